import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { loadVersion } from "../platform/database/version-sql.ts";
import { Problem } from "../platform/http/problem.ts";
import { areasOfFile, productAreasVersion } from "./product-area-store.ts";
import { loadProductName, type ProductKey } from "./product-store.ts";

/** The version of a product's areas; a product that is not the organization's is not found. */
export async function versionOfAreas(db: Kysely<Database>, key: ProductKey): Promise<string> {
  const version = await loadVersion(db, productAreasVersion(key));
  if (version === null) throw new Problem("NOT_FOUND");
  return version;
}

/** What a file of a product's areas is made of: the product's name, and a statement of its rows. */
export async function partsOfAreaFile(db: Kysely<Database>, key: ProductKey, swedish: boolean) {
  const name = await loadProductName(db, key);
  if (name === undefined) throw new Problem("NOT_FOUND");
  return { name, statement: areasOfFile(key.productId, swedish) };
}
