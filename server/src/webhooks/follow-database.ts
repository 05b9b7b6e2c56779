import { sql, type Kysely } from "kysely";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/schema.ts";

export type SharedClock = Clock & { look: () => Promise<void> };

/** The time of the database, which all processes share; after a look it goes on by what no set clock moves. */
export function followDatabase(db: Kysely<Database>): SharedClock {
  let [seen, at] = [0, Number.NaN];
  return {
    look: async () => {
      const { rows } = await sql<{ at: Date }>`SELECT clock_timestamp() AS at`.execute(db);
      seen = performance.now();
      at = rows[0]?.at.getTime() ?? at;
    },
    now: () => new Date(at + performance.now() - seen),
  };
}
