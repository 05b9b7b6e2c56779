import { queryOptions } from "@tanstack/react-query";
import { answerWithTag } from "../../../api/answer.ts";
import { api } from "../../../api/client.ts";
import type { components, paths } from "../../../api/schema.generated.ts";
import { controlKeys } from "../../control-keys.ts";

type IdentityProvider = components["schemas"]["IdentityProvider"];
const path = "/organizations/{id}/identity-provider";
export type ProviderPatch = NonNullable<paths[typeof path]["patch"]["requestBody"]>["content"]["application/json"];

/** With the version that was read. */
export type KeptProvider = IdentityProvider & { tag: string };

async function tagged(call: Parameters<typeof answerWithTag<IdentityProvider>>[0]): Promise<KeptProvider> {
  const { data, etag = "" } = await answerWithTag(call);
  return { ...data, tag: etag };
}

export const providerQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("identity-provider", id),
    queryFn: ({ signal }) => tagged(api.GET(path, { params: { path: { id } }, signal })),
  });

/** Saves a change of the version that was read; a change of another since then is refused. */
export async function changeProvider(id: string, { tag }: KeptProvider, body: ProviderPatch): Promise<KeptProvider> {
  const params = { path: { id }, header: { "if-match": tag } };
  return await tagged(api.PATCH(path, { params, body }));
}
