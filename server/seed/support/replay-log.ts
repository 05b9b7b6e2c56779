import { writableFields } from "@runko/domain/documents/check-action-input";
import { checkDocument } from "@runko/domain/documents/check-document";
import { actionTable, type ActionRow } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentState } from "@runko/domain/documents/document-states";
import { dateOfInstant } from "@runko/domain/values/instant";
import type { FieldChange } from "../../src/documents/write-event-log.ts";
import type { DemoRow, DemoUnderTest } from "./demo-under-test.ts";

type Entry = DemoRow<"event_log">;
type Replayed = { state: DocumentState; archived: boolean; version: number; fields: DocumentFields; faults: string[] };

const marks = new Set(["ordered", "modified", "disconnected"]);
const changesOf = ({ changes }: Entry) => changes as readonly FieldChange[];

/** Rows that tell of what was done to another document: of an order's case, or of a forwarded document. */
function isConsequence(entry: Entry, document: DemoRow<"documents">): boolean {
  if (entry.label !== "updated") return false;
  const isTransfer = entry.action === "transferToOriginal" && document.source_mode !== "FORWARD";
  const isChangeOfConnection = entry.action === "signReady" && document.document_type === "Order";
  return isTransfer || isChangeOfConnection || changesOf(entry).some(({ field }) => marks.has(field));
}

function rowFor(entry: Entry, document: DemoRow<"documents">, state: DocumentState): ActionRow | undefined {
  return actionTable.find(
    ({ action, types, from }) =>
      action === entry.action &&
      types.includes(document.document_type) &&
      (action === "create" || from.includes(state)),
  );
}

/** Does again what the log tells, by the table and with every rule of the forms, and collects what goes wrong. */
export function replayLog(demo: DemoUnderTest, document: DemoRow<"documents">): Replayed {
  const supplier = demo.organization.get(document.supplier_id);
  const lines = demo.linesOf.get(document.id) ?? [];
  const products = lines.flatMap(({ product_id }) => demo.product.get(product_id) ?? []);
  const needsNni = products.some(({ nni_product }) => nni_product);
  const replayed: Replayed = { state: "OPEN", archived: false, version: 0, fields: {}, faults: [] };
  const blame = (entry: Entry, what: string) =>
    replayed.faults.push(`${document.document_type} ${document.id} ${entry.action}: ${what}`);

  for (const entry of demo.logOf.get(document.id) ?? []) {
    const before = { ...replayed.fields };
    for (const { field, from, to } of changesOf(entry)) {
      if (field === "userProcessed" || field === "files" || marks.has(field)) continue;
      const known = before[field as keyof DocumentFields] ?? null;
      if (JSON.stringify(known) !== JSON.stringify(from)) blame(entry, `${field} was another`);
      Object.assign(replayed.fields, { [field]: to ?? undefined });
    }
    if (entry.action === "addFile") {
      // What came with the form was there in its first version.
      replayed.version += entry.at === document.created_at ? 0 : 1;
      if (entry.version !== replayed.version) blame(entry, `version ${entry.version}, not ${replayed.version}`);
      continue;
    }
    const consequence = isConsequence(entry, document);
    const row = consequence ? undefined : rowFor(entry, document, replayed.state);
    if (!consequence && !row) blame(entry, `not allowed in ${replayed.state}`);
    if (row && row.log !== entry.label) blame(entry, `label ${entry.label}`);
    replayed.version += consequence || row?.versioned ? 1 : 0;
    if (entry.version !== replayed.version) blame(entry, `version ${entry.version}, not ${replayed.version}`);
    // What an answer corrects or a request wished is told by its changes, and by no form.
    if (row?.fields && row.fields !== "asked" && row.fields !== "requested") {
      const own = Object.fromEntries(writableFields(row).map((name) => [name, replayed.fields[name]]));
      const issues = checkDocument(own as DocumentFields, {
        documentType: document.document_type,
        category: document.category,
        today: dateOfInstant(entry.at),
        now: entry.at,
        minimumNormalDays: supplier?.minimum_normal_delivery_days ?? 0,
        needsNni,
        products: row.fields === "subscriber" ? products : [],
        agreed: entry.action === "create" ? undefined : before,
        history: {
          createdAt: document.created_at,
          confirmedAt: document.confirmed_at && document.confirmed_at < entry.at ? document.confirmed_at : null,
          faultTime: before.faultTime ?? null,
        },
        ...(entry.action === "create" ? {} : { before }),
        part:
          row.fields === "subscriber"
            ? { of: "subscriber" }
            : { of: "answer", action: row.action, skip: !replayed.fields.connectionDetails },
      });
      for (const { path, code } of issues) blame(entry, `${path} ${code}`);
    }
    if (row?.reason && !replayed.fields[row.reason]) blame(entry, `no ${row.reason}`);
    if (row?.to) replayed.state = row.to;
    if (entry.action === "archive") replayed.archived = true;
  }
  return replayed;
}
