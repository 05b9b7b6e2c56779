import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Issue } from "@runko/domain/values/issue";
import { isStanding } from "./document-conditions.ts";
import type { StoredDocument } from "./document-store.ts";

type Party = "subscriber" | "supplier";
type Claim = { party: Party; organizationId: string; connectionId: string; caseId: number };

/** Takes a connection id for a case; false when another case of the same party has it (specification §5). */
async function claimConnectionId(trx: Transaction<Database>, claim: Claim): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO connection_id_claims AS c (party, organization_id, connection_id, case_id)
    VALUES (${claim.party}, ${claim.organizationId}, lower(${claim.connectionId}::text), ${claim.caseId})
    ON CONFLICT (party, organization_id, connection_id) DO UPDATE SET case_id = c.case_id WHERE c.case_id = excluded.case_id
    RETURNING c.case_id`.execute(trx);
  return rows.length === 1;
}

type Holder = Pick<
  StoredDocument,
  "case_id" | "subscriber_id" | "supplier_id" | "subscriber_connection_id" | "supplier_connection_id"
>;

/** Claiming and freeing within a case take turns, so that neither works on what the other is about to change. */
async function holdCase(trx: Transaction<Database>, caseId: number): Promise<void> {
  await sql`SELECT FROM cases WHERE id = ${caseId} FOR UPDATE`.execute(trx);
}

/** Claims both parties' connection ids for the case, and tells which are in use elsewhere. */
export async function claimConnectionIds(trx: Transaction<Database>, holder: Holder): Promise<Issue[]> {
  const wanted = [
    ["subscriberConnectionId", "subscriber", holder.subscriber_id, holder.subscriber_connection_id],
    ["supplierConnectionId", "supplier", holder.supplier_id, holder.supplier_connection_id],
  ] as const;
  const issues: Issue[] = [];
  await holdCase(trx, holder.case_id);
  for (const [field, party, organizationId, connectionId] of wanted) {
    if (!connectionId) continue;
    const claimed = await claimConnectionId(trx, { party, organizationId, connectionId, caseId: holder.case_id });
    if (!claimed) issues.push({ path: `document.${field}`, code: "CONNECTION_ID_IN_USE" });
  }
  return issues;
}

/** Frees the case's connection ids that none of its documents uses any more; called after the documents are written. */
export async function releaseUnusedConnectionIds(trx: Transaction<Database>, caseId: number): Promise<void> {
  await holdCase(trx, caseId);
  await sql`
    DELETE FROM connection_id_claims c WHERE c.case_id = ${caseId} AND NOT EXISTS (
      SELECT FROM documents d WHERE d.case_id = c.case_id AND ${sql.raw(isStanding("d"))}
        AND c.connection_id = CASE c.party
          WHEN 'subscriber' THEN lower(d.subscriber_connection_id) ELSE lower(d.supplier_connection_id) END
        AND c.organization_id = CASE c.party WHEN 'subscriber' THEN d.subscriber_id ELSE d.supplier_id END)`.execute(
    trx,
  );
}
