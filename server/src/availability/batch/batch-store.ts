import { projectOfBatch } from "@runko/domain/imports/asked-row";
import { randomInt } from "node:crypto";
import { sql, type Kysely, type Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** How a file of addresses is known in its requests, and how far they are. */
export type Batch = { number: number; askingId: string | null; asked: number; answered: number };

/** The batch of a file; undefined before anything was asked of it. */
export async function findBatch(
  db: Kysely<Database>,
  { organizationId, importId }: { organizationId: string; importId: string },
): Promise<(Batch & { projectId: string }) | undefined> {
  const { rows } = await sql<{ number: number; askingId: string | null }>`
    SELECT number, asking_id AS "askingId" FROM availability_batches
    WHERE organization_id = ${organizationId} AND import_id = ${importId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const projectId = projectOfBatch(Number(row.number));
  const { rows: counted } = await sql<{ asked: number; answered: number }>`
    SELECT count(*)::int AS asked, count(*) FILTER (WHERE event_state = 'READY')::int AS answered FROM documents
    WHERE subscriber_id = ${organizationId} AND project_id = ${projectId}
      AND document_type = 'AvailabilityRequest'`.execute(db);
  return { number: Number(row.number), askingId: row.askingId, projectId, asked: 0, answered: 0, ...counted[0] };
}

/** Drawn, not counted: a supplier that sees it in a request shall not learn how many other files there were. */
const drawNumber = () => randomInt(10_000_000, 100_000_000);

/** The number of a file's batch, which is given when it is first asked for, and the file of requests made of it last. */
export async function numberBatch(
  trx: Transaction<Database>,
  { organizationId, importId }: { organizationId: string; importId: string },
  draw: () => number = drawNumber,
): Promise<{ number: number; askingId: string | null }> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`availability_batches ${organizationId}`}, 0))`.execute(
    trx,
  );
  for (;;) {
    await sql`
      INSERT INTO availability_batches (organization_id, number, import_id)
      VALUES (${organizationId}, ${draw()}, ${importId}) ON CONFLICT DO NOTHING`.execute(trx);
    const { rows } = await sql<{ number: number; askingId: string | null }>`
      SELECT number, asking_id AS "askingId" FROM availability_batches WHERE import_id = ${importId}`.execute(trx);
    const [row] = rows;
    if (row) return { number: Number(row.number), askingId: row.askingId };
  }
}

export async function keepAsking(
  trx: Transaction<Database>,
  { importId, askingId }: { importId: string; askingId: string },
): Promise<void> {
  await sql`UPDATE availability_batches SET asking_id = ${askingId} WHERE import_id = ${importId}`.execute(trx);
}
