import type { DocumentType } from "@runko/domain/documents/document-types";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { ProductGroup } from "./entities.ts";

const seldom = 5 * 60_000;

export const productGroupsQuery = () =>
  queryOptions({
    queryKey: ["product-groups"],
    queryFn: async ({ signal }) => {
      const groups = await answer(
        api.GET("/product-groups", { params: { query: { filter: '{"limit":1000}' } }, signal }),
      );
      return groups as ProductGroup[];
    },
    staleTime: seldom,
  });

/** The suppliers of a group for a document of this type, those that cannot be chosen with the reason. */
export const groupSuppliersQuery = (organizationId: string, type: DocumentType, groupId: string) =>
  queryOptions({
    queryKey: queryKeys.organization(organizationId, "suppliers", type, groupId),
    queryFn: groupId
      ? ({ signal }) =>
          answer(
            api.GET("/organizations/{id}/event-types/{type}/product-groups/{groupId}", {
              params: { path: { id: organizationId, type, groupId } },
              signal,
            }),
          )
      : skipToken,
    staleTime: seldom,
  });

/** The suppliers of an organization (D-17). */
export const suppliersQuery = (organizationId: string) =>
  queryOptions({
    queryKey: queryKeys.organization(organizationId, "suppliers"),
    queryFn: ({ signal }) =>
      answer(api.GET("/organizations/{id}/suppliers", { params: { path: { id: organizationId } }, signal })),
    staleTime: seldom,
  });

type Offer = { organizationId: string; supplierId: string; groupId: string };

export const productsQuery = ({ organizationId, supplierId, groupId }: Offer, type: DocumentType) =>
  queryOptions({
    queryKey: queryKeys.organization(organizationId, "products", supplierId, groupId, type),
    queryFn:
      supplierId && groupId
        ? ({ signal }) =>
            answer(
              api.GET("/organizations/{id}/suppliers/{supplierId}/product-groups/{groupId}/products", {
                params: { path: { id: organizationId, supplierId, groupId }, query: { documentType: type } },
                signal,
              }),
            )
        : skipToken,
    staleTime: seldom,
  });

/** The NNIs from and to which the organization may order (D-22). */
export const nniChoicesQuery = ({ organizationId, supplierId, groupId }: Offer) =>
  queryOptions({
    queryKey: queryKeys.organization(organizationId, "nni-choices", supplierId, groupId),
    queryFn:
      supplierId && groupId
        ? ({ signal }) =>
            answer(
              api.GET("/organizations/{id}/suppliers/{supplierId}/product-groups/{groupId}/nni-from-to-arrays", {
                params: { path: { id: organizationId, supplierId, groupId } },
                signal,
              }),
            )
        : skipToken,
    staleTime: seldom,
  });

/** What the supplier has written of this organization (D-18). */
export const supplierInfoQuery = (organizationId: string, supplierId: string) =>
  queryOptions({
    queryKey: queryKeys.organization(organizationId, "supplier-info", supplierId),
    queryFn: supplierId
      ? ({ signal }) =>
          answer(
            api.GET("/organizations/{id}/suppliers/{supplierId}/info", {
              params: { path: { id: organizationId, supplierId } },
              signal,
            }),
          )
      : skipToken,
    staleTime: seldom,
  });

export const billingGroupsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: queryKeys.organization(organizationId, "billing-groups"),
    queryFn: ({ signal }) =>
      answer(api.GET("/organizations/{id}/org-addresses", { params: { path: { id: organizationId } }, signal })),
    staleTime: seldom,
  });
