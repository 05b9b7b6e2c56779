import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { documentRows, partyJoins } from "./document-entity.ts";
import { branchArrays, type DocumentScope } from "./document-scope.ts";

/** The documents of a case that the scope sees, oldest first, archived or not; undefined when it sees none. */
export async function loadCase(
  db: Kysely<Database>,
  scope: DocumentScope,
  caseId: number,
): Promise<string | undefined> {
  const [organizations, types] = branchArrays(scope);
  const { rows } = await sql<{ json: string | null }>`
    SELECT json_agg(${sql.raw(documentRows[scope.role].rowJson([]))} ORDER BY d.id)::text AS json
    FROM documents d ${sql.raw(partyJoins)}
    JOIN unnest(${organizations}::uuid[], ${types}::text[]) AS b(organization_id, document_type)
      ON b.organization_id = ${sql.ref(`d.${scope.side}`)} AND b.document_type = d.document_type
    WHERE d.case_id = ${caseId}`.execute(db);
  return rows[0]?.json ?? undefined;
}
