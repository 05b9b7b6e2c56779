import { offeredActions } from "@runko/domain/documents/allowed-actions";
import type { DocumentType } from "@runko/domain/documents/document-types";
import { texts } from "@runko/domain/texts/texts";
import { sql, type Kysely } from "kysely";
import type { AttachedFile } from "../attachments/file-schema.ts";
import { showFiles } from "../attachments/show-files.ts";
import type { Database } from "../platform/database/schema.ts";
import { prepared } from "../platform/database/name-prepared.ts";
import { Problem } from "../platform/http/problem.ts";
import { chainColumns } from "./chain-columns.ts";
import { attachedFiles, documentJoins, documentJson } from "./document-json.ts";
import { factColumns, factsOf, type FactLimits, type FactRow } from "./document-facts.ts";
import type { DocumentScope } from "./document-scope.ts";
import {
  inScope,
  isOwnDocument,
  ruledColumns,
  ruledDocument,
  type RuledRow,
  type StoredDocument,
} from "./document-store.ts";
import { forwarderScope } from "./forwarder-scope.ts";

export type ShownDocument = { json: string; version: number };

type Neighbours = { originalEvent: unknown; forwards: unknown[] };
type ShownRow = RuledRow &
  Pick<StoredDocument, "version" | "ready_at" | "cancelled_at"> &
  FactRow &
  Neighbours & { json: string; files: AttachedFile[] };
type Options = { now: Date; limits: FactLimits; type?: DocumentType };

/** Named one by one: a prepared statement of all columns would end when a migration adds one. */
const columns = [...ruledColumns, "version", "ready_at", "cancelled_at"].map((column) => `d.${column}`).join(", ");

/** All of it in one statement, so that what is offered is of the version that is shown. */
async function loadShown(
  db: Kysely<Database>,
  scope: DocumentScope,
  eventId: number,
  { limits }: Options,
): Promise<ShownRow | undefined> {
  const view = scope.side === "subscriber_id" ? "SUBSCRIBER" : scope.role;
  const { rows } = await sql<ShownRow>`${sql.raw(prepared)}
    SELECT ${sql.raw(columns)}, ${sql.raw(documentJson(view, String(limits.lockSilenceSeconds)))}::text AS json,
      ${sql.raw(attachedFiles)} AS files, ${factColumns(scope, limits)}, ${chainColumns(scope)}
    FROM documents d ${sql.raw(documentJoins)} WHERE d.id = ${eventId} AND ${inScope(scope)}`.execute(db);
  return rows[0];
}

function actionsOf(scope: DocumentScope, row: ShownRow, { now, limits }: Options) {
  if (!scope.mayAct || !isOwnDocument(scope, row)) return { allowedActions: [], refusedActions: [] };
  const facts = factsOf(row, row, { purpose: "offer", now, limits });
  const { allowed, refused } = offeredActions(scope, ruledDocument(row), facts);
  const reasons = refused.map(({ action, code }) => ({ action, code, message: texts.documents.refusals[code] }));
  return { allowedActions: allowed, refusedActions: reasons };
}

function shownDocument(scope: DocumentScope, row: ShownRow, options: Options): ShownDocument {
  const { originalEvent, forwards } = row;
  const added = JSON.stringify({
    originalEvent,
    forwards,
    ...showFiles(scope, ruledDocument(row), row.files),
    ...actionsOf(scope, row, options),
  });
  return { json: `${row.json.slice(0, -1)},${added.slice(1)}`, version: row.version };
}

/** The whole document as its viewer may see it, with what may be done to it now (D-30). */
export async function getDocument(
  db: Kysely<Database>,
  scope: DocumentScope,
  eventId: number,
  options: Options,
): Promise<ShownDocument> {
  const row = await loadShown(db, scope, eventId, options);
  const asForwarder = row ? undefined : await forwarderScope(db, scope, eventId);
  const shown = asForwarder ? await loadShown(db, asForwarder, eventId, options) : row;
  if (!shown || (options.type && shown.document_type !== options.type)) throw new Problem("DOCUMENT_NOT_FOUND");
  return shownDocument(asForwarder ?? scope, shown, options);
}
