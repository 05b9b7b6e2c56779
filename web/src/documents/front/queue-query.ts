import type { QueueName } from "@runko/domain/documents/work-queues";
import { queryOptions } from "@tanstack/react-query";
import { answerList } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { Scope } from "../api/entities.ts";
import type { ListPage } from "../list/list-queries.ts";

/** The server tells so many of a queue, those that press the most. */
export const shownRows = 6;

/** The first documents of a queue of this role, and how many there are. */
export function queueQuery({ organizationId, role }: Scope, queue: QueueName) {
  return queryOptions({
    queryKey: queryKeys.documentLists(organizationId, role, "queue", queue),
    queryFn: async ({ signal }): Promise<ListPage> => {
      const found = await answerList(
        api.GET("/organizations/{id}/roles/{role}/work-queues/{queue}", {
          params: { path: { id: organizationId, role, queue } },
          signal,
        }),
      );
      return found as ListPage;
    },
  });
}
