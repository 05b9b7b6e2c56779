import { controlPaths } from "../../control-paths.ts";

/** Addresses of an organization's NNIs: all of them, a new one, one of them. */
export const nniPaths = {
  list: (organizationId: string): string => controlPaths.organization(organizationId, "nni-identifiers"),
  add: (organizationId: string): string => `${nniPaths.list(organizationId)}?nni=add`,
  one: (organizationId: string, nniId: string, mode: "view" | "edit" = "view"): string =>
    `${nniPaths.list(organizationId)}?nni=${encodeURIComponent(nniId)}${mode === "edit" ? "&mode=edit" : ""}`,
};
