import {
  connectionKind as name,
  importedConnectionColumns,
  importedFields,
} from "@runko/domain/imports/imported-connection";
import { columnOfIssue, readDocumentRow } from "@runko/domain/imports/read-document-row";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Kysely } from "kysely";
import { importConnection, judgeConnection } from "../documents/import-connection.ts";
import { requireRightToCreate } from "../documents/require-right-to-create.ts";
import type { ImportContext, ImportJob, ImportKind, NamedRow } from "../import-kind.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { judgeRows } from "./judge-rows.ts";
import { productOf } from "./find-products.ts";
import { loadNamed, loadOrderable } from "./known-things.ts";
import { scopeOfJob, type ReadOrderRow } from "./read-rows.ts";

const names = new Set(importedFields);

async function readConnections(
  db: Kysely<Database>,
  context: ImportContext,
  job: ImportJob,
  rows: readonly NamedRow[],
): Promise<ReadOrderRow[]> {
  const { organizationId, texts } = job;
  const asked = rows.map(({ cells }) => cells["product"] ?? "");
  const offered = await loadOrderable(db, { organizationId, type: "Order" }, asked);
  const named = await (await loadNamed(context, db, organizationId, rows))(undefined);
  const today = todayInHelsinki(context.clock.now());
  return rows.map(({ cells }): ReadOrderRow => {
    const { fields: document, issues, warnings } = readDocumentRow(texts, cells, { names, today, named });
    const found = productOf(offered, cells);
    if (found.issue) return { request: undefined, issues: [found.issue, ...issues], warnings };
    const product = found.chosen;
    const input = { supplierId: product.supplierId, document, eventProducts: [{ productId: product.id }] };
    const request = { scope: scopeOfJob(job), documentType: "Order" as const, input, requestId: job.jobId };
    return { request, issues, warnings };
  });
}

/** Rows of a file as connections that were ordered elsewhere (0204). */
export const connectionKind: ImportKind = {
  name,
  role: "SUBSCRIBER",
  unique: ["subscriberConnectionId"],
  requireRight: async ({ db }, asked) => {
    await requireRightToCreate(db, scopeOfJob(asked), "Order");
  },
  columns: async (_context, { texts }) => importedConnectionColumns(texts),
  resultColumns: ({ imports }) => ({ eventId: imports.columns.tid }),
  check: async (context, job, rows) =>
    judgeRows(await readConnections(context.db, context, job, rows), job, (request) =>
      judgeConnection(context, request),
    ),
  send: async (trx, context, job, row) => {
    const [read] = await readConnections(trx, context, job, [row]);
    const { request, issues = [] } = read ?? {};
    if (!request || issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });
    const { id } = await importConnection(trx, context, request);
    return { eventId: String(id) };
  },
  placed: columnOfIssue,
};
