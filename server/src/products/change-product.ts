import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { changedProduct } from "@runko/domain/products/check-product";
import type { ProductFields } from "@runko/domain/products/product-schema";
import type { Kysely, Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { lockProduct, updateProduct, type ProductKey } from "./product-store.ts";
import { requireRightProduct } from "./require-right-product.ts";

/** Changes the fields that are given; documents keep the name and the prices that they were made with. */
export async function changeProduct(
  db: Kysely<Database>,
  actor: AdminActor,
  key: ProductKey,
  changes: Partial<ProductFields>,
): Promise<void> {
  await inTransaction(db, (trx) => changeKnownProduct(trx, actor, key, changes));
}

/** The same within a transaction. */
export async function changeKnownProduct(
  trx: Transaction<Database>,
  actor: AdminActor,
  key: ProductKey,
  changes: Partial<ProductFields>,
): Promise<void> {
  const before = await lockProduct(trx, key);
  if (!before) throw new Problem("NOT_FOUND");
  const after = changedProduct(before, changes);
  await requireRightProduct(trx, after);
  await updateProduct(trx, key, after);
  await writeAdminLog(trx, actor, {
    organizationId: key.organizationId,
    subject: "product",
    subjectId: key.productId,
    subjectName: before.name,
    action: "changed",
    changes: changesBetween(before, after),
  });
}

/** The product as it stands, which nobody else changes until the transaction ends. */
export const productToChange = (trx: Transaction<Database>, key: ProductKey): Promise<ProductFields | undefined> =>
  lockProduct(trx, key);
