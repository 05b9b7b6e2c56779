import { foldHeader, type ColumnMapping } from "@runko/domain/imports/map-columns";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { ImportKind } from "../import-kind.ts";

type Owner = { organizationId: string; kind: ImportKind };

/** What is longer is a text that stands in the place of a header. */
const LONGEST_REMEMBERED = 200;
const isHeader = (folded: string) => folded.length <= LONGEST_REMEMBERED;

/** Of an organization and a kind: what was used last. */
export const mostRemembered = 1000;

/** Which column each of these headers was the last time; what is asked for is known for as long again. */
export async function loadRemembered(
  db: Kysely<Database>,
  { organizationId, kind }: Owner,
  headers: readonly string[],
): Promise<Map<string, string | null>> {
  const asked = headers.map(foldHeader).filter(isHeader);
  const { rows } = await sql<{ header: string; column_name: string | null }>`
    WITH known AS (
      SELECT header, column_name, used_at FROM import_mappings
      WHERE organization_id = ${organizationId} AND kind = ${kind.name} AND header = ANY(${asked}::text[])
    ), held AS (
      SELECT header FROM import_mappings
      WHERE organization_id = ${organizationId} AND kind = ${kind.name}
        AND header IN (SELECT header FROM known WHERE used_at < now() - interval '1 day')
      FOR UPDATE SKIP LOCKED
    ), used AS (
      UPDATE import_mappings m SET used_at = now() FROM held
      WHERE m.organization_id = ${organizationId} AND m.kind = ${kind.name} AND m.header = held.header
    )
    SELECT header, column_name FROM known`.execute(db);
  return new Map(rows.map(({ header, column_name }) => [header, column_name]));
}

/** Keeps which column each header meant, for the next file of the organization. */
export async function rememberMapping(
  db: Kysely<Database>,
  { organizationId, kind }: Owner,
  headers: readonly string[],
  mapping: ColumnMapping,
): Promise<void> {
  const chosen = new Map(
    headers.flatMap((header, at): [string, string | null][] => {
      const folded = foldHeader(header);
      return isHeader(folded) ? [[folded, mapping[at] ?? null]] : [];
    }),
  );
  await sql`
    INSERT INTO import_mappings (organization_id, kind, header, column_name)
    SELECT ${organizationId}, ${kind.name}, *
    FROM unnest(${[...chosen.keys()]}::text[], ${[...chosen.values()]}::text[]) AS c (header, column_name) ORDER BY header
    ON CONFLICT (organization_id, kind, header) DO UPDATE SET column_name = excluded.column_name, used_at = now()`.execute(
    db,
  );
  await sql`
    DELETE FROM import_mappings WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM import_mappings WHERE organization_id = ${organizationId} AND kind = ${kind.name}
      ORDER BY used_at DESC, header OFFSET ${mostRemembered}))`.execute(db);
}
