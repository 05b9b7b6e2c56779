import type { Pool } from "pg";
import type { DocumentScope } from "../documents/document-scope.ts";
import type { DocumentRequest } from "../documents/document-where.ts";
import { findDocuments } from "../documents/find-documents.ts";

/** How many documents a search finds, counted no further than `most`. */
export async function countFound(
  pool: Pool,
  scope: DocumentScope,
  request: DocumentRequest,
  most: number,
): Promise<number> {
  const { total } = await findDocuments(pool, scope, { ...request, filter: { ...request.filter, limit: 1, skip: 0 } });
  return Math.min(total, most);
}
