import type { Kysely } from "kysely";
import type { ImportKind } from "../import-kind.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { keyOf, type ImportParams } from "./import-params.ts";
import { loadJob, type LoadedJob } from "./import-store.ts";

/** A file of this kind, of the path; one of another kind is not there. */
export async function loadImport(
  db: Kysely<Database>,
  kinds: readonly ImportKind[],
  { params, kind }: { params: ImportParams; kind: string },
): Promise<LoadedJob> {
  const stored = await loadJob(db, kinds, keyOf(params));
  if (stored.kind.name !== kind) throw new Problem("NOT_FOUND");
  return stored;
}
