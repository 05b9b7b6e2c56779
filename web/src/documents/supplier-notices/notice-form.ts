import { checkSupplierNotice } from "@runko/domain/supplier-notices/check-supplier-notice";
import type { ChoiceWay, ConnectionChoice, NoticeKind } from "@runko/domain/supplier-notices/supplier-notice";
import type { Issue } from "@runko/domain/values/issue";
import type { NoticeBody } from "./notice-queries.ts";

export type NoticeForm = {
  kind: NoticeKind;
  title: string;
  text: string;
  beginsAt: string;
  endsAt: string;
  by: ChoiceWay;
  /** What is chosen of a list, by each way that has one. */
  municipality: string[];
  product: string[];
  /** What is typed. */
  typed: string;
};

export const typedWays: ReadonlySet<ChoiceWay> = new Set(["postalCode", "hub", "connection"]);

const valuesOf = ({ by, municipality, product, typed }: NoticeForm): string[] => {
  if (by === "municipality") return municipality;
  if (by === "product") return product;
  const parts = by === "hub" ? typed.split("\n") : typed.split(/[\s,;]+/);
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ""))];
};

/** Which connections the form means. */
export const choiceOf = (form: NoticeForm): ConnectionChoice & { values: string[] } => ({
  by: form.by,
  values: valuesOf(form),
});

/** What is sent of the form. */
export function bodyOf(form: NoticeForm): NoticeBody {
  const { kind, title, text, beginsAt, endsAt } = form;
  return { kind, title, text, beginsAt, endsAt: endsAt || null, choice: choiceOf(form) };
}

/** The field in which what is wrong at a path of the request is put right. */
export function fieldOf(path: string, { by }: Pick<NoticeForm, "by">): keyof NoticeForm | undefined {
  if (path.startsWith("choice")) return typedWays.has(by) ? "typed" : by === "product" ? "product" : "municipality";
  const fields = ["title", "text", "beginsAt", "endsAt"] as const;
  return fields.find((field) => path === field);
}

/** What is wrong with the form, by its fields. */
export function checkNoticeForm(form: NoticeForm): Issue[] {
  const { beginsAt = "", endsAt = null, ...said } = bodyOf(form);
  const issues = checkSupplierNotice({ ...said, beginsAt, endsAt }, new Date().toISOString());
  return issues.map((issue) => ({ ...issue, path: fieldOf(issue.path, form) ?? issue.path }));
}
