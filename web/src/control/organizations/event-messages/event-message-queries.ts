import { queryOptions } from "@tanstack/react-query";
import { answerWithTag } from "../../../api/answer.ts";
import { api } from "../../../api/client.ts";
import type { components } from "../../../api/schema.generated.ts";
import { controlKeys } from "../../control-keys.ts";

export type EventMessages = components["schemas"]["EventMessages"];

/** With the version that was read. */
export type KeptEventMessages = { messages: EventMessages; tag: string };

async function tagged(call: Parameters<typeof answerWithTag<EventMessages>>[0]): Promise<KeptEventMessages> {
  const { data, etag = "" } = await answerWithTag(call);
  return { messages: data, tag: etag };
}

export const eventMessagesQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("event-messages", id),
    queryFn: ({ signal }) =>
      tagged(api.GET("/organizations/{id}/event-messages", { params: { path: { id } }, signal })),
  });

export async function changeEventMessages(
  id: string,
  { tag }: KeptEventMessages,
  body: Partial<EventMessages>,
): Promise<KeptEventMessages> {
  const params = { path: { id }, header: { "if-match": tag } };
  return await tagged(api.PATCH("/organizations/{id}/event-messages", { params, body }));
}
