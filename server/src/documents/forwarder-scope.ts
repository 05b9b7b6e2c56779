import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { DocumentScope } from "./document-scope.ts";

/**
 * In the supplier role a forwarder comes to what it forwarded from the page of the original, and sees it as the
 * subscriber that it is there (D-9c). Undefined for any other document.
 */
export async function forwarderScope(
  db: Kysely<Database>,
  scope: DocumentScope,
  eventId: number,
): Promise<DocumentScope | undefined> {
  if (scope.role !== "SUPPLIER") return undefined;
  const { rows } = await sql<{ documentType: DocumentScope["branches"][number]["documentType"] }>`
    SELECT f.document_type AS "documentType" FROM documents f JOIN documents o ON o.id = f.original_event_id
    WHERE f.id = ${eventId} AND f.subscriber_id = ${scope.organizationId} AND o.supplier_id = ${scope.organizationId}`.execute(
    db,
  );
  const [forward] = rows;
  if (!forward) return undefined;
  const { documentType } = forward;
  const branches = [{ organizationId: scope.organizationId, documentType }];
  return { ...scope, side: "subscriber_id", branches, children: "loaded" };
}
