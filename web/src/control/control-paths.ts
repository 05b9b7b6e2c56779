import { areaPaths } from "@runko/domain/organizations/areas";
import type { OrganizationTab } from "@runko/domain/organizations/organization-tabs";

const users = `${areaPaths.control}/users`;
const organizations = `${areaPaths.control}/organizations`;
const emails = `${areaPaths.control}/emails`;
const faq = `${areaPaths.control}/faq`;
const products = `${areaPaths.control}/products`;

/** Addresses of the control area, as §2 writes them. */
export const controlPaths = {
  users: (): string => users,
  usersOf: (organizationId: string): string => `${users}?${new URLSearchParams({ src: organizationId })}`,
  newUser: (organizationId?: string): string =>
    organizationId === undefined ? `${users}/add` : `${users}/add?${new URLSearchParams({ src: organizationId })}`,
  user: (id: string, mode: "view" | "edit" = "view"): string => `${users}/${encodeURIComponent(id)}/${mode}`,
  organizations: (): string => organizations,
  organization: (id: string, tab: OrganizationTab = "info"): string =>
    `${organizations}/${encodeURIComponent(id)}/${tab}`,
  editOrganization: (id: string, tab: OrganizationTab): string => `${controlPaths.organization(id, tab)}?edit`,
  newOrganization: (parentId?: string): string =>
    parentId === undefined
      ? `${organizations}/add`
      : `${organizations}/add?${new URLSearchParams({ parent: parentId })}`,
  /** A new one out of a request for credentials. */
  newOrganizationOf: (contactRequestId: string): string =>
    `${organizations}/add?${new URLSearchParams({ request: contactRequestId })}`,
  products: (query?: URLSearchParams): string => (query?.size ? `${products}?${query}` : products),
  emails: (): string => emails,
  newEmail: (): string => `${emails}/add`,
  email: (id: string): string => `${emails}/${encodeURIComponent(id)}`,
  faq: (): string => faq,
  newFaqQuestion: (): string => `${faq}/add`,
  faqQuestion: (id: string): string => `${faq}/${encodeURIComponent(id)}`,
  log: (): string => `${areaPaths.control}/log`,
};
