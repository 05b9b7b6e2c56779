import { claimsConnectionIds } from "@runko/domain/enumerations/document-types";
import type { DraftCase, DraftDocument } from "../cases/draft-document.ts";
import type { SeedRow, SeedRows } from "../seed-rows.ts";

function claimsOf(document: DraftDocument, caseId: number): SeedRow<"connection_id_claims">[] {
  const { fields, subscriberId, supplierId } = document;
  const wanted = [
    ["subscriber", subscriberId, fields.subscriberConnectionId],
    ["supplier", supplierId, fields.supplierConnectionId],
  ] as const;
  return wanted.flatMap(([party, organization_id, connectionId]) =>
    connectionId ? [{ party, organization_id, connection_id: connectionId.toLowerCase(), case_id: caseId }] : [],
  );
}

/** A case holds the connection ids of its orders and change orders that are neither cancelled nor rejected (§5, D-42). */
export function addClaimRows(rows: SeedRows, cases: ReadonlyMap<DraftCase, number>): void {
  const claims = new Map<string, SeedRow<"connection_id_claims">>();
  for (const [{ documents }, caseId] of cases) {
    const live = documents.filter(
      ({ documentType, eventState, rejected }) =>
        claimsConnectionIds(documentType) && eventState !== "CANCELLED" && !rejected,
    );
    for (const claim of live.flatMap((document) => claimsOf(document, caseId))) {
      claims.set([claim.party, claim.organization_id, claim.connection_id].join("|"), claim);
    }
  }
  rows.add("connection_id_claims", ...claims.values());
}
