import { categoryFields } from "@runko/domain/documents/category-fields";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import type { Transaction } from "kysely";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { addProduct } from "../products/create-product.ts";

const mostProducts = 5;

/** Nobody has NNIs in a sandbox. */
const needsNni = (category: ProductCategory) => categoryFields[category].required.includes("nniFromId");

/** The first product group of each category by name, the most usual category first. */
async function findGroups(trx: Transaction<Database>) {
  const groups = await trx
    .selectFrom("product_groups")
    .distinctOn("category")
    .select(["id", "name", "category"])
    .orderBy("category")
    .orderBy("name")
    .execute();
  const usual = (category: string) => Number(category !== "STATIC_AND_SUBSCRIBER_CONNECTIONS");
  return groups
    .filter(({ category }) => !needsNni(category as ProductCategory))
    .toSorted((a, b) => usual(a.category) - usual(b.category))
    .slice(0, mostProducts);
}

/** Gives each of the suppliers a product of several categories. */
export async function addProducts(
  trx: Transaction<Database>,
  actor: AdminActor,
  supplierIds: readonly string[],
): Promise<void> {
  const groups = await findGroups(trx);
  if (groups.length === 0) throw new Problem("SANDBOX_NEEDS_PRODUCT_GROUPS");
  for (const supplierId of supplierIds)
    for (const { id: productGroupId, name } of groups)
      await addProduct(trx, actor, supplierId, {
        name,
        description: "",
        productGroupId,
        formType: null,
        nniProduct: false,
        nniType: null,
        initialFee: "100.00",
        monthlyFee: "20.00",
        slaClass: null,
        visibility: "public",
        interfaces: [],
        connectors: [],
        capacities: [],
        customFields: [],
        commonProductId: null,
        active: true,
      });
}
