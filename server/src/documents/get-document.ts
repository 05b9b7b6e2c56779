import { offeredActions, type RefusedOffer } from "@runko/domain/documents/allowed-actions";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { CompiledQuery, type Kysely } from "kysely";
import { showFiles } from "../files/show-files.ts";
import type { Database } from "../platform/database/schema.ts";
import { joinObjects } from "../platform/http/join-objects.ts";
import { Problem } from "../platform/http/problem.ts";
import { factsOf, type FactLimits } from "./document-facts.ts";
import type { DocumentScope } from "./document-scope.ts";
import { isOwnDocument, ruledDocument } from "./document-store.ts";
import { forwarderScope } from "./forwarder-scope.ts";
import { loadRelations } from "./load-relations.ts";
import { serviceTimesOf } from "../organizations/service-times.ts";
import { showClocks } from "./show-clocks.ts";
import { shownStatement, type ShownRow } from "./shown-statement.ts";

export type ShownDocument = { json: string; version: number };

export type ShownOptions = { now: Date; limits: FactLimits; type?: DocumentType; texts: Catalogue };

async function loadShown(
  db: Kysely<Database>,
  scope: DocumentScope,
  eventId: number,
  { limits }: ShownOptions,
): Promise<ShownRow | undefined> {
  const { text, values } = shownStatement(scope, eventId, limits);
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return rows[0] as ShownRow | undefined;
}

const told = ({ documents, documentRefusals }: Catalogue, { code, states: [nearest] = [] }: RefusedOffer): string =>
  nearest === undefined ? documentRefusals[code] : documents.notBefore(documents.states[nearest]);

function actionsOf(scope: DocumentScope, { rules }: ShownRow, { now, limits, texts }: ShownOptions) {
  if (!scope.mayAct || !isOwnDocument(scope, rules)) return { allowedActions: [], refusedActions: [] };
  const facts = factsOf(rules, rules, { purpose: "offer", now, limits });
  const { allowed, refused } = offeredActions(scope, ruledDocument(rules), facts);
  return { allowedActions: allowed, refusedActions: refused.map((one) => ({ ...one, message: told(texts, one) })) };
}

/** What the row says of a document, and its relations as JSON, with what its viewer may do to it now. */
export function shownDocument(
  scope: DocumentScope,
  row: ShownRow,
  relations: string,
  options: ShownOptions,
): ShownDocument {
  const { json, files, rules, version, clocks, service_times: said } = row;
  const clock = showClocks(clocks ?? [], serviceTimesOf(said), scope.side, options.now);
  const shownFiles = showFiles(scope, ruledDocument(rules), files);
  const added = JSON.stringify({ clock, ...shownFiles, ...actionsOf(scope, row, options) });
  return { json: joinObjects(json, relations, added), version };
}

/** The whole document as its viewer may see it, with what may be done to it now (D-30). */
export async function getDocument(
  db: Kysely<Database>,
  scope: DocumentScope,
  eventId: number,
  options: ShownOptions,
): Promise<ShownDocument> {
  const row = await loadShown(db, scope, eventId, options);
  const asForwarder = row ? undefined : await forwarderScope(db, scope, eventId);
  const shown = asForwarder ? await loadShown(db, asForwarder, eventId, options) : row;
  if (!shown || (options.type && shown.rules.document_type !== options.type)) throw new Problem("DOCUMENT_NOT_FOUND");
  const seenBy = asForwarder ?? scope;
  return shownDocument(seenBy, shown, await loadRelations(db, seenBy, eventId, shown), options);
}
