import { productAdminRole } from "@runko/domain/organizations/roles";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";

export type ProductAdmin = { id: string; emailAddress: string; language: string };

/**
 * The product admins who can log in after a change, of whom there must be one; their rows are locked, so that two of
 * them do not put out each other at once.
 */
export async function keepProductAdmin(trx: Transaction<Database>): Promise<ProductAdmin[]> {
  const admins = await trx
    .selectFrom("users")
    .select(["id", "email_address as emailAddress", "language"])
    .where("global_role", "=", productAdminRole)
    .where("disabled", "=", false)
    .where("group_account", "=", false)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  if (admins.length === 0) throw new Problem("LAST_PRODUCT_ADMIN");
  return admins;
}
