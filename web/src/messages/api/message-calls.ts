import { largestPage } from "@runko/domain/values/list-limits";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { fetchRows } from "../../api/rows.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { Message, Place } from "./entities.ts";

const path = "/organizations/{id}/roles/{role}/events/{eventId}/internal-messages";
const pathOf = ({ organizationId, role, eventId }: Place) => ({ id: organizationId, role, eventId });

/** Nobody writes more about one document. */
const limit = String(largestPage);

export const messagesKey = ({ organizationId, role, eventId }: Place) =>
  queryKeys.document(organizationId, role, eventId, "messages");

/** The messages between the parties of a document, the newest first. */
export function messagesQuery(place: Place) {
  return queryOptions({
    queryKey: messagesKey(place),
    queryFn: async ({ signal }) => {
      return (await fetchRows(path, { path: pathOf(place), query: { limit }, signal })).rows;
    },
  });
}

export async function changeMessage(
  place: Place,
  messageId: string,
  change: { read: boolean } | { expired: true },
): Promise<Message> {
  return await answer(
    api.PATCH(`${path}/{messageId}`, { params: { path: { ...pathOf(place), messageId } }, body: change }),
  );
}
