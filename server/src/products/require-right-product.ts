import { checkProduct } from "@runko/domain/products/check-product";
import type { ProductFields } from "@runko/domain/products/product-schema";
import type { Issue } from "@runko/domain/values/issue";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { keepCommonProduct } from "./common-product-store.ts";
import { keepProductGroup } from "./product-group-store.ts";

/** Refuses a product that breaks a rule or names a group or common product that is not there: 422. */
export async function requireRightProduct(trx: Transaction<Database>, product: ProductFields): Promise<void> {
  const issues: Issue[] = checkProduct(product);
  if (!(await keepProductGroup(trx, product.productGroupId)))
    issues.push({ path: "productGroupId", code: "INVALID_ID" });
  if (product.commonProductId !== null && !(await keepCommonProduct(trx, product.commonProductId)))
    issues.push({ path: "commonProductId", code: "INVALID_ID" });
  refuseIssues(issues);
}
