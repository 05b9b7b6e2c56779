import type { QueueName } from "@runko/domain/documents/work-queues";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchRows } from "../../api/rows.ts";
import type { Scope } from "../api/entities.ts";
import type { ListPage } from "../list/list-queries.ts";

/** The server tells so many of a queue, those that press the most. */
export const shownRows = 6;

/** The first documents of a queue of this role, and how many there are. */
export function queueQuery({ organizationId, role }: Scope, queue: QueueName) {
  return queryOptions({
    queryKey: queryKeys.documentLists(organizationId, role, "queue", queue),
    queryFn: ({ signal }): Promise<ListPage> =>
      fetchRows("/organizations/{id}/roles/{role}/work-queues/{queue}", {
        path: { id: organizationId, role, queue },
        signal,
      }),
  });
}
