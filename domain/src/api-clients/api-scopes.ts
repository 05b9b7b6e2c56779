import type { DocumentType } from "../enumerations/document-types.ts";
import type { OrganizationRole, PathRole } from "../organizations/roles.ts";

/** What an API client may be let to do, each with the roles of its organization of which it needs one; empty: none. */
const scopeRoles = {
  "documents:read": [],
  "availability:write": ["SUBSCRIBER"],
  "inquiries:write": ["SUBSCRIBER"],
  "orders:write": ["SUBSCRIBER", "SUPPLIER"],
  "faults:write": ["SUBSCRIBER", "ERROR_HANDLER"],
  "answers:write": ["SUPPLIER"],
  "messages:write": [],
  "files:read": [],
  "files:write": [],
  "catalogue:read": [],
  "catalogue:write": ["SUPPLIER"],
  "reports:read": [],
  "webhooks:manage": ["SUBSCRIBER", "SUPPLIER"],
} as const satisfies Record<string, readonly OrganizationRole[]>;

export type ApiScope = keyof typeof scopeRoles;
export const apiScopes = Object.keys(scopeRoles) as ApiScope[];

export function mayHaveScope(roles: readonly string[], scope: ApiScope): boolean {
  const needed: readonly OrganizationRole[] = scopeRoles[scope];
  return needed.length === 0 || needed.some((role) => roles.includes(role));
}

/** The roles in which a client of an organization with these roles acts; keeping a catalogue is its administrators' work. */
export function rolesOfClient(roles: readonly string[], scopes: readonly ApiScope[]): OrganizationRole[] {
  const acting: OrganizationRole[] = ["SUBSCRIBER", "SUPPLIER", "ERROR_HANDLER"];
  if (scopes.includes("catalogue:write") && roles.includes("SUPPLIER"))
    return [...heldOf(acting, roles), "SUPPLIER_ADMIN"];
  return heldOf(acting, roles);
}

const heldOf = (acting: readonly OrganizationRole[], roles: readonly string[]) =>
  acting.filter((role) => roles.includes(role));

const writeScopes: Record<DocumentType, ApiScope> = {
  AvailabilityRequest: "availability:write",
  Inquiry: "inquiries:write",
  Order: "orders:write",
  ChangeOrder: "orders:write",
  CancelOrder: "orders:write",
  Fault: "faults:write",
};

/** Who makes a document of this type needs it. */
export const scopeToMake = (type: DocumentType): ApiScope => writeScopes[type];

/** Who acts on a document of this type needs it, by the role of the path. */
export const scopesToAct = (type: DocumentType): Record<PathRole, ApiScope> => ({
  SUBSCRIBER: writeScopes[type],
  SUPPLIER: "answers:write",
  ERROR_HANDLER: "faults:write",
});

/** Who acts on a document of any type needs one of them, by the role of the path. */
export const scopesToActOnAny: Record<PathRole, readonly ApiScope[]> = {
  SUBSCRIBER: [...new Set(Object.values(writeScopes))],
  SUPPLIER: ["answers:write"],
  ERROR_HANDLER: ["faults:write"],
};
