import { sql, type Kysely } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { linkOf, noLink, readLogRows, sealKeyOf, type Link, type LogName } from "./sealed-rows.ts";

const SEALING = 726_605;
const AT_ONCE = 1000;

type Sealed = Link & { link: Buffer };

async function appendLinks(trx: Kysely<Database>, sealed: readonly Sealed[], keyPrint: string): Promise<void> {
  const rows = sealed.map(({ position, log, id, rowHash, personalHash, link }) => ({
    position,
    log,
    log_id: id,
    row_hash: rowHash,
    personal_hash: personalHash,
    key_print: keyPrint,
    chain_hash: link,
  }));
  await trx.insertInto("log_chain").values(rows).execute();
}

/** Appends what waits to the chain, a thousand rows at most; answers how many. One process at a time, the others leave it to that one. */
async function sealSome(db: Kysely<Database>, settings: { jwtSecret: string }): Promise<number> {
  const key = sealKeyOf(settings);
  return await inTransaction(db, async (trx) => {
    const { rows: turn } = await sql<{ mine: boolean }>`SELECT pg_try_advisory_xact_lock(${SEALING}) AS mine`.execute(
      trx,
    );
    if (!turn[0]?.mine) return 0;
    const { rows: waiting } = await sql<{ id: string; log: LogName; sealed: boolean }>`
      DELETE FROM log_unsealed WHERE log_id IN (SELECT log_id FROM log_unsealed ORDER BY log_id LIMIT ${AT_ONCE})
      RETURNING log_id AS id, log, EXISTS (SELECT FROM log_chain c WHERE c.log_id = log_unsealed.log_id) AS sealed`.execute(
      trx,
    );
    if (waiting.length === 0) return 0;
    const { rows: ends } = await sql<{ position: number; link: Buffer }>`
      SELECT position, chain_hash AS link FROM log_chain ORDER BY position DESC LIMIT 1`.execute(trx);
    const found = await readLogRows(trx, waiting);
    let { position, link } = ends[0] ?? { position: 0, link: noLink };
    const sealed = waiting
      .filter((one) => !one.sealed)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ id, log }): Sealed => {
        const row = found.get(id);
        position += 1;
        // One that is gone already is sealed as what it is: nothing.
        const made = {
          position,
          log,
          id,
          rowHash: row?.hash ?? Buffer.alloc(0),
          personalHash: key.hashOf(row?.personal ?? null),
        };
        link = linkOf(link, made);
        return { ...made, link };
      });
    if (sealed.length > 0) await appendLinks(trx, sealed, key.print);
    return waiting.length;
  });
}

/** Seals everything that waits. */
export async function sealLogs(db: Kysely<Database>, settings: { jwtSecret: string }): Promise<number> {
  let all = 0;
  for (;;) {
    const sealed = await sealSome(db, settings);
    all += sealed;
    if (sealed < AT_ONCE) return all;
  }
}
