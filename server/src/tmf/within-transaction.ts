import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** What the façade reads by: the pool, or a transaction that reads what it has just written. */
export type Reader = {
  query: <Row>(statement: { name?: string | undefined; text: string; values: unknown[] }) => Promise<{ rows: Row[] }>;
};

export const within = (db: Kysely<Database>): Reader => ({
  query: async <Row>({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values));
    return { rows };
  },
});
