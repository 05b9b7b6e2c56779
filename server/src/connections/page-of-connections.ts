import { countLimit } from "@runko/domain/values/list-limits";
import { joinsOf } from "../platform/entity/define-entity.ts";
import { combineWhere, createScope, type WherePart } from "../platform/filter/combine-where.ts";
import { compileOrder } from "../platform/filter/compile-order.ts";
import type { OrderTerm } from "../platform/filter/filter.ts";
import { ownSide, registers, type RegisterRole } from "./connection-entity.ts";

/** One of the sides on which an organization has connections, with what is asked of those. */
export type AskedSide = { role: RegisterRole; more: readonly WherePart[] };

type Page = { order: readonly OrderTerm[]; limit: number; skip: number };

/**
 * SQL of the ids of a page of what an organization has and what it has delivered, in one order, and of how many there are,
 * with the values that both name; `$1` is the organization.
 */
export function pageOfConnections(
  organizationId: string,
  sides: readonly AskedSide[],
  { order, limit, skip }: Page,
): { ids: string; total: string; values: unknown[] } {
  let values: readonly unknown[] = [organizationId];
  const asked = sides.map(({ role, more }) => {
    const where = combineWhere(createScope(`c.${ownSide(role)} = $1`, values), ...more);
    ({ values } = where);
    return { from: `FROM connections c ${joinsOf(registers[role], where.over)} WHERE ${where.sql}` };
  });
  const [last, first, many] = [1, 2, 3].map((place) => `$${values.length + place}`);
  const sorted = compileOrder(order, registers.SUBSCRIBER);
  const tops = asked.map(
    ({ from }) => `(SELECT c.id, c.contract_end, c.monthly_fee ${from} ORDER BY ${sorted} LIMIT ${last})`,
  );
  const counts = asked.map(({ from }) => `(SELECT count(*) FROM (SELECT ${from} LIMIT ${countLimit}) counted)`);
  return {
    ids: `ARRAY(SELECT c.id FROM (${tops.join(" UNION ALL ")}) c ORDER BY ${sorted} LIMIT ${many} OFFSET ${first})`,
    total: counts.join(" + "),
    values: [...values, skip + limit, skip, limit],
  };
}
