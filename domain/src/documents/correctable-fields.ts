import { fieldsOfType } from "./fields-of-type.ts";
import type { FieldName } from "./document-fields.ts";
import type { DocumentType } from "../enumerations/document-types.ts";

/**
 * The subscriber's fields that may still be corrected while a document is handled: how and when it is delivered, and whom to
 * ask. What is ordered, from where to where and on which terms is what the supplier has taken on, and is ordered anew.
 */
export const correctableFields = [
  "description",
  "interface",
  "connector",
  "otherEndInterface",
  "otherEndConnector",
  "targetExchange",
  "targetHub",
  "connectionConfiguration",
  "arguments",
  "installation",
  "passageInstructions",
  "customerName",
  "contactName",
  "contactPhone",
  "contactEmail",
  "requestedDate",
  "subscriberInfo",
  "ticketNumber",
  "terminalChecked",
  "configurationChecked",
  "terminalLightsChecked",
  "technicalContact",
  "otherInfo",
  "customBillingReference",
  "projectId",
  "contractNumber",
  "orderNumber",
] as const satisfies readonly FieldName[];

/** Those of them that a request may change once it is confirmed: another day goes its own way (0133). */
export const amendableFieldsOf = (type: DocumentType): FieldName[] =>
  correctableFieldsOf(type).filter((name) => name !== "requestedDate");

/** Those that a document of this type may have. */
export function correctableFieldsOf(type: DocumentType): FieldName[] {
  const known = fieldsOfType(type);
  return correctableFields.filter((name) => known.has(name));
}
