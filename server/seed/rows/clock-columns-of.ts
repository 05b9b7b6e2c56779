import { changedFlags } from "@runko/domain/documents/action-effects";
import { withoutNews } from "@runko/domain/documents/clock-state";
import { clocksAfter, type Clock, type ClockedDocument } from "@runko/domain/documents/clocks";
import { actionTable } from "@runko/domain/documents/document-actions";
import { pauseOf } from "@runko/domain/documents/pause-reason";
import { waitsAfter, type Wait } from "@runko/domain/documents/waits";
import { clockColumns } from "../../src/documents/document-clocks.ts";
import { classOf } from "../../src/documents/event-product-store.ts";
import type { DraftDocument, LogEntry } from "../cases/draft-document.ts";

type Standing = { document: ClockedDocument; waits: readonly Wait[] };

/** The document as it stands after one entry of its log. */
function after({ document, waits: before }: Standing, { action, at }: LogEntry): Standing {
  const row = actionTable.find(
    (one) =>
      one.action === action &&
      one.types.includes(document.documentType) &&
      (action === "create" || one.from.includes(document.eventState)),
  );
  if (!row) return { document, waits: before };
  const waits = waitsAfter(before, row, { at });
  const { cancelledByCustomer, cancelConfirmed } = changedFlags(row.effects);
  const stands = {
    ...document,
    eventState: row.to ?? document.eventState,
    processingAt: row.to === "IN_PROCESSING" ? at : document.processingAt,
    cancelledByCustomer: cancelledByCustomer ?? document.cancelledByCustomer,
    cancelConfirmed: cancelConfirmed ?? document.cancelConfirmed,
    paused: pauseOf(waits),
  };
  return { document: stands, waits };
}

/** The class by which the document is served. */
export const slaClassOf = ({ lines }: DraftDocument): string | null => classOf(lines.map(({ product }) => product));

/** The clocks as they went while what the log tells was done. */
export function clockColumnsOf(draft: DraftDocument, log: readonly LogEntry[], now: Date) {
  const { documentType, category, fields } = draft;
  const times = draft.supplier.serviceTimes;
  const document: ClockedDocument = {
    documentType,
    category,
    slaClass: slaClassOf(draft),
    eventState: "OPEN",
    faultType: fields.faultType ?? null,
    processingAt: null,
    cancelledByCustomer: false,
    cancelConfirmed: false,
    deliveryDate: fields.estimatedDeliveryDate ?? null,
    paused: null,
    heldBySubscriber: false,
  };
  let standing: Standing = { document, waits: [] };
  let clocks: Clock[] = [];
  for (const entry of log) {
    standing = after(standing, entry);
    clocks = clocksAfter(clocks, standing.document, { at: entry.at, times });
  }
  return clockColumns(withoutNews(clocks, now.toISOString()));
}
