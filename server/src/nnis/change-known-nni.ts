import type { NniFields } from "@runko/domain/nnis/nni-schema";
import type { Transaction } from "kysely";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { changeNni } from "./change-nni.ts";
import { addNniGroup, removeNniGroup } from "./nni-groups.ts";
import { loadGroupsOfNni, lockNni, type NniKey } from "./nni-store.ts";

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
  { productGroups, after }: Pick<KnownNni, "productGroups"> & { after: WrittenNni },
): Promise<void> {
  await changeNni(trx, actor, key, { changes: after.fields, ifMatch: "*" });
  const had = productGroups.map(({ id }) => id);
  for (const id of after.productGroupIds.filter((one) => !had.includes(one))) await addNniGroup(trx, actor, key, id);
  for (const id of had.filter((one) => !after.productGroupIds.includes(one))) await removeNniGroup(trx, actor, key, id);
}
