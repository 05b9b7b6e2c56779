import type { QueueName, WorkQueue } from "@runko/domain/documents/work-queues";
import { useQueries } from "@tanstack/react-query";
import { useCounts } from "../../shell/use-counts.ts";
import type { Scope } from "../api/entities.ts";
import { queueQuery } from "./queue-query.ts";

type Asked = { name: QueueName; queue: WorkQueue };

/**
 * Whether it is known how many rows the lists of a front page will have, so that what stands below them keeps its place:
 * of whole states the counts tell, of what has conditions of its own the list itself.
 */
export function useFrontReady(scope: Scope, asked: readonly Asked[]): boolean {
  const { data, isError } = useCounts();
  const lists = useQueries({ queries: asked.map(({ name }) => queueQuery(scope, name)) });
  const known = lists.every(({ isPending }, index) => !isPending || asked[index]?.queue.where === undefined);
  return known && (data !== undefined || isError);
}
