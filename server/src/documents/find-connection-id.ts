import type { Pool } from "pg";
import type { DocumentScope } from "./document-scope.ts";

/**
 * Whether another case of the organization, on the side of its role, holds the connection id (specification §5): what
 * saving would answer now, except that someone may be faster.
 */
export async function isConnectionIdTaken(
  pool: Pool,
  { side, organizationId }: DocumentScope,
  asked: { connectionId: string; caseId: number | undefined },
): Promise<boolean> {
  const { rows } = await pool.query<{ taken: boolean }>({
    name: "connection_id_taken",
    text: `SELECT EXISTS (SELECT FROM connection_id_claims
      WHERE party = $1 AND organization_id = $2 AND connection_id = lower($3) AND case_id IS DISTINCT FROM $4) AS taken`,
    values: [
      side === "subscriber_id" ? "subscriber" : "supplier",
      organizationId,
      asked.connectionId.trim(),
      asked.caseId ?? null,
    ],
  });
  return rows[0]?.taken ?? false;
}
