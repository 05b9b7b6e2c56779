import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { largestPage } from "@runko/domain/values/list-limits";
import { fetchRows } from "../../api/rows.ts";
import { ifMatch } from "../../api/if-match.ts";
import type { components, paths } from "../../api/schema.generated.ts";
import { controlKeys } from "../control-keys.ts";
import type { Organization, OrganizationAddress } from "../entities.ts";

type Body<Call> = Call extends { requestBody?: { content: { "application/json": infer Json } } } ? Json : never;

export type OrganizationPatch = Body<paths["/organizations/{id}"]["patch"]>;
export type NewOrganization = Body<paths["/organizations"]["post"]>;
export type NewAddress = Body<paths["/organizations/{id}/addresses"]["post"]>;

/** One organization with its roles, parent, children and addresses. */
export const organizationQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("one", id),
    queryFn: ({ signal }) => answer(api.GET("/organizations/{id}", { params: { path: { id } }, signal })),
  });

export type SetupStep = components["schemas"]["SetupStep"];

/** By what an organization is made ready and how far it is; asked again wherever it may have been mended. */
export const setupQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("setup", id),
    queryFn: ({ signal }) =>
      answer(api.GET("/organizations/{id}/missing", { params: { path: { id }, query: { all: "true" } }, signal })),
    refetchOnMount: "always",
  });

/** The users of an organization who can log in, by name: one of them may be its admin. */
export const possibleAdminsQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.users("admins", id),
    queryFn: async ({ signal }) => {
      const filter = { where: { groupAccount: false }, order: ["lastName ASC", "firstName ASC"], limit: largestPage };
      return (await fetchRows("/organizations/{id}/users", { path: { id }, filter, signal })).rows;
    },
  });

export type SettingBounds = paths["/setting-bounds"]["get"]["responses"]["200"]["content"]["application/json"];

/** What the portal leaves for an organization to choose. */
export const settingBoundsQuery = queryOptions({
  queryKey: controlKeys.organizations("setting bounds"),
  queryFn: ({ signal }) => answer(api.GET("/setting-bounds", { signal })),
});

/** Saves a change of the version that was read; a change of another since then is refused. */
export async function changeOrganization(organization: Organization, body: OrganizationPatch): Promise<Organization> {
  const params = { path: { id: organization.id }, header: ifMatch(organization) };
  return await answer(api.PATCH("/organizations/{id}", { params, body }));
}

/** A new organization: below the parent, or at the top. */
export async function createOrganization(parentId: string | undefined, body: NewOrganization): Promise<Organization> {
  const call =
    parentId === undefined
      ? api.POST("/organizations", { body })
      : api.POST("/organizations/{id}/organizations", { params: { path: { id: parentId } }, body });
  return await answer(call);
}

/** Closes an organization, or opens it again. */
export async function closeOrganization(id: string, closed: boolean): Promise<Organization> {
  return await answer(api.POST("/organizations/{id}/closing", { params: { path: { id } }, body: { closed } }));
}

export async function deleteOrganization(id: string): Promise<void> {
  await answer(api.DELETE("/organizations/{id}", { params: { path: { id } } }));
}

export async function addAddress(id: string, body: NewAddress): Promise<void> {
  await answer(api.POST("/organizations/{id}/addresses", { params: { path: { id } }, body }));
}

export async function changeAddress(id: string, address: OrganizationAddress, body: NewAddress): Promise<void> {
  const params = { path: { id, addressId: address.id }, header: ifMatch(address) };
  await answer(api.PATCH("/organizations/{id}/addresses/{addressId}", { params, body }));
}

export async function deleteAddress(id: string, addressId: string): Promise<void> {
  await answer(api.DELETE("/organizations/{id}/addresses/{addressId}", { params: { path: { id, addressId } } }));
}
