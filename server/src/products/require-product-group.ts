import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { keepProductGroup } from "./product-group-store.ts";

/** Refuses a product group that is not there: 422. */
export async function requireProductGroup(trx: Transaction<Database>, id: string): Promise<void> {
  if (!(await keepProductGroup(trx, id)))
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "productGroupId", code: "INVALID_ID" }] });
}
