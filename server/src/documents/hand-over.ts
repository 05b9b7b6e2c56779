import { handedOverAtOnce, type HandOverRefusal } from "@runko/domain/organizations/hand-over";
import { sql, type Kysely } from "kysely";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { isRunningOrder } from "./document-conditions.ts";
import { handOverConnection, NotHandedOver } from "./hand-over-connection.ts";

const liveOf = (supplierId: string) =>
  sql`documents d WHERE d.supplier_id = ${supplierId}::uuid AND ${sql.raw(isRunningOrder("d"))}`;

export type LiveConnections = {
  total: number;
  connections: {
    id: number;
    subscriberName: string;
    customerName: string | null;
    supplierConnectionId: string | null;
  }[];
};

/** How many connections live with the supplier, and the oldest of them (D-53). */
export async function findLiveConnections(
  db: Kysely<Database>,
  supplierId: string,
  most: number,
): Promise<LiveConnections> {
  const { rows: connections } = await sql<LiveConnections["connections"][number]>`
    SELECT d.id, o.name AS "subscriberName", d.customer_name AS "customerName",
      d.supplier_connection_id AS "supplierConnectionId"
    FROM (SELECT * FROM ${liveOf(supplierId)} ORDER BY d.id LIMIT ${most}) d JOIN organizations o ON o.id = d.subscriber_id
    ORDER BY d.id`.execute(db);
  return { total: await countLive(db, supplierId), connections };
}

async function countLive(db: Kysely<Database>, supplierId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM ${liveOf(supplierId)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Both organizations, neither of which changes its mind until the transaction ends. */
async function holdParties(db: Kysely<Database>, fromId: string, toId: string) {
  const { rows } = await sql<{ id: string; name: string; closed: boolean; supplies: boolean }>`
    SELECT o.id, o.name, o.closed_at IS NOT NULL AS closed, EXISTS (SELECT FROM organization_role_grants g
      WHERE g.organization_id = o.id AND g.role = 'SUPPLIER') AS supplies
    FROM organizations o WHERE o.id IN (${fromId}::uuid, ${toId}::uuid) ORDER BY o.id FOR SHARE`.execute(db);
  const [from, to] = [fromId, toId].map((wanted) => rows.find(({ id }) => id === wanted));
  if (!from) throw new Problem("NOT_FOUND");
  if (!from.closed) throw new Problem("ORGANIZATION_NOT_CLOSED");
  if (!to || to.id === from.id || to.closed || !to.supplies)
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "supplierId", code: "SUPPLIER_NOT_AVAILABLE" }] });
  return { from, to };
}

export type HandOver = { fromId: string; toId: string; documentIds?: readonly number[] | undefined };
export type HandedOver = { results: { id: number; refusal: HandOverRefusal | null }[]; left: number };

/**
 * Gives live connections of a closed supplier to another, each in a transaction of its own: those that are named, else as
 * many as one call takes. Tells what came of each, and how many live with the closed one still (D-53).
 */
export async function handOver(
  db: Kysely<Database>,
  actor: AdminActor,
  { fromId, toId, documentIds }: HandOver,
): Promise<HandedOver> {
  await holdParties(db, fromId, toId);
  const found =
    documentIds ?? (await findLiveConnections(db, fromId, handedOverAtOnce)).connections.map(({ id }) => id);
  const results: HandedOver["results"] = [];
  for (const id of new Set(found)) {
    try {
      const hand = async (trx: Parameters<typeof handOverConnection>[0]) =>
        handOverConnection(trx, id, { actor, ...(await holdParties(trx, fromId, toId)) });
      await inTransaction(db, hand, { repeatable: true });
      results.push({ id, refusal: null });
    } catch (error) {
      if (!(error instanceof NotHandedOver)) throw error;
      results.push({ id, refusal: error.refusal });
    }
  }
  return { results, left: await countLive(db, fromId) };
}
