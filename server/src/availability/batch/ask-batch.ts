import { mostAskedAtOnce, projectOfBatch } from "@runko/domain/imports/asked-row";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { Problem } from "../../platform/http/problem.ts";
import { refuseIssues } from "../../platform/http/refuse-issues.ts";
import type { ImportAsked, ImportContext, ImportKind } from "../../import-kind.ts";
import { dropUnsent } from "../../imports/list-right-rows.ts";
import { startImport } from "../../imports/start-import.ts";
import { keepAsking, numberBatch } from "./batch-store.ts";
import { cellsOfRequest, namesOfOffered, requestsOfBatch } from "./requests-of-batch.ts";
import type { Resolved } from "./resolve-batch.ts";

type Asking = ImportAsked & { language: string; importId: string; supplierIds: readonly string[] };

/**
 * Writes what is not known at the addresses as a file of availability requests, which is checked at once and sent when
 * somebody says so. What an earlier one has left unsent goes: it is asked anew, as far as it is still unknown.
 */
export async function askBatch(
  context: ImportContext,
  kind: ImportKind,
  asking: Asking,
  resolve: () => Promise<Resolved>,
): Promise<string> {
  const { importId, organizationId, supplierIds, defaults } = asking;
  return await inTransaction(context.db, async (trx) => {
    const { number, askingId } = await numberBatch(trx, { organizationId, importId });
    if (askingId !== null && !(await dropUnsent(trx, askingId))) throw new Problem("IMPORT_STATE");
    const { offered, rows } = await resolve();
    const requests = requestsOfBatch(rows, supplierIds);
    if (requests.length === 0) throw new Problem("IMPORT_NOTHING_TO_SEND");
    if (requests.length > mostAskedAtOnce)
      refuseIssues([{ path: "supplierIds", code: "TOO_MANY", params: { max: mostAskedAtOnce } }]);
    const projectId = projectOfBatch(number);
    const asked = { ...asking, defaults: { ...defaults, projectId } };
    const names = namesOfOffered(offered);
    const id = await startImport({ ...context, db: trx }, kind, asked, {
      fileName: `${projectId}.xlsx`,
      rows: requests.map((request) => cellsOfRequest(request, names)),
    });
    await keepAsking(trx, { importId, askingId: id });
    return id;
  });
}
