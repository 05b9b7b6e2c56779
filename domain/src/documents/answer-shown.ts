import type { DocumentState } from "./document-states.ts";
import { isOrderType, type DocumentType } from "../enumerations/document-types.ts";

/** Whether the subscriber sees the supplier's answer; once shown it stays so through a cancellation. Source: D-9b. */
export function answerShown(type: DocumentType, state: DocumentState, shownBefore: boolean): boolean {
  if (state === "CANCELLED") return shownBefore;
  if (isOrderType(type)) return state === "CONFIRMED" || state === "IN_DELIVERY" || state === "READY";
  return state === "READY";
}
