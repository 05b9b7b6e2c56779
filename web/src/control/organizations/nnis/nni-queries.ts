import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../../api/answer.ts";
import { api } from "../../../api/client.ts";
import { ifMatch } from "../../../api/if-match.ts";
import { controlKeys } from "../../control-keys.ts";
import { fetchEvery } from "../../../api/rows.ts";
import type { Nni } from "./nni-entities.ts";
import type { NniValues } from "./nni-values.ts";
import type { RightChange } from "./rights-draft.ts";

const include = ["productGroups", "rights", "subOrganizations"] as const;

/** The NNIs that an organization owns, by identifier, with their groups, rights and sharing. */
export const nnisQuery = (organizationId: string) =>
  queryOptions({
    queryKey: controlKeys.nnis("of", organizationId),
    queryFn: ({ signal }) =>
      fetchEvery("/organizations/{id}/nnis", { path: { id: organizationId }, filter: { include }, signal }),
  });

/** The NNIs of those above that the organization offers as its own. */
export const sharedNnisQuery = (organizationId: string) =>
  queryOptions({
    queryKey: controlKeys.nnis("shared", organizationId),
    queryFn: ({ signal }) =>
      fetchEvery("/organizations/{id}/sub-organization-nnis", { path: { id: organizationId }, signal }),
  });

const pathOf = (organizationId: string, nniId: string) => ({ path: { id: organizationId, nniId } });

type Asked = { organizationId: string; nni: Nni | undefined; values: NniValues };

/** Makes the NNI or changes it, and then its product groups, one call each; a call that fails ends it. */
export async function saveNni({ organizationId: id, nni, values }: Asked): Promise<void> {
  const { productGroupIds, ...body } = values;
  const saved = nni
    ? await answer(
        api.PATCH("/organizations/{id}/nnis/{nniId}", {
          params: { ...pathOf(id, nni.id), header: ifMatch(nni) },
          body,
        }),
      )
    : await answer(api.POST("/organizations/{id}/nnis", { params: { path: { id } }, body }));
  const held = (saved.productGroups ?? []).map((group) => group.id);
  const params = pathOf(id, saved.id);
  for (const productGroupId of productGroupIds.filter((one) => !held.includes(one)))
    await answer(api.POST("/organizations/{id}/nnis/{nniId}/product-groups", { params, body: { productGroupId } }));
  for (const groupId of held.filter((one) => !productGroupIds.includes(one))) {
    const path = { ...params.path, groupId };
    await answer(api.DELETE("/organizations/{id}/nnis/{nniId}/product-groups/{groupId}", { params: { path } }));
  }
}

/** Removes the NNI; answers whether it is gone, or made inactive because something names it. */
export async function removeNni(organizationId: string, nniId: string): Promise<"removed" | "deactivated"> {
  const params = pathOf(organizationId, nniId);
  const { outcome } = await answer(api.DELETE("/organizations/{id}/nnis/{nniId}", { params }));
  return outcome;
}

export async function setRight(organizationId: string, { nniId, ...body }: RightChange): Promise<void> {
  await answer(api.PATCH("/organizations/{id}/nnis/{nniId}/rights", { params: pathOf(organizationId, nniId), body }));
}

/** Lets an organization below offer the NNI as its own (D-21). */
export async function shareNni(receiverId: string, nniId: string): Promise<void> {
  const params = { path: { id: receiverId } };
  await answer(api.POST("/organizations/{id}/sub-organization-nnis", { params, body: { nniId } }));
}

export async function endSharing(receiverId: string, nniId: string): Promise<void> {
  const params = pathOf(receiverId, nniId);
  await answer(api.DELETE("/organizations/{id}/sub-organization-nnis/{nniId}", { params }));
}
