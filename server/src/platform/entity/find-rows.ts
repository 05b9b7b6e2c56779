import { CompiledQuery, type Kysely } from "kysely";
import type { Pool } from "pg";
import type { Database } from "../database/schema.ts";
import type { VersionQuery } from "../database/version-sql.ts";
import { combineWhere, type Scope } from "../filter/combine-where.ts";
import { compileOrder, orderOver } from "../filter/compile-order.ts";
import type { Filter } from "../filter/filter.ts";
import { nameStatements } from "../database/name-statements.ts";
import { joinsOf, type Entity } from "./define-entity.ts";

const nameStatement = nameStatements("one_row", 100);

/** A page of a list as JSON text, and the count of the whole. */
export type FoundRows = { json: string; total: number };

type Asked = {
  /** What the caller may see; over aliases of the entity. */
  scope: Scope;
  /** Opens the statement, before its SELECT. Written by us, never by a caller. */
  opening?: string | undefined;
};

/** The names of the relations that a filter includes. */
export const includedIn = ({ include }: Pick<Filter, "include">): string[] => include.map(({ relation }) => relation);

/**
 * A page of a list as JSON text that PostgreSQL makes, and how many rows there are in all. The rows of the page are
 * chosen first, over the joins that their choice names; what is told of them is looked up for those alone.
 */
export async function findRows(
  pool: Pool,
  entity: Entity,
  { scope, opening = "" }: Asked,
  filter: Filter,
): Promise<FoundRows> {
  const { table, as, countedTo } = entity;
  const where = combineWhere(scope, { where: filter.where, entity });
  const order = compileOrder(filter.order, entity);
  const sorted = orderOver(filter.order, entity);
  const included = includedIn(filter);
  const [limit, skip] = [where.values.length + 1, where.values.length + 2];
  const counted = `FROM ${table} ${as} ${joinsOf(entity, where.over)} WHERE ${where.sql}`;
  const amount = countedTo === undefined ? counted : `FROM (SELECT ${counted} LIMIT ${countedTo}) counted`;
  const text = `${opening} SELECT (SELECT count(*) ${amount}) AS total,
    coalesce((SELECT json_agg(${entity.rowJson(included)} ORDER BY ${order})
      FROM (SELECT ${as}.* FROM ${table} ${as} ${joinsOf(entity, where.over, sorted)}
        WHERE ${where.sql} ORDER BY ${order} LIMIT $${limit} OFFSET $${skip}) ${as}
      ${joinsOf(entity, sorted, entity.rowOver(included))}), '[]')::text AS json`;
  const { rows } = await pool.query<FoundRows>(text, [...where.values, filter.limit, filter.skip]);
  return rows[0] ?? { json: "[]", total: 0 };
}

/** SQL of rows of an entity, each with all that is told of it as `json`. */
export function wholeRows(entity: Entity, where: string): string {
  const joins = joinsOf(entity, new Set(Object.keys(entity.joins)));
  return `SELECT ${entity.rowJson(entity.every)}::text AS json
    FROM ${entity.table} ${entity.as} ${joins} WHERE ${where}`;
}

/** One whole row as JSON text. */
export async function loadRow(
  pool: Pool,
  entity: Entity,
  where: string,
  values: readonly unknown[],
  opening = "",
): Promise<string | undefined> {
  const text = `${opening} ${wholeRows(entity, where)}`;
  const { rows } = await pool.query<{ json: string }>({ name: nameStatement(text), text, values: [...values] });
  return rows[0]?.json;
}

/** The same within a transaction. */
export async function loadRowWithin(
  trx: Kysely<Database>,
  entity: Entity,
  where: string,
  values: readonly unknown[],
): Promise<string | undefined> {
  const { rows } = await trx.executeQuery<{ json: string }>(CompiledQuery.raw(wholeRows(entity, where), [...values]));
  return rows[0]?.json;
}

/** Where the version of a kept row stands, for a change of it. */
export const versionOf = (
  { table, as, version }: Pick<Entity, "table" | "as" | "version">,
  where: string,
  values: readonly string[],
): VersionQuery => ({ version, from: `${table} ${as}`, where, values });
