import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { ifMatch } from "../../api/if-match.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { listQuery } from "../../api/rows.ts";
import type { components } from "../../api/schema.generated.ts";
import { controlKeys } from "../control-keys.ts";

export type Briefing = components["schemas"]["Briefing"];
export type BriefingFields = Pick<Briefing, "title" | "body" | "audience">;
const headFields = ["id", "title", "audience", "state", "publishAt", "withdrawnAt", "updatedAt"] as const;
export type BriefingHead = Pick<Briefing, (typeof headFields)[number]>;

export const briefingsQuery = (page: number, limit: number) =>
  listQuery(controlKeys.briefings("list"), "/briefings", {
    filter: { limit, skip: page * limit, fields: headFields },
  });

export const briefingQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.briefings("one", id),
    queryFn: ({ signal }) => answer(api.GET("/briefings/{id}", { params: { path: { id } }, signal })),
  });

const at = (id: string) => ({ params: { path: { id } } });

/** Makes a newsletter, or changes the version that was read; a change of another since then is refused. */
export async function saveBriefing(read: Briefing | undefined, fields: BriefingFields): Promise<Briefing> {
  if (read === undefined) return await answer(api.POST("/briefings", { body: fields }));
  const params = { path: { id: read.id }, header: ifMatch(read) };
  return await answer(api.PATCH("/briefings/{id}", { params, body: fields }));
}

export async function publishBriefing(id: string, publishAt: string | null): Promise<void> {
  await answer(api.POST("/briefings/{id}/publish", { ...at(id), body: { publishAt } }));
}

export async function withdrawBriefing(id: string): Promise<void> {
  await answer(api.POST("/briefings/{id}/withdraw", at(id)));
}

export async function removeBriefing(id: string): Promise<void> {
  await answer(api.DELETE("/briefings/{id}", at(id)));
}

/** What is fetched of newsletters, for their writer and for their readers. */
export const briefingKeys = [controlKeys.briefings(), queryKeys.newsletters()];
