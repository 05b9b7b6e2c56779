import { queryOptions } from "@tanstack/react-query";
import { answerList } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { fetchAll, type Rows } from "../../api/fetch-all.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { components } from "../../api/schema.generated.ts";

export type SupplierContacts = components["schemas"]["SupplierContacts"];

export const supplierContactsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: queryKeys.organization(organizationId, "supplier-contacts"),
    queryFn: ({ signal }) =>
      fetchAll<SupplierContacts>(async (part) => {
        const params = { path: { id: organizationId }, query: { filter: JSON.stringify(part) } };
        const page = await answerList(api.GET("/organizations/{id}/supplier-contacts", { params, signal }));
        return page as Rows<SupplierContacts>;
      }),
  });
