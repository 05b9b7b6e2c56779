import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { controlKeys } from "../control-keys.ts";

/** How many connections live with an organization as their supplier, and the oldest of them. */
export const liveConnectionsQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("live connections", id),
    queryFn: ({ signal }) =>
      answer(api.GET("/organizations/{id}/live-connections", { params: { path: { id } }, signal })),
  });
export type LiveConnections = Awaited<ReturnType<NonNullable<ReturnType<typeof liveConnectionsQuery>["queryFn"]>>>;

type Stayed = { id: number; message: string };

/** Some were handed over, these were not. */
export class ConnectionsStayed extends Error {
  readonly moved: number;
  readonly stayed: readonly Stayed[];

  constructor(moved: number, stayed: readonly Stayed[]) {
    super("Connections stayed");
    this.moved = moved;
    this.stayed = stayed;
  }
}

/** Hands over all that lives, part by part, and answers how many; throws ConnectionsStayed when some cannot be. */
export async function handOverAll(id: string, supplierId: string): Promise<number> {
  for (let moved = 0; ;) {
    const call = api.POST("/organizations/{id}/hand-over", { params: { path: { id } }, body: { supplierId } });
    const { results, left } = await answer(call);
    const stayed = results.flatMap(({ id: eventId, message }) => (message === null ? [] : [{ id: eventId, message }]));
    const now = results.length - stayed.length;
    moved += now;
    if (now > 0 && left > stayed.length) continue;
    if (stayed.length > 0) throw new ConnectionsStayed(moved, stayed);
    return moved;
  }
}
