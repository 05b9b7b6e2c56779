import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Kysely } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { countProductsOfCommon, deleteCommonProduct, lockCommonProduct } from "./common-product-store.ts";

/** Removes a common product of which no supplier has made its own; another is refused with how many there are. */
export async function removeCommonProduct(db: Kysely<Database>, actor: AdminActor, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const product = await lockCommonProduct(trx, id);
    if (!product) throw new Problem("NOT_FOUND");
    const uses = await countProductsOfCommon(trx, id);
    if (uses > 0)
      throw new Problem("COMMON_PRODUCT_IN_USE", { detail: ({ products }) => products.commonProductUses(uses) });
    await deleteCommonProduct(trx, id);
    await writeAdminLog(trx, actor, {
      organizationId: null,
      subject: "commonProduct",
      subjectId: id,
      subjectName: product.name,
      action: "deleted",
      changes: changesBetween(product, null),
    });
  });
}
