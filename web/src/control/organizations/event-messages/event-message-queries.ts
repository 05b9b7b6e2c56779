import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../../api/answer.ts";
import { api } from "../../../api/client.ts";
import type { components } from "../../../api/schema.generated.ts";
import { controlKeys } from "../../control-keys.ts";

export type EventMessages = components["schemas"]["EventMessages"];

export const eventMessagesQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("event-messages", id),
    queryFn: ({ signal }) =>
      answer(api.GET("/organizations/{id}/event-messages", { params: { path: { id } }, signal })),
  });

export async function changeEventMessages(id: string, body: Partial<EventMessages>): Promise<EventMessages> {
  return await answer(api.PATCH("/organizations/{id}/event-messages", { params: { path: { id } }, body }));
}
