import { changedProduct } from "@runko/domain/products/check-product";
import type { ProductFields } from "@runko/domain/products/product-schema";
import type { Kysely, Transaction } from "kysely";
import { changeKept } from "../admin-log/change-kept.ts";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { versionOf } from "../platform/entity/find-rows.ts";
import { products } from "./product-entity.ts";
import { lockProduct, updateProduct, type ProductKey } from "./product-store.ts";
import { requireRightProduct } from "./require-right-product.ts";

type Change = { changes: Partial<ProductFields>; ifMatch: string | undefined };

/** Changes the fields that are given; documents keep the name and the prices that they were made with. */
export async function changeProduct(
  db: Kysely<Database>,
  actor: AdminActor,
  key: ProductKey,
  { changes, ifMatch }: Change,
): Promise<void> {
  const { organizationId, productId } = key;
  await changeKept<ProductFields>(db, actor, ifMatch, {
    about: { organizationId, subject: "product", subjectId: productId },
    load: (trx) => lockProduct(trx, key),
    version: versionOf(products, "p.id = $1", [productId]),
    merge: (before) => changedProduct(before, changes),
    check: (trx, after) => requireRightProduct(trx, organizationId, after),
    write: (trx, after) => updateProduct(trx, key, after),
    nameOf: ({ name }) => name,
  });
}

/** The product as it stands, which nobody else changes until the transaction ends. */
export const productToChange = (trx: Transaction<Database>, key: ProductKey): Promise<ProductFields | undefined> =>
  lockProduct(trx, key);
