import { checkNni } from "@runko/domain/nnis/check-nni";
import type { NniFields } from "@runko/domain/nnis/nni-schema";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import type { FieldErrors } from "react-hook-form";
import type { Nni } from "./nni-entities.ts";

/** The form of an NNI. */
export type NniValues = NniFields & { productGroupIds: string[] };

const words = texts.controlNnis;

export const emptyNni: NniValues = { identifier: "", description: "", active: true, productGroupIds: [] };

export const valuesOf = ({ identifier, description, active, productGroups }: Nni): NniValues => ({
  identifier,
  description,
  active,
  productGroupIds: productGroups.map(({ id }) => id),
});

const own = ({ identifier, description, active }: NniValues): NniFields => ({ identifier, description, active });

/** What the rules say of the form, at its fields. */
export function nniErrors(values: NniValues): FieldErrors<NniValues> {
  return Object.fromEntries(
    checkNni(own(values)).map((issue) => [
      issue.path,
      { type: issue.code, message: issueMessage(texts.issues, issue) },
    ]),
  );
}

const shown = (value: unknown): string => {
  if (typeof value === "boolean") return value ? texts.control.yes : texts.control.no;
  return typeof value === "string" && value.trim() !== "" ? value.trim() : texts.control.nothing;
};

/** What saving would change, in the words of the form. */
export function nniChanges(before: NniValues, after: NniValues, nameOf: (groupId: string) => string) {
  const changes = changesBetween(own(before), own(after)).map((change) => ({
    label: words.fields[change.field as keyof NniFields],
    text: texts.control.change(shown(change.before), shown(change.after)),
  }));
  const { productGroupIds: old } = before;
  const fresh = after.productGroupIds;
  const groups = [
    ...fresh.filter((id) => !old.includes(id)).map((id) => texts.control.added(nameOf(id))),
    ...old.filter((id) => !fresh.includes(id)).map((id) => texts.control.removed(nameOf(id))),
  ];
  return groups.length === 0 ? changes : [...changes, { label: words.fields.productGroupIds, text: groups.join(", ") }];
}
