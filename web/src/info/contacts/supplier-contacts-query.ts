import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { components } from "../../api/schema.generated.ts";

export type SupplierContacts = components["schemas"]["SupplierContacts"];

export const supplierContactsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: queryKeys.organization(organizationId, "supplier-contacts"),
    queryFn: ({ signal }) =>
      answer(api.GET("/organizations/{id}/supplier-contacts", { params: { path: { id: organizationId } }, signal })),
  });
