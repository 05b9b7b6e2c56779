import type { NewToken } from "@runko/domain/api-clients/api-tokens";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../../api/answer.ts";
import { api } from "../../../api/client.ts";
import { ifMatch } from "../../../api/if-match.ts";
import { fetchEvery } from "../../../api/rows.ts";
import type { components, paths } from "../../../api/schema.generated.ts";
import { controlKeys } from "../../control-keys.ts";

export type ApiClient = components["schemas"]["ApiClient"];
export type ApiToken = components["schemas"]["ApiToken"];
export type MadeToken = components["schemas"]["MadeApiToken"];
type NewClient = paths["/organizations/{id}/api-clients"]["post"]["requestBody"]["content"]["application/json"];
type ClientPatch =
  paths["/organizations/{id}/api-clients/{clientId}"]["patch"]["requestBody"]["content"]["application/json"];

/** The API clients of an organization by name, with their newest tokens. */
export const apiClientsQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("api-clients", id),
    queryFn: ({ signal }) => fetchEvery("/organizations/{id}/api-clients", { path: { id }, signal }),
  });

export async function addApiClient(id: string, body: NewClient): Promise<ApiClient> {
  return await answer(api.POST("/organizations/{id}/api-clients", { params: { path: { id } }, body }));
}

export async function changeApiClient(id: string, client: ApiClient, body: ClientPatch): Promise<ApiClient> {
  const params = { path: { id, clientId: client.id }, header: ifMatch(client) };
  return await answer(api.PATCH("/organizations/{id}/api-clients/{clientId}", { params, body }));
}

/** Makes a token, which no other answer tells. */
export async function makeApiToken(id: string, { id: clientId }: ApiClient, body: NewToken): Promise<MadeToken> {
  const params = { path: { id, clientId } };
  return await answer(api.POST("/organizations/{id}/api-clients/{clientId}/tokens", { params, body }));
}

export async function revokeApiToken(id: string, { id: clientId }: ApiClient, tokenId: string): Promise<void> {
  const params = { path: { id, clientId, tokenId } };
  await answer(api.DELETE("/organizations/{id}/api-clients/{clientId}/tokens/{tokenId}", { params }));
}
