import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { listQuery, type RowOf } from "../../api/rows.ts";
import type { components } from "../../api/schema.generated.ts";
import { controlKeys } from "../control-keys.ts";
import { securityConditions, type SecurityUrl } from "./security-url.ts";

type Schemas = components["schemas"];
export type Overview = Schemas["Overview"];
export type EditLock = Schemas["EditLock"];
export type SecurityEntry = RowOf<"/admin/security-log">;

const seldom = 60_000;
const often = 15_000;

export const overviewQuery = queryOptions({
  queryKey: controlKeys.overview("now"),
  queryFn: ({ signal }) => answer(api.GET("/admin/overview", { signal })),
  refetchInterval: seldom,
});

export const editLocksQuery = queryOptions({
  queryKey: controlKeys.overview("locks"),
  queryFn: ({ signal }) => answer(api.GET("/admin/edit-locks", { signal })),
  refetchInterval: often,
});

/** A page of the security log, the newest first. */
export function securityLogQuery(url: SecurityUrl) {
  const and = securityConditions(url);
  const { page, pageSize: limit } = url;
  const filter = { ...(and.length > 0 && { where: { and } }), limit, skip: page * limit };
  return queryOptions({
    ...listQuery(controlKeys.overview("security"), "/admin/security-log", { filter }),
    refetchInterval: seldom,
  });
}

export async function releaseLock(eventId: number): Promise<void> {
  await answer(api.DELETE("/admin/edit-locks/{eventId}", { params: { path: { eventId } } }));
}
