import { countersOf } from "@runko/domain/documents/counters";
import { isListed } from "@runko/domain/documents/listed";
import type { Side } from "@runko/domain/documents/sides";
import { waitingSince } from "@runko/domain/documents/waits";
import type { DraftDocument } from "../cases/draft-document.ts";
import type { SeedRow, SeedRows } from "../seed-rows.ts";

/** The drawer's figures: documents by type and state and unread messages, archived ones left out (D-31). */
export function addCounterRows(rows: SeedRows, documents: readonly DraftDocument[]): void {
  const counters = new Map<string, SeedRow<"document_counters"> & { amount: number }>();
  const count = (organization_id: string, role: string, { documentType }: DraftDocument, counter: string): void => {
    const key = [organization_id, role, documentType, counter].join("|");
    const known = counters.get(key);
    if (known) known.amount += 1;
    else counters.set(key, { organization_id, role, document_type: documentType, counter, amount: 1 });
  };
  for (const document of documents) {
    const bySubscriber = isListed(document, "subscriber");
    const bySupplier = isListed(document, "supplier");
    const waits = (side: Side) => waitingSince(document.waits, side) !== null;
    const waitsFor = { subscriber: waits("subscriber"), supplier: waits("supplier") };
    const counted = { ...document, faultType: document.fields.faultType, waitsFor };
    for (const counter of countersOf(counted, "subscriber"))
      count(document.subscriberId, "SUBSCRIBER", document, counter);
    for (const counter of countersOf(counted, "supplier")) count(document.supplierId, "SUPPLIER", document, counter);
    for (const { organization, readAt, expired } of document.messages) {
      if (readAt !== null || expired) continue;
      const toSupplier = organization === document.subscriber;
      if (!(toSupplier ? bySupplier : bySubscriber)) continue;
      if (toSupplier) count(document.supplierId, "SUPPLIER", document, "unreadMessages");
      else count(document.subscriberId, "SUBSCRIBER", document, "unreadMessages");
    }
  }
  rows.add("document_counters", ...counters.values());
}
