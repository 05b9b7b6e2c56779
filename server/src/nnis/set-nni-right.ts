import type { NniRight } from "@runko/domain/nnis/nni-schema";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Kysely, Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { findKnownSubscriber } from "../organizations/find-known-subscribers.ts";
import { loadOrganizationName } from "../organizations/load-organization-name.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { loadNniRight, lockNni, writeNniRight, type NniKey } from "./nni-store.ts";

type Change = { organizationId: string; allowFrom?: boolean | undefined; allowTo?: boolean | undefined };

/** Says whether an organization may order from and to an NNI (D-22); what is not said stays as it is, at first no. */
export async function setNniRight(
  db: Kysely<Database>,
  actor: AdminActor & { seesAll: boolean },
  key: NniKey,
  { organizationId, allowFrom, allowTo }: Change,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const nni = await lockNni(trx, key);
    if (!nni) throw new Problem("NOT_FOUND");
    const kept = await loadNniRight(trx, key.nniId, organizationId);
    const before: NniRight = kept ?? { organizationId, allowFrom: false, allowTo: false };
    const name = kept
      ? await loadOrganizationName(trx, organizationId)
      : await knownName(trx, actor, key, organizationId);
    const after: NniRight = {
      organizationId,
      allowFrom: allowFrom ?? before.allowFrom,
      allowTo: allowTo ?? before.allowTo,
    };
    await writeNniRight(trx, key.nniId, after);
    await writeAdminLog(trx, actor, {
      organizationId: key.organizationId,
      subject: "nniRights",
      subjectId: key.nniId,
      subjectName: `${nni.identifier} / ${name}`,
      action: "changed",
      changes: changesBetween(before, after),
    });
  });
}

async function knownName(
  trx: Transaction<Database>,
  { seesAll }: { seesAll: boolean },
  { organizationId: supplierId }: NniKey,
  subscriberId: string,
): Promise<string> {
  const subscriber = await findKnownSubscriber(trx, { supplierId, subscriberId, seesAll });
  if (subscriber) return subscriber.name;
  throw new Problem("VALIDATION_FAILED", { issues: [{ path: "organizationId", code: "INVALID_ID" }] });
}
