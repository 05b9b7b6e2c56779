import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Kysely, Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { requireProductGroup } from "../products/require-product-group.ts";
import { deleteNniGroup, insertNniGroup, lockNni, type NniKey } from "./nni-store.ts";

async function logGroup(
  trx: Transaction<Database>,
  actor: AdminActor,
  { organizationId, nniId }: NniKey,
  { identifier, productGroupId, opened }: { identifier: string; productGroupId: string; opened: boolean },
): Promise<void> {
  const groups = trx.selectFrom("product_groups").select("name").where("id", "=", productGroupId);
  const group = { productGroup: (await groups.executeTakeFirst())?.name ?? "" };
  await writeAdminLog(trx, actor, {
    organizationId,
    subject: "nniProductGroup",
    subjectId: nniId,
    subjectName: identifier,
    action: opened ? "created" : "deleted",
    changes: opened ? changesBetween(null, group) : changesBetween(group, null),
  });
}

/** Lets products of a group be ordered over the NNI; one that is there already stays. */
export async function addNniGroup(
  db: Kysely<Database>,
  actor: AdminActor,
  key: NniKey,
  productGroupId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const nni = await lockNni(trx, key);
    if (!nni) throw new Problem("NOT_FOUND");
    await requireProductGroup(trx, productGroupId);
    if (await insertNniGroup(trx, key.nniId, productGroupId))
      await logGroup(trx, actor, key, { identifier: nni.identifier, productGroupId, opened: true });
  });
}

/** No longer lets products of the group be ordered over the NNI. */
export async function removeNniGroup(
  db: Kysely<Database>,
  actor: AdminActor,
  key: NniKey,
  productGroupId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const nni = await lockNni(trx, key);
    if (!nni || !(await deleteNniGroup(trx, key.nniId, productGroupId))) throw new Problem("NOT_FOUND");
    await logGroup(trx, actor, key, { identifier: nni.identifier, productGroupId, opened: false });
  });
}
