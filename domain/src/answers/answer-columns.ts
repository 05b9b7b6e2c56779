import type { FieldName } from "../documents/document-fields.ts";

/** What a supplier may do to a document by a row of a file. Source: beyond E4 */
export const answerActions = ["startProcessing", "confirm", "deliver", "signReady", "reject"] as const;
export type AnswerAction = (typeof answerActions)[number];

/** What names the document and the version that was answered. */
export const keyColumns = ["eventId", "version", "action"] as const;

/** What tells people of the document, and is not read. */
export const tellingColumns = [
  "type",
  "state",
  "subscriber",
  "product",
  "address",
  "requestedDate",
  "subscriberConnectionId",
  "projectId",
  "possible",
] as const;
export type TellingColumn = (typeof tellingColumns)[number];

/** The fields of answers that a file may fill in. */
export const answerFields = [
  "estimatedDeliveryTime",
  "connectFee",
  "monthlyFee",
  "validUntilDate",
  "connectionLength",
  "estimatedDeliveryDate",
  "supplierConnectionId",
  "actualDeliveryDate",
  "connectionDetails",
  "supplierInfo",
] as const satisfies readonly FieldName[];
export type AnswerField = (typeof answerFields)[number];

/** Why it is rejected, and why a confirmed day moved. */
export const reasonColumns = ["reason", "explanation", "delayReason"] as const;

export const answerColumns = [...keyColumns, ...tellingColumns, ...answerFields, ...reasonColumns] as const;
export type AnswerColumn = (typeof answerColumns)[number];
