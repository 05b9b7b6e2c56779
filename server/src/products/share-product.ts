import type { UserForRights } from "@runko/domain/organizations/roles";
import { mayEndSharing, mayShareDown } from "@runko/domain/organizations/sharing";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { findPathOfSharing, findWholePath } from "../organizations/find-organization-path.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { Problem } from "../platform/http/problem.ts";
import type { ProductKey } from "./product-store.ts";
import { deleteSharedProduct, insertSharedProduct, keepProduct, lockSharedProduct } from "./shared-product-store.ts";

type Context = Pick<AppContext, "db" | "pool">;
type Sharer = AdminActor & { user: UserForRights };

const action = "keepProducts";

/** Lets an organization offer a product of one above it as its own (D-21); one that is shared already stays so. */
export async function shareProduct({ db, pool }: Context, actor: Sharer, key: ProductKey): Promise<void> {
  const path = await findPathOfSharing(pool, actor.user, key.organizationId);
  await inTransaction(db, async (trx) => {
    const product = await keepProduct(trx, key.productId);
    if (!product || !mayShareDown(actor.user, path, { ownerId: product.ownerId, action }))
      throw new Problem("VALIDATION_FAILED", { issues: [{ path: "productId", code: "INVALID_ID" }] });
    if (!(await insertSharedProduct(trx, key))) return;
    await writeAdminLog(trx, actor, {
      organizationId: key.organizationId,
      subject: "subOrganizationProduct",
      subjectId: key.productId,
      subjectName: product.name,
      action: "created",
      changes: [],
    });
  });
}

/** Ends the sharing; documents that name the product stay as they are. */
export async function endProductSharing({ db, pool }: Context, actor: Sharer, key: ProductKey): Promise<void> {
  const path = (await findWholePath(pool, actor.user, key.organizationId)) ?? [];
  await inTransaction(db, async (trx) => {
    const product = await lockSharedProduct(trx, key);
    if (!product) throw new Problem("NOT_FOUND");
    if (!mayEndSharing(actor.user, path, { ownerId: product.ownerId, action })) throw new Problem("FORBIDDEN");
    await deleteSharedProduct(trx, key);
    await writeAdminLog(trx, actor, {
      organizationId: key.organizationId,
      subject: "subOrganizationProduct",
      subjectId: key.productId,
      subjectName: product.name,
      action: "deleted",
      changes: [],
    });
  });
}
