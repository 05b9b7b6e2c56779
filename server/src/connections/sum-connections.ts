import { endsSoonDays } from "@runko/domain/connections/connection-state";
import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Pool } from "pg";
import { z } from "zod";
import { joinsOf } from "../platform/entity/define-entity.ts";
import type { ScopedWhere } from "../platform/filter/combine-where.ts";
import { otherSide, registers, type RegisterRole } from "./connection-entity.ts";

const figures = {
  amount: z.int(),
  monthlyFee: z
    .string()
    .meta({ description: "Euros: what is said of the monthly fees of those that stand, together." }),
  endsSoon: z.int().meta({ description: `Those that stand and whose contract ends within ${endsSoonDays} days.` }),
};
const sumOf = <Of extends z.ZodRawShape>(of: Of) => z.strictObject({ ...of, ...figures });

export const connectionSumsSchema = z
  .strictObject({
    ...figures,
    partners: z.array(sumOf({ id: z.string(), name: z.string() })),
    municipalities: z.array(sumOf({ id: z.string(), name: z.string() })),
    products: z
      .array(sumOf({ id: z.string(), name: z.string() }))
      .meta({ description: "By the first product of each, the most common ones." }),
  })
  .meta({ id: "ConnectionSums" });

const MOST_OF_EACH = 400;
const told = "'amount', s.amount, 'monthlyFee', s.fee::text, 'endsSoon', s.soon";

/** SQL of the sums by one of the columns, as JSON, the largest first. */
const by = (column: "partner" | "municipality" | "product", join: string, key: string, name: string) => `
  coalesce((SELECT json_agg(json_build_object('id', t.${key}, 'name', t.${name}, ${told})
      ORDER BY s.amount DESC, t.${name} COLLATE "fi-x-icu", t.${key})
    FROM (SELECT * FROM sums WHERE ${column} IS NOT NULL ORDER BY amount DESC, ${column} LIMIT ${MOST_OF_EACH}) s
    ${join} t ON t.${key} = s.${column}), '[]')`;

/** What the connections of a page's whole list amount to, by other party, municipality and product: one reading of them. */
export async function sumConnections(pool: Pool, role: RegisterRole, where: ScopedWhere, now: Date): Promise<string> {
  const [today, soon] = [where.values.length + 1, where.values.length + 2];
  const text = `WITH chosen AS (
      SELECT c.${otherSide(role)} AS partner, c.municipality, c.product_id AS product, c.state <> 'terminated' AS stands,
        c.monthly_fee, c.contract_end
      FROM connections c ${joinsOf(registers[role], where.over)} WHERE ${where.sql}
    ), sums AS MATERIALIZED (
      SELECT partner, municipality, product, count(*) AS amount,
        coalesce(sum(monthly_fee) FILTER (WHERE stands), 0)::numeric(20, 2) AS fee,
        count(*) FILTER (WHERE stands AND contract_end BETWEEN $${today}::date AND $${soon}::date) AS soon,
        grouping(partner, municipality, product) = 7 AS whole
      FROM chosen GROUP BY GROUPING SETS ((), (partner), (municipality), (product))
    )
    SELECT json_build_object(${told},
      'partners', ${by("partner", "JOIN organizations", "id", "name")},
      'municipalities', ${by("municipality", "JOIN municipalities", "code", "name_fi")},
      'products', ${by("product", "JOIN products", "id", "name")})::text AS json
    FROM sums s WHERE s.whole`;
  const day = todayInHelsinki(now);
  const { rows } = await pool.query<{ json: string }>(text, [...where.values, day, addDays(day, endsSoonDays)]);
  const [sums] = rows;
  if (!sums) throw new Error("Sums of connections are always one row");
  return sums.json;
}
