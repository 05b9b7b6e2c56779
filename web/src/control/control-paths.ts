import { areaPaths } from "@runko/domain/organizations/areas";

const users = `${areaPaths.control}/users`;

/** Addresses of the control area, as §2 writes them. */
export const controlPaths = {
  users: (): string => users,
  newUser: (organizationId?: string): string =>
    organizationId === undefined ? `${users}/add` : `${users}/add?${new URLSearchParams({ src: organizationId })}`,
  user: (id: string, mode: "view" | "edit" = "view"): string => `${users}/${encodeURIComponent(id)}/${mode}`,
};
