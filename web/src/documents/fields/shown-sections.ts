import { isEmptyValue } from "@runko/domain/documents/check-document";
import { fieldNames, fieldsWrittenBy, type FieldGroup, type FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { fieldsByGroup } from "./fields-of-group.ts";

export type ShownSection = { title: string; groups: readonly FieldGroup[] };

const { groups: titles } = texts.documents;
const own = (group: FieldGroup): ShownSection => ({ title: titles[group], groups: [group] });

/** The subjects of the page, the answer before the bookkeeping. Source: screens.md */
const sections: readonly ShownSection[] = [
  own("connection"),
  own("addresses"),
  own("customer"),
  own("schedule"),
  own("fault"),
  own("answer"),
  own("correction"),
  { title: texts.documentPage.sections.billing, groups: ["billing", "references"] },
];

const answerGroups: ReadonlySet<FieldGroup> = new Set(["answer", "correction"]);
export const feeNames: ReadonlySet<FieldName> = new Set(["connectFee", "monthlyFee"]);
const answerNames = fieldsWrittenBy("supplier");

/** Whether the section is what the supplier says. */
export const isOfAnswer = ({ groups }: ShownSection): boolean => groups.some((group) => answerGroups.has(group));

/** Whether the supplier has answered; fees alone may have come from the offer (D-40). */
export const hasAnswer = (fields: DocumentFields): boolean =>
  answerNames.some((name) => !feeNames.has(name) && !isEmptyValue(fields[name]));

/** Whether some of what is asked is an answer's. */
export const asksForAnswer = (asked: ReadonlyMap<FieldName, unknown>): boolean =>
  answerNames.some((name) => asked.has(name));

/** A fault tells of the fault first, and the answer stands before all else once there is one. */
export function shownSections(type: DocumentType, answerFirst: boolean): readonly ShownSection[] {
  const isFault = ({ groups }: ShownSection) => groups.includes("fault");
  const ranks = (section: ShownSection): number => {
    if (answerFirst && isOfAnswer(section)) return 0;
    return type === "Fault" && isFault(section) ? 1 : 2;
  };
  return sections.toSorted((one, other) => ranks(one) - ranks(other));
}

/** The fields of each group; what is wrong belongs to the fault. */
export function groupedFields(type: DocumentType): ReadonlyMap<FieldGroup, FieldName[]> {
  const grouped = new Map(fieldsByGroup(fieldNames).map(({ group, names }) => [group, names]));
  if (type !== "Fault") return grouped;
  const [connection, fault] = [grouped.get("connection") ?? [], grouped.get("fault") ?? []];
  grouped.set(
    "connection",
    connection.filter((name) => name !== "description"),
  );
  return grouped.set("fault", [...fault.slice(0, 2), "description", ...fault.slice(2)]);
}
