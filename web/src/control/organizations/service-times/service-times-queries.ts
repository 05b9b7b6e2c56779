import { queryOptions } from "@tanstack/react-query";
import { answerWithTag } from "../../../api/answer.ts";
import { api } from "../../../api/client.ts";
import type { components } from "../../../api/schema.generated.ts";
import { controlKeys } from "../../control-keys.ts";

export type ServiceTimes = components["schemas"]["ServiceTimes"];

/** With the version that was read. */
export type KeptServiceTimes = { times: ServiceTimes; tag: string };

async function tagged(call: Parameters<typeof answerWithTag<ServiceTimes>>[0]): Promise<KeptServiceTimes> {
  const { data, etag = "" } = await answerWithTag(call);
  return { times: data, tag: etag };
}

export const serviceTimesQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("service-times", id),
    queryFn: ({ signal }) => tagged(api.GET("/organizations/{id}/service-times", { params: { path: { id } }, signal })),
  });

/** Saves a change of the version that was read; a change of another since then is refused. */
export async function changeServiceTimes(
  id: string,
  { tag }: KeptServiceTimes,
  body: Partial<ServiceTimes>,
): Promise<KeptServiceTimes> {
  const params = { path: { id }, header: { "if-match": tag } };
  return await tagged(api.PATCH("/organizations/{id}/service-times", { params, body }));
}
