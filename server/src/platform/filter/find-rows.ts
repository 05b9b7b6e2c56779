import type { Pool } from "pg";
import type { FoundRows } from "../http/answer-list.ts";
import { combineWhere, type Scope } from "./combine-where.ts";
import { compileOrder } from "./compile-order.ts";
import type { Filter } from "./filter.ts";
import type { PublishedEntity } from "./published-entity.ts";

type List = {
  entity: PublishedEntity;
  /** What stands after FROM; aliases as in the columns of the entity. Written by us, never by a caller. */
  from: string;
  scope: Scope;
  /** One row as a JSON expression. */
  json: string;
  /** So many rows are counted at most; absent: all. */
  countedTo?: number;
};

/** A page of a list as JSON text that PostgreSQL makes, and how many rows there are in all. */
export async function findRows(
  pool: Pool,
  { entity, from, scope, json, countedTo }: List,
  filter: Filter,
): Promise<FoundRows> {
  const { sql, values } = combineWhere(scope, { where: filter.where, entity });
  const order = compileOrder(filter.order, entity);
  const [limit, skip] = [values.length + 1, values.length + 2];
  const matching = `FROM ${from} WHERE ${sql}`;
  const counted = countedTo === undefined ? matching : `FROM (SELECT ${matching} LIMIT ${countedTo}) counted`;
  const { rows } = await pool.query<FoundRows>(
    `SELECT (SELECT count(*) ${counted}) AS total,
      coalesce((SELECT json_agg(page.json) FROM (
        SELECT ${json} AS json ${matching} ORDER BY ${order} LIMIT $${limit} OFFSET $${skip}
      ) page), '[]')::text AS json`,
    [...values, filter.limit, filter.skip],
  );
  return rows[0] ?? { json: "[]", total: 0 };
}
