import type { NniFields, NniRight } from "@runko/domain/nnis/nni-schema";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Names an NNI in the organization that owns it; one of another organization is not found. */
export type NniKey = { organizationId: string; nniId: string };

export async function insertNni(
  trx: Transaction<Database>,
  { organizationId, nniId }: NniKey,
  fields: NniFields,
): Promise<void> {
  await trx
    .insertInto("nnis")
    .values({ id: nniId, organization_id: organizationId, ...fields })
    .execute();
}

/** The NNI, which nobody else changes or begins to use until the transaction ends. */
export async function lockNni(
  trx: Transaction<Database>,
  { organizationId, nniId }: NniKey,
): Promise<NniFields | undefined> {
  return await trx
    .selectFrom("nnis")
    .select(["identifier", "description", "active"])
    .where("organization_id", "=", organizationId)
    .where("id", "=", nniId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateNni(
  trx: Transaction<Database>,
  { organizationId, nniId }: NniKey,
  fields: NniFields,
): Promise<void> {
  await trx
    .updateTable("nnis")
    .set({ ...fields, identifier_shared: sql<boolean>`identifier_shared AND identifier = ${fields.identifier}` })
    .where("organization_id", "=", organizationId)
    .where("id", "=", nniId)
    .execute();
}

export async function deleteNni(trx: Transaction<Database>, { organizationId, nniId }: NniKey): Promise<void> {
  await trx.deleteFrom("nnis").where("organization_id", "=", organizationId).where("id", "=", nniId).execute();
}

/** Whether a document goes from or to the NNI, of any state and age. */
export async function isNniUsed(trx: Transaction<Database>, nniId: string): Promise<boolean> {
  const naming = (column: "nni_from_id" | "nni_to_id") =>
    trx.selectFrom("documents").select("id").where(column, "=", nniId).limit(1).executeTakeFirst();
  return ((await naming("nni_from_id")) ?? (await naming("nni_to_id"))) !== undefined;
}

export async function loadNniRight(
  trx: Transaction<Database>,
  nniId: string,
  organizationId: string,
): Promise<NniRight | undefined> {
  return await trx
    .selectFrom("nni_rights")
    .select(["organization_id as organizationId", "allow_from as allowFrom", "allow_to as allowTo"])
    .where("nni_id", "=", nniId)
    .where("organization_id", "=", organizationId)
    .executeTakeFirst();
}

/** Keeps the right as a row, or takes its row away when it allows nothing. */
export async function writeNniRight(
  trx: Transaction<Database>,
  nniId: string,
  { organizationId, allowFrom, allowTo }: NniRight,
): Promise<void> {
  if (!allowFrom && !allowTo) {
    await trx
      .deleteFrom("nni_rights")
      .where("nni_id", "=", nniId)
      .where("organization_id", "=", organizationId)
      .execute();
    return;
  }
  const allowed = { allow_from: allowFrom, allow_to: allowTo };
  await trx
    .insertInto("nni_rights")
    .values({ nni_id: nniId, organization_id: organizationId, ...allowed })
    .onConflict((conflict) => conflict.columns(["nni_id", "organization_id"]).doUpdateSet(allowed))
    .execute();
}

export async function loadGroupsOfNni(
  trx: Transaction<Database>,
  nniId: string,
): Promise<{ id: string; name: string }[]> {
  return await trx
    .selectFrom("nni_product_groups as n")
    .innerJoin("product_groups as g", "g.id", "n.product_group_id")
    .select(["g.id", "g.name"])
    .where("n.nni_id", "=", nniId)
    .execute();
}

/** Whether the group was not yet among those of the NNI. */
export async function insertNniGroup(trx: Transaction<Database>, nniId: string, groupId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("nni_product_groups")
    .values({ nni_id: nniId, product_group_id: groupId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether the group was among those of the NNI. */
export async function deleteNniGroup(trx: Transaction<Database>, nniId: string, groupId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("nni_product_groups")
    .where("nni_id", "=", nniId)
    .where("product_group_id", "=", groupId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export type SharedNni = { ownerId: string; identifier: string };

/** The NNI with whom it belongs to; it stays until the transaction ends. The caller judges who may know of it. */
export async function keepNni(trx: Transaction<Database>, nniId: string): Promise<SharedNni | undefined> {
  return await trx
    .selectFrom("nnis")
    .select(["organization_id as ownerId", "identifier"])
    .where("id", "=", nniId)
    .forKeyShare()
    .executeTakeFirst();
}

/** The NNI if it is shared to the organization, which nobody else changes until the transaction ends. */
export async function lockSharedNni(
  trx: Transaction<Database>,
  { organizationId, nniId }: NniKey,
): Promise<SharedNni | undefined> {
  return await trx
    .selectFrom("sub_organization_nnis as s")
    .innerJoin("nnis as n", "n.id", "s.nni_id")
    .select(["n.organization_id as ownerId", "n.identifier"])
    .where("s.organization_id", "=", organizationId)
    .where("s.nni_id", "=", nniId)
    .forUpdate("s")
    .executeTakeFirst();
}

/** Whether the NNI was not yet shared to the organization. */
export async function insertSharedNni(trx: Transaction<Database>, { organizationId, nniId }: NniKey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("sub_organization_nnis")
    .values({ organization_id: organizationId, nni_id: nniId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteSharedNni(trx: Transaction<Database>, { organizationId, nniId }: NniKey): Promise<void> {
  await trx
    .deleteFrom("sub_organization_nnis")
    .where("organization_id", "=", organizationId)
    .where("nni_id", "=", nniId)
    .execute();
}
