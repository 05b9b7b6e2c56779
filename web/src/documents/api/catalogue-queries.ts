import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { answer, answerList } from "../../api/answer.ts";
import { fetchAll, pageParams } from "../../api/fetch-all.ts";
import { api } from "../../api/client.ts";
import { productGroupsQuery as everyProductGroup } from "../../api/product-groups-query.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { tellsFailure } from "../../components/feedback/tell-failure.ts";
import { fetchEvery } from "../../api/rows.ts";

const seldom = 5 * 60_000;

export const productGroupsQuery = () => queryOptions({ ...everyProductGroup, staleTime: seldom, meta: tellsFailure });

/** The suppliers of a group for a document of this type, those that cannot be chosen with the reason. */
export const groupSuppliersQuery = (organizationId: string, type: DocumentType, groupId: string) =>
  queryOptions({
    queryKey: queryKeys.organization(organizationId, "suppliers", type, groupId),
    meta: tellsFailure,
    queryFn: groupId
      ? ({ signal }) =>
          fetchEvery("/organizations/{id}/event-types/{type}/product-groups/{groupId}", {
            path: { id: organizationId, type, groupId },
            signal,
          })
      : skipToken,
    staleTime: seldom,
  });

type Offer = { organizationId: string; supplierId: string; groupId: string };
const offerPath = "/organizations/{id}/suppliers/{supplierId}/product-groups/{groupId}/products";

export const productsQuery = ({ organizationId: id, supplierId, groupId }: Offer, documentType: DocumentType) =>
  queryOptions({
    queryKey: queryKeys.organization(id, "products", supplierId, groupId, documentType),
    meta: tellsFailure,
    queryFn:
      supplierId && groupId
        ? ({ signal }) => fetchEvery(offerPath, { path: { id, supplierId, groupId }, query: { documentType }, signal })
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
    meta: tellsFailure,
    queryFn: ({ signal }) =>
      fetchAll(async (part) =>
        answerList(
          api.GET("/organizations/{id}/org-addresses", {
            params: { path: { id: organizationId }, query: pageParams(part) },
            signal,
          }),
        ),
      ),
    staleTime: seldom,
  });
