import { texts } from "@runko/domain/texts/texts";
import type { WholeDocument } from "../api/entities.ts";

export type DateChange = WholeDocument["dateChanges"][number];

/** Why a date moved, as the supplier told it; of a proposal or a refusal what was said with it. */
export function reasonOfChange({ kind, delayReason, text }: DateChange): string {
  const reason = delayReason === null ? "" : texts.enumerations.delayReason[delayReason];
  const unknown = kind === "supplierMoved" && reason === "" ? texts.deliveryDates.reasonUnknown : "";
  return [reason || unknown, text].filter(Boolean).join(": ");
}
