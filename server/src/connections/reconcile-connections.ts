import {
  differenceKinds,
  foldId,
  idColumns,
  onlyInRegister,
  reconcile,
  type ComparedConnection,
  type Difference,
} from "@runko/domain/connections/reconcile";
import { parseEventId } from "@runko/domain/values/event-number";
import type { Pool } from "pg";
import { z } from "zod";
import { readByCursor } from "../platform/database/read-by-cursor.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { sheetIssue } from "../sheets/sheet.ts";
import { otherSide, ownSide, type RegisterRole } from "./connection-entity.ts";
import type { Compared } from "./receive-compared.ts";

/** So many rows that are only in the register are told; the file has them all. */
const MOST_TOLD = 1000;
/** What the ids of one file may name: many rows of one id are a mistake. */
const MOST_NAMED = 5000;

const text = z.string().nullable();
const differenceSchema = z
  .strictObject({
    kind: z.enum(differenceKinds),
    line: z.int().nullable().meta({ description: "The row of the file." }),
    fileId: text.meta({ description: "By what the file names the connection." }),
    fileFee: text.meta({ description: "Euros; as the file writes it where that is no amount." }),
    tid: z.int().nullable().meta({ description: "The TID of the connection's order." }),
    partnerName: text,
    productName: text,
    subscriberConnectionId: text,
    supplierConnectionId: text,
    monthlyFee: text.meta({ description: "Of the register." }),
  })
  .meta({ id: "ConnectionDifference" });

const count = z.int().min(0);
export const reconciliationSchema = z
  .strictObject({
    equal: count.meta({ description: "Rows of the file that say what the register says." }),
    counts: z
      .strictObject(
        Object.fromEntries(differenceKinds.map((kind) => [kind, count])) as Record<
          (typeof differenceKinds)[number],
          typeof count
        >,
      )
      .meta({ description: "Of every difference, told or not." }),
    differences: z.array(differenceSchema).meta({
      description: `Of those that are only in the register the first ${MOST_TOLD}; the file has them all.`,
    }),
  })
  .meta({ id: "ConnectionReconciliation" });
export type Reconciliation = z.output<typeof reconciliationSchema>;

type Asked = { organizationId: string; role: RegisterRole; compared: Compared };

/** The standing connections that are compared: the organization's own, with one party where one is chosen. */
function standing({ organizationId, role, compared: { partnerId } }: Asked) {
  const where = `c.${ownSide(role)} = $1 AND c.state <> 'terminated'
    AND ($2::uuid IS NULL OR c.${otherSide(role)} = $2)`;
  return {
    select: `SELECT c.id::int AS tid, partner.name AS "partnerName", d.product_name AS "productName",
        d.subscriber_connection_id AS "subscriberConnectionId", d.supplier_connection_id AS "supplierConnectionId",
        c.monthly_fee::text AS "monthlyFee"
      FROM connections c JOIN documents d ON d.id = c.id
      JOIN organizations partner ON partner.id = c.${otherSide(role)} WHERE ${where}`,
    count: `SELECT count(*)::int AS amount FROM connections c WHERE ${where}`,
    values: [organizationId, partnerId ?? null] as const,
  };
}

async function compare(pool: Pool, asked: Asked) {
  const { select, values } = standing(asked);
  const said = asked.compared.rows.flatMap(({ cells }) => idColumns.flatMap((name) => cells[name] ?? []));
  const ids = [...new Set(said.map(foldId))];
  const { rows } = await pool.query<ComparedConnection>(
    `${select} AND (c.id = ANY($3::bigint[])
      OR upper(d.subscriber_connection_id) IN (SELECT upper(id) FROM unnest($4::text[]) id)
      OR upper(d.supplier_connection_id) IN (SELECT upper(id) FROM unnest($4::text[]) id))
      ORDER BY c.id LIMIT ${MOST_NAMED + 1}`,
    [...values, ids.flatMap((id) => parseEventId(id) ?? []), ids],
  );
  if (rows.length > MOST_NAMED) refuseIssues([sheetIssue("RECONCILED_WITH_TOO_MANY", { max: MOST_NAMED }).issue]);
  return reconcile(asked.compared.rows, rows);
}

const unmet = "AND c.id <> ALL($3::bigint[])";

/** How a file and the register differ. */
export async function reconcileConnections(pool: Pool, asked: Asked): Promise<Reconciliation> {
  const { equal, differences, met } = await compare(pool, asked);
  const { select, count: counted, values } = standing(asked);
  const others = [...values, [...met]];
  const { rows: left } = await pool.query<ComparedConnection>(
    `${select} ${unmet} ORDER BY c.id DESC LIMIT ${MOST_TOLD}`,
    others,
  );
  const { rows } = await pool.query<{ amount: number }>(`${counted} ${unmet}`, others);
  const amountOf = (kind: Difference["kind"]) =>
    kind === "onlyRegister" ? (rows[0]?.amount ?? 0) : differences.filter((one) => one.kind === kind).length;
  const counts = Object.fromEntries(differenceKinds.map((kind) => [kind, amountOf(kind)]));
  return {
    equal,
    counts: counts as Reconciliation["counts"],
    differences: [...differences, ...left.map(onlyInRegister)],
  };
}

/** Every difference, in portions: those of the file by kind, and then what is only in the register. */
export async function* listDifferences(
  pool: Pool,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<Difference[], void, undefined> {
  const { differences, met } = await compare(pool, asked);
  const weight = ({ kind }: Difference) => differenceKinds.indexOf(kind);
  yield differences.toSorted((one, other) => weight(one) - weight(other));
  const { select, values } = standing(asked);
  const statement = { text: `${select} ${unmet} ORDER BY c.id DESC`, values: [...values, [...met]] };
  for await (const rows of readByCursor<ComparedConnection>(pool, statement, { signal }))
    yield rows.map(onlyInRegister);
}
