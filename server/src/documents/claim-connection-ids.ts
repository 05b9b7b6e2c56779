import { claimsConnectionIds } from "@runko/domain/enumerations/document-types";
import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
import { violatedConstraint } from "../platform/error-code.ts";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Issue } from "@runko/domain/values/issue";
import { isClaiming } from "./document-conditions.ts";
import type { StoredDocument } from "./document-store.ts";

type Holder = Pick<
  StoredDocument,
  "document_type" | "subscriber_id" | "supplier_id" | "subscriber_connection_id" | "supplier_connection_id" | "imported"
>;

/** The ids that a document claims: none where its type only names them, and none of a supplier by the word of its subscriber. */
function wantedBy(holder: Holder) {
  if (!claimsConnectionIds(holder.document_type)) return [];
  const ids = [
    ["subscriberConnectionId", "subscriber", holder.subscriber_id, holder.subscriber_connection_id],
    ["supplierConnectionId", "supplier", holder.supplier_id, holder.supplier_connection_id],
  ] as const;
  return ids.filter(([, party, , connectionId]) => connectionId && !(holder.imported && party === "supplier"));
}

function wantedSql(holder: Holder) {
  const wanted = wantedBy(holder);
  const column = (place: 1 | 2 | 3) => wanted.map((claim) => claim[place]);
  return sql`(SELECT party, organization_id, lower(connection_id)
    FROM unnest(${column(1)}::text[], ${column(2)}::uuid[], ${column(3)}::text[])
      AS u (party, organization_id, connection_id)) AS w`;
}

/** Claiming and freeing within a case take turns, so that neither works on what the other is about to change. */
export async function holdCase(trx: Kysely<Database>, caseId: number): Promise<void> {
  await sql`SELECT FROM cases WHERE id = ${caseId} FOR UPDATE`.execute(trx);
}

/** SQL that claims both parties' connection ids for a case that nobody else knows yet; fails when one is another's. */
export function firstClaimsSql(holder: Holder, caseId: RawBuilder<unknown>) {
  return sql`INSERT INTO connection_id_claims (party, organization_id, connection_id, case_id)
    SELECT w.*, ${caseId} FROM ${wantedSql(holder)} RETURNING party`;
}

/** The field whose connection id is another case's already, by the failure of firstClaimsSql; undefined for another failure. */
export function takenIdOf(error: unknown): Issue | undefined {
  if (violatedConstraint(error) !== "connection_id_claims_pkey") return undefined;
  const detail = error instanceof Error && "detail" in error ? String(error.detail) : "";
  const field = detail.includes("=(supplier,") ? "supplierConnectionId" : "subscriberConnectionId";
  return { path: `document.${field}`, code: "CONNECTION_ID_IN_USE" };
}

/** SQL that claims both parties' connection ids for the case and answers the parties that got theirs, to stand in a WITH. */
export function claimsSql(holder: Holder, caseId: number | RawBuilder<unknown>) {
  return sql`
    INSERT INTO connection_id_claims AS c (party, organization_id, connection_id, case_id)
    SELECT w.*, ${caseId} FROM ${wantedSql(holder)}
    ON CONFLICT (party, organization_id, connection_id) DO UPDATE SET case_id = c.case_id WHERE c.case_id = excluded.case_id
    RETURNING party`;
}

/** Tells which wanted connection ids another case of the same party has (specification §5). */
export function unclaimedIssues(holder: Holder, claimed: readonly string[]): Issue[] {
  return wantedBy(holder).flatMap(([field, party]) =>
    claimed.includes(party) ? [] : [{ path: `document.${field}`, code: "CONNECTION_ID_IN_USE" as const }],
  );
}

const idsOf = (holder: Holder) => wantedBy(holder).map(([, party, , id]) => `${party} ${id?.toLowerCase()}`);

/** Whether a document claims other connection ids than before. */
export const claimsOthers = (before: Holder, after: Holder): boolean => idsOf(before).join() !== idsOf(after).join();

/**
 * Claims the connection ids of a document that was written for its case, and frees those that none of its documents claims
 * any more; tells which it cannot have.
 */
export async function claimConnectionIds(
  trx: Transaction<Database>,
  holder: Holder & Pick<StoredDocument, "case_id">,
): Promise<Issue[]> {
  const { case_id: caseId } = holder;
  await holdCase(trx, caseId);
  const { rows } = await sql<{ claimed: string[] }>`${sql.raw(prepared)}
    WITH claimed AS (${claimsSql(holder, sql`${caseId}::bigint`)}), freed AS (${freedSql(caseId)})
    SELECT ARRAY(SELECT party FROM claimed) AS claimed`.execute(trx);
  return unclaimedIssues(holder, rows[0]?.claimed ?? []);
}

/** Claims for another supplier the ids by which these documents of the case name a connection; answers those it cannot have. */
export async function claimForSupplier(
  trx: Transaction<Database>,
  { caseId, supplierId }: { caseId: number; supplierId: string },
  documentIds: readonly number[],
): Promise<string[]> {
  await holdCase(trx, caseId);
  const { rows } = await sql<{ id: string }>`
    WITH wanted AS (
      SELECT DISTINCT lower(v.id) AS id FROM documents d CROSS JOIN LATERAL
        (VALUES (d.supplier_connection_id), (d.connection_before #>> '{document,supplierConnectionId}')) AS v (id)
      WHERE d.id = ANY(${documentIds}::bigint[]) AND ${sql.raw(isClaiming("d"))} AND NOT d.imported AND v.id <> ''
    ), claimed AS (
      INSERT INTO connection_id_claims AS c (party, organization_id, connection_id, case_id)
      SELECT 'supplier', ${supplierId}::uuid, id, ${caseId}::bigint FROM wanted ORDER BY id
      ON CONFLICT (party, organization_id, connection_id) DO UPDATE SET case_id = c.case_id WHERE c.case_id = excluded.case_id
      RETURNING connection_id
    )
    SELECT id FROM wanted WHERE id NOT IN (SELECT connection_id FROM claimed)`.execute(trx);
  return rows.map(({ id }) => id);
}

/** SQL that frees the case's connection ids that none of its documents claims any more. */
const freedSql = (caseId: number) => sql`
    DELETE FROM connection_id_claims c WHERE c.case_id = ${caseId} AND NOT EXISTS (
      SELECT FROM documents d WHERE d.case_id = c.case_id AND ${sql.raw(isClaiming("d"))}
        AND c.connection_id IN (
          lower(CASE c.party WHEN 'subscriber' THEN d.subscriber_connection_id ELSE d.supplier_connection_id END),
          lower(d.connection_before #>> ARRAY['document', c.party || 'ConnectionId']))
        AND c.organization_id = CASE c.party WHEN 'subscriber' THEN d.subscriber_id ELSE d.supplier_id END)`;

/** Frees what is not claimed any more after the documents of a case are written. */
export async function releaseUnusedConnectionIds(trx: Transaction<Database>, caseId: number): Promise<void> {
  await holdCase(trx, caseId);
  await freedSql(caseId).execute(trx);
}
