import type { NniFields } from "@runko/domain/nnis/nni-schema";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { tellTaken } from "../platform/http/tell-taken.ts";
import { closeNniToGroup, openNniToGroup } from "./nni-groups.ts";
import { loadGroupsOfNni, lockNni, updateNni, type NniKey } from "./nni-store.ts";

type KnownNni = { fields: NniFields; productGroups: { id: string; name: string }[] };
type WrittenNni = { fields: NniFields; productGroupIds: readonly string[] };

/** The NNI with the product groups that can be ordered over it, which nobody else changes until the transaction ends. */
export async function nniToChange(trx: Transaction<Database>, key: NniKey): Promise<KnownNni | undefined> {
  const fields = await lockNni(trx, key);
  return fields && { fields, productGroups: await loadGroupsOfNni(trx, key.nniId) };
}

/** Changes an NNI that is locked, and what can be ordered over it. */
export async function changeKnownNni(
  trx: Transaction<Database>,
  actor: AdminActor,
  key: NniKey,
  { fields: before, productGroups, after }: KnownNni & { after: WrittenNni },
): Promise<void> {
  const changes = changesBetween(before, after.fields);
  if (changes.length > 0) await tellTaken("identifier", "IDENTIFIER_IN_USE", () => updateNni(trx, key, after.fields));
  await writeAdminLog(trx, actor, {
    organizationId: key.organizationId,
    subject: "nni",
    subjectId: key.nniId,
    subjectName: before.identifier,
    action: "changed",
    changes,
  });
  const had = productGroups.map(({ id }) => id);
  for (const id of after.productGroupIds.filter((one) => !had.includes(one))) await openNniToGroup(trx, actor, key, id);
  for (const id of had.filter((one) => !after.productGroupIds.includes(one)))
    await closeNniToGroup(trx, actor, key, id);
}
