import { endsSoonDays } from "@runko/domain/connections/connection-state";
import type { Language } from "@runko/domain/texts/languages";
import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
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
const eachSum = z.array(z.strictObject({ id: z.string().nullable(), name: z.string().nullable(), ...figures })).meta({
  description: "The most common ones; last, without id and name, what is left: those that have none, and the others.",
});

export const connectionSumsSchema = z
  .strictObject({
    ...figures,
    partners: eachSum,
    municipalities: eachSum,
    products: eachSum.meta({ description: "By the first product of each, as the others." }),
  })
  .meta({ id: "ConnectionSums" });

const mostOfEach = 400;
const told = "'amount', s.amount, 'monthlyFee', s.fee::text, 'endsSoon', s.soon";

/** SQL of the sums by one of the columns, as JSON: the largest first, then what they leave of the whole. */
const by = (column: "partner" | "municipality" | "product", join: string, key: string, name: string) => `(
  WITH most AS MATERIALIZED (
    SELECT * FROM sums WHERE ${column} IS NOT NULL ORDER BY amount DESC, ${column} LIMIT ${mostOfEach}
  ), left_over AS (
    SELECT w.amount - coalesce(sum(m.amount), 0) AS amount, w.fee - coalesce(sum(m.fee), 0) AS fee,
      w.soon - coalesce(sum(m.soon), 0) AS soon
    FROM sums w LEFT JOIN most m ON true WHERE w.whole GROUP BY w.amount, w.fee, w.soon
  )
  SELECT coalesce(json_agg(json_build_object('id', s.key, 'name', s.name, ${told})
    ORDER BY s.key IS NULL, s.amount DESC, s.name COLLATE "fi-x-icu", s.key), '[]')
  FROM (SELECT m.${column}::text AS key, t.${name} AS name, m.amount, m.fee, m.soon FROM most m ${join} t ON t.${key} = m.${column}
    UNION ALL SELECT NULL, NULL, amount, fee, soon FROM left_over WHERE amount > 0) s)`;

type Summed = { role: RegisterRole; where: ScopedWhere; language: Language };

/** What the connections of a page's whole list amount to, by other party, municipality and product: one reading of them. */
export async function sumConnections(
  { pool, clock }: Pick<AppContext, "pool" | "clock">,
  { role, where, language }: Summed,
): Promise<string> {
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
      'partners', ${by("partner", "LEFT JOIN organizations", "id", "name")},
      'municipalities', ${by("municipality", "LEFT JOIN municipalities", "code", language === "sv" ? "name_sv" : "name_fi")},
      'products', ${by("product", "LEFT JOIN products", "id", "name")})::text AS json
    FROM sums s WHERE s.whole`;
  const day = todayInHelsinki(clock.now());
  const { rows } = await pool.query<{ json: string }>(text, [...where.values, day, addDays(day, endsSoonDays)]);
  const [sums] = rows;
  if (!sums) throw new Error("Sums of connections are always one row");
  return sums.json;
}
