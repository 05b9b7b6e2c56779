import type { Kysely } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { findKnownSubscriber } from "../organizations/find-known-subscribers.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { lockProduct } from "./product-store.ts";
import { deleteWhitelisted, insertWhitelisted } from "./whitelist-store.ts";

const unknown = (path: string) => new Problem("VALIDATION_FAILED", { issues: [{ path, code: "INVALID_ID" }] });

type Whitelisting = { organizationId: string; productId: string; subscriberId: string };

/** Lets a subscriber see a product whose visibility is by whitelist (D-21); one that is on it already stays. */
export async function whitelistProduct(
  db: Kysely<Database>,
  actor: AdminActor & { seesAll: boolean },
  { organizationId, productId, subscriberId }: Whitelisting,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const product = await lockProduct(trx, { organizationId, productId });
    if (!product) throw unknown("productId");
    const asked = { supplierId: organizationId, subscriberId, seesAll: actor.seesAll };
    const subscriber = await findKnownSubscriber(trx, asked);
    if (!subscriber) throw unknown("subscriberId");
    if (!(await insertWhitelisted(trx, productId, subscriberId))) return;
    await writeAdminLog(trx, actor, {
      organizationId,
      subject: "productWhitelist",
      subjectId: productId,
      subjectName: product.name,
      action: "created",
      changes: [{ field: "subscriber", before: null, after: subscriber.name }],
    });
  });
}

/** Takes a subscriber, or all of them, off a product's whitelist; answers how many there were. */
export async function endWhitelisting(
  db: Kysely<Database>,
  actor: AdminActor,
  {
    organizationId,
    productId,
    subscriberId,
  }: Omit<Whitelisting, "subscriberId"> & { subscriberId?: string | undefined },
): Promise<number> {
  return await inTransaction(db, async (trx) => {
    const product = await lockProduct(trx, { organizationId, productId });
    if (!product) return 0;
    const names = await deleteWhitelisted(trx, productId, subscriberId);
    if (names.length === 0) return 0;
    await writeAdminLog(trx, actor, {
      organizationId,
      subject: "productWhitelist",
      subjectId: productId,
      subjectName: product.name,
      action: "deleted",
      changes: names.map((name) => ({ field: "subscriber", before: name, after: null })),
    });
    return names.length;
  });
}
