import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** SQL of the version of a kept thing: a digest of what may be changed of it, so that no writer can forget to raise it. */
export const versionSql = (columns: readonly string[]): string =>
  `left(encode(sha256(convert_to(json_build_array(${columns.join(", ")})::text, 'UTF8')), 'hex'), 32)`;

/** Where a version stands: SQL of it, and of the one row in which it is. Written by us, never by a caller. */
export type VersionQuery = { version: string; from: string; where: string; values: readonly string[] };

/** The version as it stands; null of what is not there. */
export async function loadVersion(
  db: Kysely<Database>,
  { version, from, where, values }: VersionQuery,
): Promise<string | null> {
  const text = `SELECT ${version} AS version FROM ${from} WHERE ${where}`;
  const { rows } = await db.executeQuery<{ version: string }>(CompiledQuery.raw(text, [...values]));
  return rows[0]?.version ?? null;
}
