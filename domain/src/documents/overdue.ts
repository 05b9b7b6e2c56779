import { isOrderType } from "../enumerations/document-types.ts";
import type { DocumentState } from "./document-states.ts";
import type { DocumentType } from "../enumerations/document-types.ts";

/** The day by which a document in this state is done: the promised one once there is one, until then the requested one. */
export function dueField(
  type: DocumentType,
  state: DocumentState | undefined,
): "requestedDate" | "estimatedDeliveryDate" | undefined {
  if (type === "Fault") return undefined;
  if (state === "OPEN" || state === "IN_PROCESSING") return "requestedDate";
  return isOrderType(type) && (state === "CONFIRMED" || state === "IN_DELIVERY") ? "estimatedDeliveryDate" : undefined;
}

type Dated = {
  documentType: DocumentType;
  eventState: DocumentState;
  document: { requestedDate?: string | null | undefined; estimatedDeliveryDate?: string | null | undefined };
};

/** The field whose day is past though the document is not done. */
export function overdueField({ documentType, eventState, document }: Dated, today: string) {
  const field = dueField(documentType, eventState);
  return field !== undefined && (document[field] ?? today) < today ? field : undefined;
}
