import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** What is known of a postal code. */
export type Place = {
  name: string;
  nameSv: string;
  municipality: { id: string; name: string };
  /** False of a code of boxes, organizations and the like. */
  inhabited: boolean;
};

/** The place of a postal code; undefined of one that is not known. */
export async function findPlace(db: Kysely<Database>, postalCode: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    SELECT c.name_fi AS name, c.name_sv AS "nameSv", json_build_object('id', m.code, 'name', m.name_fi) AS municipality,
      c.kind = 1 AS inhabited
    FROM postal_codes c JOIN municipalities m ON m.code = c.municipality WHERE c.code = ${postalCode}`.execute(db);
  return rows[0];
}

/** The municipalities of those of the postal codes that are known. */
export async function findMunicipalities(
  db: Kysely<Database>,
  postalCodes: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ code: string; municipality: string }>`
    SELECT code, municipality FROM postal_codes WHERE code = ANY(${[...new Set(postalCodes)]}::text[])`.execute(db);
  return new Map(rows.map(({ code, municipality }) => [code, municipality]));
}
