import type { SourceMode } from "@runko/domain/documents/document-states";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { loadEventProducts } from "./event-product-store.ts";

type Joined = { mode: SourceMode | null | undefined; orderId: number | null | undefined };

/** The products of the delivered order whose case a document joins; none of a document that comes otherwise. */
export async function loadDeliveredIds(db: Kysely<Database>, { mode, orderId }: Joined): Promise<string[]> {
  if (mode !== "FROM_EXISTING" || !orderId) return [];
  const products = await loadEventProducts(db, orderId);
  return products.filter(({ active }) => active).map(({ product_id }) => product_id);
}
