import type { DocumentType } from "@runko/domain/documents/document-types";
import { queryOptions } from "@tanstack/react-query";
import { answer, answerList } from "../../../api/answer.ts";
import { api } from "../../../api/client.ts";
import { controlKeys } from "../../control-keys.ts";

export type Opening = { childId: string; eventType: DocumentType };

const pageLength = 1000;

async function fetchOpenings(id: string, signal: AbortSignal): Promise<Opening[]> {
  const found: Opening[] = [];
  for (;;) {
    const filter = JSON.stringify({ fields: ["childId", "eventType"], limit: pageLength, skip: found.length });
    const call = api.GET("/organizations/{id}/sub-organization-event-visibilities", {
      params: { path: { id }, query: { filter } },
      signal,
    });
    const { rows, total } = await answerList(call);
    found.push(...(rows as Opening[]));
    if (rows.length === 0 || found.length >= total) return found;
  }
}

/** What an organization reads of those below it (D-20). */
export const openingsQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("visibility", id),
    queryFn: ({ signal }) => fetchOpenings(id, signal),
  });

async function open(id: string, body: Opening): Promise<void> {
  const call = api.POST("/organizations/{id}/sub-organization-event-visibilities", { params: { path: { id } }, body });
  await answer(call as Promise<{ data?: unknown; response: Response }>);
}

async function close(id: string, childId: string, eventTypes: readonly DocumentType[]): Promise<void> {
  const where = JSON.stringify({ childId, eventType: { inq: eventTypes } });
  const query = { where };
  await answer(
    api.DELETE("/organizations/{id}/sub-organization-event-visibilities", { params: { path: { id }, query } }),
  );
}

/** Opens and closes what has changed, child by child. */
export async function saveOpenings(id: string, before: readonly Opening[], after: readonly Opening[]): Promise<void> {
  const missingFrom = (others: readonly Opening[]) => (one: Opening) =>
    !others.some(({ childId, eventType }) => childId === one.childId && eventType === one.eventType);
  for (const opening of after.filter(missingFrom(before))) await open(id, opening);
  const closed = before.filter(missingFrom(after));
  for (const childId of new Set(closed.map((one) => one.childId))) {
    const ofChild = closed.filter((one) => one.childId === childId);
    const eventTypes = ofChild.map(({ eventType }) => eventType);
    await close(id, childId, eventTypes);
  }
}
