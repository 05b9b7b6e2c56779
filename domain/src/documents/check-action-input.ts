import { handlingReasons } from "../enumerations/handling-reasons.ts";
import type { Issue, IssueCode } from "../values/issue.ts";
import { isBlank, isStorableText, textMaxLength } from "../values/text.ts";
import type { ActionRow, ReasonField } from "./document-actions.ts";
import { documentFields, fieldDefinition, fieldNames, type FieldName, type FieldWriter } from "./document-fields.ts";
import type { DocumentFields } from "./document-fields-schema.ts";

const missingReason: Record<ReasonField, IssueCode> = {
  cancelReason: "CANCEL_REASON_MISSING",
  cancelledBySupplierReason: "CANCEL_REASON_MISSING",
  rejectReason: "REJECT_REASON_MISSING",
  inProgressReason: "IN_PROGRESS_REASON_MISSING",
  reopenReason: "REOPEN_REASON_MISSING",
};

/** Whether the reason is picked from the handling reasons and may be explained; others are free text. */
export function hasReasonOptions(field: ReasonField): boolean {
  return documentFields[field].kind === "option";
}

function checkText(path: string, value: string | undefined): Issue[] {
  if (value === undefined) return [];
  if (value.length > textMaxLength) return [{ path, code: "TOO_LONG", params: { max: textMaxLength } }];
  return isStorableText(value) ? [] : [{ path, code: "INVALID_VALUE" }];
}

export type GivenReason = { reason?: string | undefined; explanation?: string | undefined };

/** Broken rules of the reason that an action asks for, or does not take. Source: specification §5, table C. */
export function checkReason(field: ReasonField | null, { reason, explanation }: GivenReason): Issue[] {
  if (field === null) {
    const given = Object.entries({ reason, explanation }).filter(([, value]) => value !== undefined);
    return given.map(([path]) => ({ path, code: "NOT_WRITABLE" }));
  }
  if (isBlank(reason)) return [{ path: "reason", code: missingReason[field] }];
  if (!hasReasonOptions(field)) {
    const extra: Issue[] = explanation === undefined ? [] : [{ path: "explanation", code: "NOT_WRITABLE" }];
    return [...checkText("reason", reason), ...extra];
  }
  const isOption = (handlingReasons as readonly unknown[]).includes(reason);
  if (!isOption) return [{ path: "reason", code: "NOT_AN_OPTION" }];
  if (reason === "otherReason" && isBlank(explanation)) return [{ path: "explanation", code: "REQUIRED" }];
  return checkText("explanation", explanation);
}

const writerOf: Record<"subscriber" | "answer", FieldWriter> = { subscriber: "subscriber", answer: "supplier" };

/**
 * The fields that this row of the table lets its party write (R4); `asked` are those that a question names or a request
 * may change. What was requested is given by nobody who carries it out.
 */
export function writableFields({ fields }: Pick<ActionRow, "fields">, asked: readonly FieldName[] = []): FieldName[] {
  if (fields === "asked" || fields === "wished") return fieldNames.filter((name) => asked.includes(name));
  const writer = fields === null || fields === "requested" ? null : writerOf[fields];
  return fieldNames.filter((name) => fieldDefinition(name).writer === writer);
}

const isOther = (one: unknown, other: unknown) => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

/** Of what a request wishes what is another than it is; none of the fields that it may change is an object. */
export const wishedFields = (before: DocumentFields, given: DocumentFields): DocumentFields =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => isOther(value, before[name as FieldName])));

/** A request to change something has to wish for something. */
export const checkWished = (row: Pick<ActionRow, "fields">, wished: DocumentFields): Issue[] =>
  row.fields === "wished" && Object.keys(wished).length === 0 ? [{ path: "document", code: "NOTHING_REQUESTED" }] : [];

/** The given fields that the action does not take. */
export function checkWritable(row: ActionRow, given: DocumentFields, asked: readonly FieldName[] = []): Issue[] {
  const writable = writableFields(row, asked);
  return (Object.keys(given) as FieldName[])
    .filter((name) => !writable.includes(name))
    .map((name) => ({ path: `document.${name}`, code: "NOT_WRITABLE" }));
}
