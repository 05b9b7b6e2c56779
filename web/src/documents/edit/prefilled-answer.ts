import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { isOrderType } from "@runko/domain/enumerations/document-types";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { WholeDocument } from "../api/entities.ts";
import type { EditAction } from "./check-edit.ts";

type Answered = Pick<WholeDocument, "documentType" | "document">;

const toMinute = (now: Date): string => new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();

function usualAnswer(
  { documentType, document }: Answered,
  action: EditAction,
  name: string,
  now: Date,
): DocumentFields {
  const today = todayInHelsinki(now);
  if (action === "confirm")
    return { estimatedDeliveryDate: [document.requestedDate ?? today, today].toSorted().at(-1) };
  if (action !== "signReady") return {};
  if (isOrderType(documentType)) return { actualDeliveryDate: today };
  if (documentType !== "Fault") return {};
  const [time, began] = [toMinute(now), document.faultTime ?? ""];
  return { correctorName: name, ...(time >= began && { correctionTime: time }) };
}

/** The fields with what an answer usually says filled in where nothing is said: today, now, oneself, as requested. */
export function prefilledAnswer(answered: Answered, action: EditAction, name: string, now: Date): DocumentFields {
  const said = Object.entries(answered.document).filter(([, value]) => value !== null && value !== undefined);
  return { ...usualAnswer(answered, action, name, now), ...Object.fromEntries(said) };
}
