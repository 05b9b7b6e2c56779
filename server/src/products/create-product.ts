import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { ProductFields } from "@runko/domain/products/product-schema";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { insertProduct } from "./product-store.ts";
import { requireRightProduct } from "./require-right-product.ts";

/** Makes a product that the organization offers, and answers its id. */
export async function addProduct(
  trx: Transaction<Database>,
  actor: AdminActor,
  organizationId: string,
  fields: ProductFields,
): Promise<string> {
  const productId = uuidv7();
  await requireRightProduct(trx, organizationId, fields);
  await insertProduct(trx, { organizationId, productId }, fields);
  await writeAdminLog(trx, actor, {
    organizationId,
    subject: "product",
    subjectId: productId,
    subjectName: fields.name,
    action: "created",
    changes: changesBetween(null, fields),
  });
  return productId;
}
