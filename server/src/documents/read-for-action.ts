import type { DocumentFacts } from "@runko/domain/documents/ruled-document";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { ServiceTimes } from "@runko/domain/service-times/service-times";
import { CompiledQuery, type Kysely } from "kysely";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { factColumns, factsOf, type FactLimits, type FactRow } from "./document-facts.ts";
import { activeLock } from "./active-lock.ts";
import { branchArrays, sees, type DocumentScope } from "./document-scope.ts";
import type { StoredDocument } from "./document-store.ts";
import { forwarderScope } from "./forwarder-scope.ts";
import { storedColumns } from "./stored-columns.ts";
import { serviceTimesOf, type SaidOfService } from "../organizations/service-times.ts";

const columns = storedColumns.map((column) => `d.${column}`).join(", ");

/** A document as it was read without holding it: `xmin` is another one once anything of its row is written. */
type SeenDocument = StoredDocument & { xmin: string };
/** It, its facts, the service times of its supplier and the scope that sees it. */
export type Seen = { document: SeenDocument; facts: DocumentFacts; times: ServiceTimes; scope: DocumentScope };
type Served = { service_times: SaidOfService };
type Asked = {
  eventId: number;
  type?: DocumentType | undefined;
  /** Whether nobody else changes it until the transaction ends. */
  hold: boolean;
  now: Date;
  limits: FactLimits;
};

/** Holds a document and what it is a forward of, in this order, as by whoever writes both. */
async function holdRows(db: Kysely<Database>, eventId: number): Promise<void> {
  const held = (id: number) => db.selectFrom("documents").select("original_event_id").where("id", "=", id).forUpdate();
  const document = await held(eventId).executeTakeFirst();
  if (document?.original_event_id) await held(document.original_event_id).execute();
}

async function read(db: Kysely<Database>, scope: DocumentScope, asked: Asked): Promise<Seen | undefined> {
  const { eventId, type, now, limits } = asked;
  const text = `${prepared} SELECT ${columns}, d.xmin::text AS xmin, ${factColumns("$4")},
      (SELECT s.service_times FROM organizations s WHERE s.id = d.supplier_id) AS service_times
    FROM documents d LEFT JOIN edit_locks l ON l.document_id = d.id AND ${activeLock(String(limits.lockSilenceSeconds))}
    WHERE d.id = $3 AND ${sees(scope)}`;
  const values = [...branchArrays(scope), eventId, scope.organizationId];
  const { rows } = await db.executeQuery<SeenDocument & FactRow & Served>(CompiledQuery.raw(text, values));
  const [row] = rows;
  if (!row || (type && row.document_type !== type)) return undefined;
  const facts = factsOf(row, row, { purpose: "perform", now, limits });
  return { document: row, facts, times: serviceTimesOf(row.service_times), scope };
}

/** The document that the scope sees, of the type if one is named, with all that its guards ask, also for who forwarded it and now stands at its original (D-9c). */
export async function readForAction(db: Kysely<Database>, scope: DocumentScope, asked: Asked): Promise<Seen> {
  if (asked.hold) await holdRows(db, asked.eventId);
  const seen = await read(db, scope, asked);
  if (seen) return seen;
  const asForwarder = await forwarderScope(db, scope, asked.eventId);
  const forwarded = asForwarder && (await read(db, asForwarder, asked));
  if (!forwarded) throw new Problem("DOCUMENT_NOT_FOUND");
  return forwarded;
}
