import { checkProduct } from "@runko/domain/products/check-product";
import type { ProductFields } from "@runko/domain/products/product-schema";
import type { Issue } from "@runko/domain/values/issue";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { keepCommonProduct } from "./common-product-store.ts";
import { loadServiceTimes } from "../organizations/service-times.ts";
import { keepProductGroup } from "./product-group-store.ts";

/** Whether its organization has the SLA class, which then stays until the transaction ends. */
async function keepsClass(trx: Transaction<Database>, organizationId: string, slaClass: string): Promise<boolean> {
  await trx.selectFrom("organizations").select("id").where("id", "=", organizationId).forShare().execute();
  const { classes } = await loadServiceTimes(trx, organizationId);
  return classes.some(({ name }) => name === slaClass);
}

/** Refuses a product that breaks a rule or names a group, common product or class that is not there: 422. */
export async function requireRightProduct(
  trx: Transaction<Database>,
  organizationId: string,
  product: ProductFields,
): Promise<void> {
  const issues: Issue[] = checkProduct(product);
  if (!(await keepProductGroup(trx, product.productGroupId)))
    issues.push({ path: "productGroupId", code: "INVALID_ID" });
  if (product.commonProductId !== null && !(await keepCommonProduct(trx, product.commonProductId)))
    issues.push({ path: "commonProductId", code: "INVALID_ID" });
  if (product.slaClass !== null && !(await keepsClass(trx, organizationId, product.slaClass)))
    issues.push({ path: "slaClass", code: "NOT_AN_OPTION" });
  refuseIssues(issues);
}
