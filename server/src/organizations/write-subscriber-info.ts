import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Kysely, Transaction } from "kysely";
import type { z } from "zod";
import { changeKept } from "../admin-log/change-kept.ts";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { loadSupplierInfo, type SupplierInfo } from "./load-supplier-info.ts";
import { subscribersInfo } from "./subscription-entity.ts";
import type { subscriberInfoPatchSchema } from "./subscription-schema.ts";
import { lockSubscription, nameOf } from "./subscription-store.ts";

type Parties = { supplierId: string; subscriberId: string };
type InfoPatch = z.output<typeof subscriberInfoPatchSchema>;

async function isThere(trx: Transaction<Database>, { supplierId, subscriberId }: Parties): Promise<boolean> {
  const row = trx.selectFrom("subscribers_info").select("subscriber_id").where("supplier_id", "=", supplierId);
  return (await row.where("subscriber_id", "=", subscriberId).forUpdate().executeTakeFirst()) !== undefined;
}

const keyOf = ({ supplierId, subscriberId }: Parties) => ({ supplier_id: supplierId, subscriber_id: subscriberId });
const columnsOf = ({ customerNumber, contractNumber, info }: SupplierInfo) => ({
  customer_number: customerNumber,
  contract_number: contractNumber,
  info,
});

async function insertInfo(
  trx: Transaction<Database>,
  actor: AdminActor,
  parties: Parties,
  given: InfoPatch,
): Promise<void> {
  const info = { customerNumber: "", contractNumber: "", info: "", ...given };
  const written = await trx
    .insertInto("subscribers_info")
    .values({ ...keyOf(parties), ...columnsOf(info) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("subscriber_id")
    .executeTakeFirst();
  if (!written) throw new Problem("CONFLICT");
  await writeAdminLog(trx, actor, {
    organizationId: parties.supplierId,
    subject: "subscriberInfo",
    subjectId: parties.subscriberId,
    subjectName: await nameOf(trx, parties.subscriberId),
    action: "created",
    changes: changesBetween(null, info),
  });
}

/** Writes of a subscriber for the first time; what is written already is changed instead: 409. */
export async function createSubscriberInfo(
  db: Kysely<Database>,
  actor: AdminActor,
  parties: Parties,
  given: InfoPatch,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await lockSubscription(trx, parties)))
      throw new Problem("VALIDATION_FAILED", { issues: [{ path: "subscriberId", code: "SUBSCRIBER_NOT_AVAILABLE" }] });
    await insertInfo(trx, actor, parties, given);
  });
}

type Change = { patch: InfoPatch; ifMatch: string | undefined };

/** Changes what is written of a subscriber; 404 where nothing is. */
export async function changeSubscriberInfo(
  db: Kysely<Database>,
  actor: AdminActor,
  parties: Parties,
  { patch, ifMatch: read }: Change,
): Promise<void> {
  const { supplierId, subscriberId } = parties;
  await changeKept<SupplierInfo>(db, actor, read, {
    about: { organizationId: supplierId, subject: "subscriberInfo", subjectId: subscriberId },
    load: async (trx) =>
      (await isThere(trx, parties)) ? await loadSupplierInfo(trx, supplierId, subscriberId) : undefined,
    version: {
      version: subscribersInfo.version,
      from: "subscribers_info i",
      where: "i.supplier_id = $1 AND i.subscriber_id = $2",
      values: [supplierId, subscriberId],
    },
    merge: (before) => ({
      customerNumber: patch.customerNumber ?? before.customerNumber,
      contractNumber: patch.contractNumber ?? before.contractNumber,
      info: patch.info ?? before.info,
    }),
    write: async (trx, after) => {
      const own = trx.updateTable("subscribers_info").set(columnsOf(after)).where("supplier_id", "=", supplierId);
      await own.where("subscriber_id", "=", subscriberId).execute();
    },
    nameOf: (_before, trx) => nameOf(trx, subscriberId),
  });
}
