import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchEvery, type RowOf } from "../../api/rows.ts";

export type SupplierContacts = RowOf<"/organizations/{id}/supplier-contacts">;

export const supplierContactsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: queryKeys.organization(organizationId, "supplier-contacts"),
    queryFn: ({ signal }) =>
      fetchEvery("/organizations/{id}/supplier-contacts", { path: { id: organizationId }, signal }),
  });
