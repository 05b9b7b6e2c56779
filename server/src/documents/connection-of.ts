import {
  fieldsOfConnection,
  type Connection,
  type ConnectionProduct,
} from "@runko/domain/documents/standing-connection";
import { joinFields } from "./document-columns.ts";
import type { StoredDocument } from "./document-store.ts";
import type { StoredEventProduct } from "./event-product-store.ts";

/** A product as the API tells it. */
type Product = ConnectionProduct & { eventId: number; productName: string; productPrice: string; monthPrice: string };

export type StoredConnection = Connection<Product>;

type Row = Pick<StoredDocument, "category" | "product_group_id"> & Parameters<typeof joinFields>[0];

/** What a document says of a connection. */
export function connectionOf(row: Row, products: readonly StoredEventProduct[]): StoredConnection {
  return {
    document: fieldsOfConnection(joinFields(row)),
    category: row.category,
    productGroupId: row.product_group_id,
    eventProducts: products.map((product) => ({
      eventId: product.document_id,
      productId: product.product_id,
      productName: product.product_name,
      active: product.active,
      productPrice: product.product_price,
      monthPrice: product.month_price,
      customFields: product.custom_fields as Product["customFields"],
    })),
  };
}

/** A product as it is stored. */
export function storedProduct({ productId, productName, active, productPrice, monthPrice, customFields }: Product) {
  return {
    product_id: productId,
    product_name: productName,
    active,
    product_price: productPrice,
    month_price: monthPrice,
    custom_fields: customFields,
  };
}
