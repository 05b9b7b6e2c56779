import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { listOrderableProducts, type OrderableProduct } from "./load-orderable-products.ts";

type Asked = {
  subscriberId: string;
  supplierId: string;
  documentType: DocumentType;
  productGroupId?: string;
  productIds?: readonly string[];
  delivered?: readonly string[];
};

/** What a supplier offers to the subscriber; products that cannot be chosen come last, with the reason. */
export async function listSupplierProducts(
  db: Kysely<Database>,
  { supplierId, ...asked }: Asked,
): Promise<OrderableProduct[]> {
  const products = await listOrderableProducts(db, { ...asked, supplierIds: [supplierId] });
  return [...products.filter(({ refusal }) => refusal === null), ...products.filter(({ refusal }) => refusal !== null)];
}
