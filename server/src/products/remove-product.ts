import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Kysely } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Removal } from "../platform/http/removal.ts";
import { Problem } from "../platform/http/problem.ts";
import { deleteProduct, isProductUsed, lockProduct, updateProduct, type ProductKey } from "./product-store.ts";

/** Removes a product; one that a document names is deactivated instead, with its whitelist and shares kept. */
export async function removeProduct(db: Kysely<Database>, actor: AdminActor, key: ProductKey): Promise<Removal> {
  return await inTransaction(db, async (trx) => {
    const product = await lockProduct(trx, key);
    if (!product) throw new Problem("NOT_FOUND");
    const used = await isProductUsed(trx, key.productId);
    const after = used ? { ...product, active: false } : null;
    if (after) await updateProduct(trx, key, after);
    else await deleteProduct(trx, key);
    await writeAdminLog(trx, actor, {
      organizationId: key.organizationId,
      subject: "product",
      subjectId: key.productId,
      subjectName: product.name,
      action: used ? "changed" : "deleted",
      changes: changesBetween(product, after),
    });
    return { outcome: used ? "deactivated" : "removed" };
  });
}
