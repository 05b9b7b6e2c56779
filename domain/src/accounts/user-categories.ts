import { isProductAdmin } from "../organizations/held-roles.ts";
import type { UserForRights } from "../organizations/roles.ts";

export const userCategories = ["ORPHAN", "GROUP", "ADMIN", "RUNKO_ADMIN"] as const;
export type UserCategory = (typeof userCategories)[number];

/** The categories that user lists show; none for an ordinary user of an organization (D-23). */
export function userCategoriesOf(user: UserForRights & { groupAccount: boolean }): UserCategory[] {
  const roles = user.organizationRoles.map(({ role }) => role);
  const held: Record<UserCategory, boolean> = {
    ORPHAN: roles.length === 0 && !isProductAdmin(user),
    GROUP: user.groupAccount,
    ADMIN: roles.includes("SUBSCRIBER_ADMIN") || roles.includes("SUPPLIER_ADMIN"),
    RUNKO_ADMIN: isProductAdmin(user),
  };
  return userCategories.filter((category) => held[category]);
}
