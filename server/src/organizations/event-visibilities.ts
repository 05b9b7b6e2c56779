import type { Kysely, Transaction } from "kysely";
import { CompiledQuery, sql } from "kysely";
import type { z } from "zod";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { combineWhere } from "../platform/filter/combine-where.ts";
import { FilterError } from "../platform/filter/filter-error.ts";
import { parseWhere } from "../platform/filter/parse-where.ts";
import { readParameters } from "../platform/filter/read-parameters.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { openedTo, visibilities, type NewVisibility, type readerSchema } from "./event-visibility-entity.ts";
import { findDescendantIds } from "./find-descendant-ids.ts";
import { logVisibilities, type Visibility } from "./log-visibility.ts";

type Reader = z.input<typeof readerSchema>;
const mostIssues = 100;

async function insertVisibilities(
  trx: Transaction<Database>,
  actor: AdminActor,
  parentId: string,
  opened: readonly NewVisibility[],
): Promise<Visibility[]> {
  const asked = JSON.stringify(opened);
  const { rows } = await sql<{ visibility: Visibility; added: boolean }>`
    WITH asked AS (
      SELECT DISTINCT o.id AS child_id, o.name, a."eventType" AS event_type
      FROM jsonb_to_recordset(${asked}::jsonb) AS a("childId" uuid, "eventType" text) JOIN organizations o ON o.id = a."childId"
    ), added AS (
      INSERT INTO sub_organization_event_visibilities (parent_id, child_id, event_type)
      SELECT ${parentId}, child_id, event_type FROM asked ON CONFLICT DO NOTHING RETURNING child_id, event_type)
    SELECT json_build_object('childId', child_id, 'childName', name, 'eventType', event_type) AS visibility,
      added.child_id IS NOT NULL AS added
    FROM asked LEFT JOIN added USING (child_id, event_type) ORDER BY name, event_type`.execute(trx);
  const added = rows.filter((row) => row.added).map(({ visibility }) => ({ ...visibility, parentId }));
  await logVisibilities(trx, actor, added, true);
  return rows.map(({ visibility }) => visibility);
}

type Opening = { asked: readonly NewVisibility[]; pathOf: (index: number) => string };

/** Opens documents of organizations below to the one above, for reading (D-20); what is open already stays so. */
export async function openVisibilities(
  { db, pool }: Pick<AppContext, "db" | "pool">,
  actor: AdminActor,
  parentId: string,
  { asked, pathOf }: Opening,
): Promise<Visibility[]> {
  const below = new Set(await findDescendantIds(pool, parentId));
  const issues = asked.flatMap(({ childId }, index) =>
    below.has(childId) ? [] : [{ path: pathOf(index), code: "ORGANIZATION_NOT_AVAILABLE" } as const],
  );
  refuseIssues(issues.slice(0, mostIssues));
  return await inTransaction(db, (trx) => insertVisibilities(trx, actor, parentId, asked));
}

/** The organizations above that read documents of this one, by name. */
export async function findReaders(db: Kysely<Database>, childId: string): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    SELECT o.id, o.name, array_agg(v.event_type ORDER BY v.event_type) AS "eventTypes"
    FROM sub_organization_event_visibilities v JOIN organizations o ON o.id = v.parent_id
    WHERE v.child_id = ${childId} GROUP BY o.id ORDER BY o.name COLLATE "fi-x-icu", o.id`.execute(db);
  return rows;
}

/** Closes what the `where` of the query names. */
export async function closeVisibilities(
  db: Kysely<Database>,
  actor: AdminActor,
  parentId: string,
  query: Record<string, unknown>,
): Promise<void> {
  const raw = readParameters(query, ["where"]).get("where");
  if (raw === undefined) throw new FilterError("where", "EMPTY");
  const where = parseWhere(raw, "where", visibilities, { used: 0 });
  const { sql: condition, values } = combineWhere(openedTo(parentId), { where, entity: visibilities });
  const statement = `DELETE FROM sub_organization_event_visibilities v USING organizations o
    WHERE o.id = v.child_id AND ${condition}
    RETURNING v.child_id AS "childId", o.name AS "childName", v.event_type AS "eventType"`;
  await inTransaction(db, async (trx) => {
    const { rows } = await trx.executeQuery<Visibility>(CompiledQuery.raw(statement, [...values]));
    const closed = rows.map((row) => ({ ...row, parentId }));
    await logVisibilities(trx, actor, closed, false);
  });
}
