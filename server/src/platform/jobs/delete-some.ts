import type { Pool } from "pg";

type Some = { table: string; condition: string; values?: readonly unknown[]; ceiling: number };

/** Deletes rows that meet the condition, so many at most; answers how many. */
export async function deleteSome(pool: Pool, { table, condition, values = [], ceiling }: Some): Promise<number> {
  const { rowCount } = await pool.query(
    `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${ceiling}))`,
    [...values],
  );
  return rowCount ?? 0;
}
