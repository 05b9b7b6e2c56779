import type { ProductFields } from "@runko/domain/products/product-schema";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Names a product in the organization that owns it; one of another organization is not found. */
export type ProductKey = { organizationId: string; productId: string };

const columns = (fields: ProductFields) => ({
  name: fields.name,
  description: fields.description,
  product_group_id: fields.productGroupId,
  form_type: fields.formType,
  nni_product: fields.nniProduct,
  nni_type: fields.nniType,
  initial_fee: fields.initialFee,
  monthly_fee: fields.monthlyFee,
  sla_class: fields.slaClass,
  visibility: fields.visibility,
  interfaces: fields.interfaces,
  connectors: fields.connectors,
  capacities: fields.capacities,
  custom_fields: JSON.stringify(fields.customFields),
  common_product_id: fields.commonProductId,
  active: fields.active,
});

export async function insertProduct(
  trx: Transaction<Database>,
  { organizationId, productId }: ProductKey,
  fields: ProductFields,
): Promise<void> {
  await trx
    .insertInto("products")
    .values({ id: productId, organization_id: organizationId, ...columns(fields) })
    .execute();
}

/** How the product is called; undefined of one that is not the organization's. */
export async function loadProductName(
  db: Kysely<Database>,
  { organizationId, productId }: ProductKey,
): Promise<string | undefined> {
  const found = db.selectFrom("products").select("name").where("organization_id", "=", organizationId);
  return (await found.where("id", "=", productId).executeTakeFirst())?.name;
}

/** The product, which nobody else changes or begins to use until the transaction ends. */
export async function lockProduct(
  trx: Transaction<Database>,
  { organizationId, productId }: ProductKey,
): Promise<ProductFields | undefined> {
  const row = await trx
    .selectFrom("products")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", productId)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      name: row.name,
      description: row.description,
      productGroupId: row.product_group_id,
      formType: row.form_type,
      nniProduct: row.nni_product,
      nniType: row.nni_type as ProductFields["nniType"],
      initialFee: row.initial_fee,
      monthlyFee: row.monthly_fee,
      slaClass: row.sla_class,
      visibility: row.visibility as ProductFields["visibility"],
      interfaces: row.interfaces as ProductFields["interfaces"],
      connectors: row.connectors as ProductFields["connectors"],
      capacities: row.capacities,
      customFields: row.custom_fields as ProductFields["customFields"],
      commonProductId: row.common_product_id,
      active: row.active,
    }
  );
}

export async function updateProduct(
  trx: Transaction<Database>,
  { organizationId, productId }: ProductKey,
  fields: ProductFields,
): Promise<void> {
  await trx
    .updateTable("products")
    .set(columns(fields))
    .where("organization_id", "=", organizationId)
    .where("id", "=", productId)
    .execute();
}

export async function deleteProduct(
  trx: Transaction<Database>,
  { organizationId, productId }: ProductKey,
): Promise<void> {
  await trx.deleteFrom("products").where("organization_id", "=", organizationId).where("id", "=", productId).execute();
}

/** Whether a document names the product, of any state and age. */
export async function isProductUsed(trx: Transaction<Database>, productId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("event_products")
    .select("document_id")
    .where("product_id", "=", productId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
