import { checkSupplierNotice } from "@runko/domain/supplier-notices/check-supplier-notice";
import type { TerminationTerms } from "@runko/domain/supplier-notices/check-termination";
import type { ChoiceWay, ConnectionChoice, NoticeKind } from "@runko/domain/supplier-notices/supplier-notice";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Issue } from "@runko/domain/values/issue";
import type { NoticeBody } from "./notice-queries.ts";

export type NoticeForm = {
  kind: NoticeKind;
  title: string;
  text: string;
  beginsAt: string;
  endsAt: string;
  /** Of connections that end, which have no other times. */
  lastDay: string;
  alternatives: string[];
  alternativesText: string;
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
const choiceOf = (form: NoticeForm): ConnectionChoice & { values: string[] } => ({
  by: form.by,
  values: valuesOf(form),
});

/** Of what a preview is asked. */
export const askedOf = (form: NoticeForm) => ({ kind: form.kind, choice: choiceOf(form) });

/** What is sent of the form. */
export function bodyOf(form: NoticeForm): NoticeBody {
  const { kind, title, text, beginsAt, endsAt, lastDay, alternatives, alternativesText } = form;
  const said = { kind, title, text, choice: choiceOf(form) };
  return kind === "termination"
    ? { ...said, lastDay, alternatives, alternativesText }
    : { ...said, beginsAt, endsAt: endsAt || null };
}

/** The field in which what is wrong at a path of the request is put right. */
export function fieldOf(path: string, { by }: Pick<NoticeForm, "by">): keyof NoticeForm | undefined {
  if (path.startsWith("choice")) return typedWays.has(by) ? "typed" : by === "product" ? "product" : "municipality";
  if (path.startsWith("alternatives.")) return "alternatives";
  const fields = ["title", "text", "beginsAt", "endsAt", "lastDay", "alternatives", "alternativesText"] as const;
  return fields.find((field) => path === field);
}

/** By what terms connections end, as far as the portal has told them. */
export type KnownTerms = Pick<TerminationTerms, "noticeDays" | "boundUntil"> | undefined;

export const termsOf = (known: NonNullable<KnownTerms>): TerminationTerms => ({
  today: todayInHelsinki(new Date()),
  noticeDays: known.noticeDays,
  boundUntil: known.boundUntil,
});

/** What is wrong with the form, by its fields; what the portal has not told yet it judges itself. */
export function checkNoticeForm(form: NoticeForm, known: KnownTerms): Issue[] {
  const {
    beginsAt = "",
    endsAt = null,
    lastDay = null,
    alternatives = [],
    alternativesText = "",
    ...said
  } = bodyOf(form);
  const fields = { ...said, beginsAt, endsAt, lastDay, alternatives, alternativesText };
  const terms = termsOf(known ?? { noticeDays: 0, boundUntil: null });
  return checkSupplierNotice(fields, new Date().toISOString(), terms)
    .filter(({ code }) => known !== undefined || code !== "LAST_DAY_TOO_EARLY")
    .map((issue) => ({ ...issue, path: fieldOf(issue.path, form) ?? issue.path }));
}
