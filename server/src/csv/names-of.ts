import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type Named = { name: string };

/** What a row of a file may name, with the ids that stand for it. */
export const namesOf = async (db: Kysely<Database>, table: "product_groups" | "common_products") =>
  await db.selectFrom(table).select(["id", "name"]).execute();
