import type { BulkChange, DocumentRow } from "../api/entities.ts";
import type { MessageOfSeveral } from "../api/change-several.ts";
import { checkReason, hasReasonOptions, type GivenReason } from "@runko/domain/documents/check-action-input";
import { checkDocument, demandsOf, type CheckContext } from "@runko/domain/documents/check-document";
import { checkField } from "@runko/domain/documents/check-field";
import { actionTable } from "@runko/domain/documents/document-actions";
import { fieldDefinition } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { checkMessage } from "@runko/domain/messages/check-message";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Issue } from "@runko/domain/values/issue";
import { prefilledAnswer } from "../edit/prefilled-answer.ts";
import type { AskedBulkAction } from "./bulk-actions.ts";

/** What may be changed on many documents, by the fields that keep it. */
export const commonFields = ["contactName", "contactPhone", "contactEmail", "projectId"] as const;
type CommonField = (typeof commonFields)[number];

type RowForm = { day: string; connectionId: string };

export type BulkForm = {
  day: string;
  rows: Record<string, RowForm>;
  choice: string;
  text: string;
  subject: string;
  content: string;
  fields: Record<CommonField, string>;
  /** Empty: none chosen yet. */
  handlerId: string;
};

/** The handler where it is given to nobody. */
export const nobody = "nobody";

/** The name of a row in the form. */
export const rowName = (id: number) => `tid${id}` as const;

/** The day that the action gives, row by row. */
const dayFields = { confirm: "estimatedDeliveryDate", signReady: "actualDeliveryDate" } as const;
export type DatedAction = keyof typeof dayFields;
export const isDated = (action: AskedBulkAction): action is DatedAction => action in dayFields;

/** Whether the row is asked for the supplier's connection id: orders are confirmed by it. */
export const asksConnectionId = (action: AskedBulkAction, { documentType }: DocumentRow): boolean =>
  action === "confirm" && documentType === "Order";

function rowForm(action: AskedBulkAction, row: DocumentRow, now: Date): RowForm {
  if (!isDated(action)) return { day: "", connectionId: "" };
  const answer = prefilledAnswer(row, action, "", now);
  return { day: answer[dayFields[action]] ?? "", connectionId: answer.supplierConnectionId ?? "" };
}

/** What the dialog begins with: each row as its own page would. */
export function bulkForm(action: AskedBulkAction, rows: readonly DocumentRow[], now: Date): BulkForm {
  return {
    day: "",
    rows: Object.fromEntries(rows.map((row) => [rowName(row.id), rowForm(action, row, now)])),
    choice: "",
    text: "",
    subject: "",
    content: "",
    fields: { contactName: "", contactPhone: "", contactEmail: "", projectId: "" },
    handlerId: "",
  };
}

/** The fields that are the row's own. */
function ownFields(action: DatedAction, row: DocumentRow, form: BulkForm): DocumentFields {
  const { day, connectionId } = form.rows[rowName(row.id)] ?? { day: "", connectionId: "" };
  return {
    [dayFields[action]]: day,
    ...(asksConnectionId(action, row) && { supplierConnectionId: connectionId.trim() }),
  };
}

function rowIssues(action: DatedAction, row: DocumentRow, form: BulkForm, now: Date): Issue[] {
  const { documentType, category, document: before, createdAt } = row;
  const context: CheckContext = {
    documentType,
    category,
    today: todayInHelsinki(now),
    now: now.toISOString(),
    minimumNormalDays: 0,
    needsNni: false,
    before,
    history: { createdAt, confirmedAt: null, faultTime: null },
    part: { of: "answer", action, skip: action === "signReady", shown: action === "signReady" },
  };
  const fields: DocumentFields = { ...before, ...ownFields(action, row, form) };
  const asked = [...demandsOf(fields, context).keys()];
  const answer = Object.fromEntries(asked.map((name) => [name, fields[name]])) as DocumentFields;
  return checkDocument(answer, context).map((issue) => ({
    ...issue,
    path: `rows.${rowName(row.id)}.${issue.path === "supplierConnectionId" && asksConnectionId(action, row) ? "connectionId" : "day"}`,
  }));
}

const filled = ({ fields }: BulkForm): [CommonField, string][] =>
  commonFields.flatMap((name): [CommonField, string][] => {
    const value = fields[name].trim();
    return value === "" ? [] : [[name, value]];
  });

function fieldIssues(form: BulkForm): Issue[] {
  const given = filled(form);
  if (given.length === 0) return [{ path: `fields.${commonFields[0]}`, code: "REQUIRED" }];
  return given.flatMap(([name, value]) =>
    checkField(name, fieldDefinition(name), value, true).map((issue) => ({ ...issue, path: `fields.${name}` })),
  );
}

const reasonFieldOf = (action: AskedBulkAction) => actionTable.find((row) => row.action === action)?.reason ?? null;

/** Whether the reason of the action is chosen of a list. */
export const choosesReason = (action: AskedBulkAction): boolean => {
  const field = reasonFieldOf(action);
  return field !== null && hasReasonOptions(field);
};

function reasonOf(action: AskedBulkAction, { choice, text }: BulkForm): GivenReason {
  if (!choosesReason(action)) return { reason: text.trim() };
  return { reason: choice, ...(text.trim() !== "" && { explanation: text.trim() }) };
}

function reasonIssues(action: AskedBulkAction, form: BulkForm): Issue[] {
  const issues = checkReason(reasonFieldOf(action), reasonOf(action, form));
  return issues.map((issue) => ({
    ...issue,
    path: issue.path === "reason" && choosesReason(action) ? "choice" : "text",
  }));
}

/** Everything that stands in the way of sending it, with the names of the form's inputs as paths. */
export function bulkIssues(action: AskedBulkAction, form: BulkForm, rows: readonly DocumentRow[], now: Date): Issue[] {
  if (isDated(action)) return rows.flatMap((row) => rowIssues(action, row, form, now));
  if (action === "assign") return form.handlerId === "" ? [{ path: "handlerId", code: "REQUIRED" }] : [];
  if (action === "edit") return fieldIssues(form);
  if (action === "sendMessage") return checkMessage(form);
  return reasonIssues(action, form);
}

export type GivenBulk =
  { change: BulkChange; own?: ReadonlyMap<number, DocumentFields> } | { message: MessageOfSeveral };

/** What is sent of the form. */
export function givenBulk(action: AskedBulkAction, form: BulkForm, rows: readonly DocumentRow[]): GivenBulk {
  if (action === "sendMessage") return { message: { subject: form.subject.trim(), content: form.content.trim() } };
  if (isDated(action))
    return {
      change: { action, ...(action === "signReady" && { skip: true }) },
      own: new Map(rows.map((row) => [row.id, ownFields(action, row, form)])),
    };
  if (action === "assign") return { change: { action, handlerId: form.handlerId === nobody ? null : form.handlerId } };
  if (action === "edit") return { change: { action, document: Object.fromEntries(filled(form)) } };
  return { change: { action, ...reasonOf(action, form) } };
}
