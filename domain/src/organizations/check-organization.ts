import { parseBusinessId } from "../values/business-id.ts";
import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";
import { isBlank } from "../values/text.ts";
import { organizationAdminRoles } from "./control-rights.ts";
import type { DateLimits } from "./date-limits.ts";
import type { OrganizationRole } from "./roles.ts";

export const contactInfoMaxLength = 2000;
/** Days that a supplier sets for itself: its limits (D-16), and for how long its answers of availability count (0176). */
export type SupplierDays = DateLimits & { answerDays: number };
/** The most that it may set. */
export const dateLimitsMax = {
  minimumNormalDeliveryDays: 250,
  deliveryCheckDays: 365,
  answerDays: 365,
} as const satisfies SupplierDays;

/** Broken rules of what an organization is called and how it is reached, as they are typed. */
export function checkOrganizationInfo(info: { name: string; businessId: string; contactInfo: string }): Issue[] {
  const issues = checkText("name", info.name, true);
  if (!isBlank(info.businessId) && parseBusinessId(info.businessId) === null)
    issues.push({ path: "businessId", code: "INVALID_BUSINESS_ID" });
  return [...issues, ...checkText("contactInfo", info.contactInfo, false, contactInfoMaxLength)];
}

/** An organization has roles, and one of them is such that its admin can hold it (specification §5). */
export function checkRolesOfOrganization(roles: readonly OrganizationRole[]): Issue[] {
  const path = "organizationRoles";
  if (roles.length === 0) return [{ path, code: "REQUIRED" }];
  return organizationAdminRoles.some((role) => roles.includes(role)) ? [] : [{ path, code: "ADMIN_ROLE_REQUIRED" }];
}

/** What is wrong with a limit of days as it is typed (D-16). */
export function checkDateLimit(limit: keyof SupplierDays, typed: string): Issue[] {
  if (isBlank(typed)) return [{ path: limit, code: "REQUIRED" }];
  if (!/^[0-9]+$/.test(typed.trim())) return [{ path: limit, code: "INVALID_VALUE" }];
  const max = dateLimitsMax[limit];
  return Number(typed) > max ? [{ path: limit, code: "NUMBER_TOO_LARGE", params: { max } }] : [];
}
