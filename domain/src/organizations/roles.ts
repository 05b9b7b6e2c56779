export const organizationRoles = [
  "SUBSCRIBER",
  "SUBSCRIBER_ADMIN",
  "SUPPLIER",
  "SUPPLIER_ADMIN",
  "ERROR_HANDLER",
] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

/** The role of the product admin, who holds every organization role in every organization (D-1). */
export const productAdminRole = "RUNKO_ADMIN";
export type GlobalRole = typeof productAdminRole;

/** `{role}` in the paths of the API (D-25). */
export const pathRoles = ["SUBSCRIBER", "SUPPLIER", "ERROR_HANDLER"] as const satisfies readonly OrganizationRole[];
export type PathRole = (typeof pathRoles)[number];

/** What the rules need to know of a user. */
export type UserForRights = {
  id: string;
  globalRole: GlobalRole | null;
  organizationRoles: readonly { organizationId: string; role: OrganizationRole }[];
};
