import type { QueueName } from "@runko/domain/documents/work-queues";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchRows } from "../../api/rows.ts";
import type { DocumentRow, Scope } from "../api/entities.ts";
import type { ListPage } from "../list/list-queries.ts";

/** A queue of a front page: how many documents wait in it, and those that press the most. */
export type WaitingQueue = { queue: QueueName; total: number; rows: DocumentRow[] };

/** All that waits for this role, in the order in which it is told. */
export function workQuery({ organizationId, role }: Scope) {
  return queryOptions({
    queryKey: queryKeys.documentLists(organizationId, role, "work"),
    queryFn: async ({ signal }): Promise<{ queues: WaitingQueue[] }> => {
      const params = { path: { id: organizationId, role } };
      return { queues: await answer(api.GET("/organizations/{id}/roles/{role}/work-queues", { params, signal })) };
    },
  });
}

/** So many more rows of a queue. */
export function queueQuery({ organizationId, role }: Scope, queue: QueueName, limit: number) {
  return queryOptions({
    queryKey: queryKeys.documentLists(organizationId, role, "queue", queue, limit),
    queryFn: ({ signal }): Promise<ListPage> =>
      fetchRows("/organizations/{id}/roles/{role}/work-queues/{queue}", {
        path: { id: organizationId, role, queue },
        query: { limit: String(limit) },
        signal,
      }),
  });
}
