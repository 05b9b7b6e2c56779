import type { CustomFieldDefinition } from "@runko/domain/products/custom-fields";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import type { Insertable, Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../src/platform/database/schema.ts";
import { nextNumber } from "./next-number.ts";

export type TestProductGroup = { id: string; name: string; category: ProductCategory };
export type TestProduct = { id: string; name: string; organizationId: string; group: TestProductGroup };

export async function makeProductGroup(
  db: Kysely<Database>,
  overrides: Partial<Insertable<Database["product_groups"]>> = {},
): Promise<TestProductGroup> {
  const category: ProductCategory = "STATIC_AND_SUBSCRIBER_CONNECTIONS";
  const row = { id: uuidv7(), name: `Tuoteryhmä ${nextNumber()}`, category, ...overrides };
  await db.insertInto("product_groups").values(row).execute();
  return { id: row.id, name: row.name, category: row.category as ProductCategory };
}

type ProductOverrides = Partial<Omit<Insertable<Database["products"]>, "custom_fields" | "product_group_id">> & {
  group?: TestProductGroup;
  customFields?: readonly CustomFieldDefinition[];
  /** Subscribers that see it; with them the product is not public. */
  whitelist?: readonly { id: string }[];
};

export async function makeProduct(
  db: Kysely<Database>,
  supplier: { id: string },
  { group, customFields = [], whitelist, ...overrides }: ProductOverrides = {},
): Promise<TestProduct> {
  const productGroup = group ?? (await makeProductGroup(db));
  const row = {
    id: uuidv7(),
    organization_id: supplier.id,
    name: `Tuote ${nextNumber()}`,
    product_group_id: productGroup.id,
    initial_fee: "100.00",
    monthly_fee: "20.50",
    visibility: whitelist ? "whitelist" : "public",
    custom_fields: JSON.stringify(customFields),
    ...overrides,
  };
  await db.insertInto("products").values(row).execute();
  for (const { id } of whitelist ?? [])
    await db.insertInto("product_whitelists").values({ product_id: row.id, subscriber_id: id }).execute();
  return { id: row.id, name: row.name, organizationId: supplier.id, group: productGroup };
}
