import type { Kysely, Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { requireProductGroup } from "../products/require-product-group.ts";
import { deleteNniGroup, insertNniGroup, lockNni, type NniKey } from "./nni-store.ts";

async function groupName(db: Kysely<Database>, id: string): Promise<string> {
  const row = await db.selectFrom("product_groups").select("name").where("id", "=", id).executeTakeFirst();
  return row?.name ?? "";
}

/** Lets products of a group be ordered over the NNI; one that is there already stays. */
export async function addNniGroup(
  db: Kysely<Database>,
  actor: AdminActor,
  key: NniKey,
  productGroupId: string,
): Promise<void> {
  await inTransaction(db, (trx) => openNniToGroup(trx, actor, key, productGroupId));
}

/** The same within a transaction. */
export async function openNniToGroup(
  trx: Transaction<Database>,
  actor: AdminActor,
  key: NniKey,
  productGroupId: string,
): Promise<void> {
  const nni = await lockNni(trx, key);
  if (!nni) throw new Problem("NOT_FOUND");
  await requireProductGroup(trx, productGroupId);
  if (!(await insertNniGroup(trx, key.nniId, productGroupId))) return;
  const name = await groupName(trx, productGroupId);
  await writeAdminLog(trx, actor, {
    organizationId: key.organizationId,
    subject: "nniProductGroup",
    subjectId: key.nniId,
    subjectName: nni.identifier,
    action: "created",
    changes: [{ field: "productGroup", before: null, after: name }],
  });
}

/** No longer lets products of the group be ordered over the NNI. */
export async function removeNniGroup(
  db: Kysely<Database>,
  actor: AdminActor,
  key: NniKey,
  productGroupId: string,
): Promise<void> {
  await inTransaction(db, (trx) => closeNniToGroup(trx, actor, key, productGroupId));
}

/** The same within a transaction. */
export async function closeNniToGroup(
  trx: Transaction<Database>,
  actor: AdminActor,
  key: NniKey,
  productGroupId: string,
): Promise<void> {
  const nni = await lockNni(trx, key);
  if (!nni || !(await deleteNniGroup(trx, key.nniId, productGroupId))) throw new Problem("NOT_FOUND");
  const name = await groupName(trx, productGroupId);
  await writeAdminLog(trx, actor, {
    organizationId: key.organizationId,
    subject: "nniProductGroup",
    subjectId: key.nniId,
    subjectName: nni.identifier,
    action: "deleted",
    changes: [{ field: "productGroup", before: name, after: null }],
  });
}
