import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import type { ScopedWhere } from "./combine-where.ts";

/** The condition for `.where(…)` of a Kysely query, which numbers the parameters anew. */
export function toKysely(where: ScopedWhere): RawBuilder<SqlBool> {
  const pieces = where.sql.split(/\$(\d+)/).map((piece, index) => {
    return index % 2 === 0 ? sql.raw(piece) : sql.val(where.values[Number(piece) - 1]);
  });
  return sql<SqlBool>`(${sql.join(pieces, sql.raw(""))})`;
}
