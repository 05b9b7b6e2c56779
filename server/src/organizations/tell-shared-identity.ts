import type { Issue } from "@runko/domain/values/issue";
import { violatedConstraint } from "../platform/error-code.ts";
import { Problem } from "../platform/http/problem.ts";

const issueOf: Readonly<Record<string, Issue>> = {
  organizations_one_name: { path: "name", code: "NAME_IN_USE" },
  organizations_one_business_id: { path: "businessId", code: "BUSINESS_ID_IN_USE" },
};

/** Runs a write of an organization, and tells which of name and Y-tunnus is another's already (D-54). */
export async function tellSharedIdentity<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const issue = issueOf[violatedConstraint(error) ?? ""];
    throw issue ? new Problem("VALIDATION_FAILED", { issues: [issue] }) : error;
  }
}
