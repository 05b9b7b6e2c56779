import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../../api/answer.ts";
import { api } from "../../../api/client.ts";
import { fetchEvery } from "../../../api/rows.ts";
import { controlKeys } from "../../control-keys.ts";

export type Opening = { childId: string; eventType: DocumentType };

/** What an organization reads of those below it (D-20). */
export const openingsQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("visibility", id),
    queryFn: ({ signal }): Promise<Opening[]> =>
      fetchEvery("/organizations/{id}/sub-organization-event-visibilities", {
        path: { id },
        filter: { fields: ["childId", "eventType"] },
        signal,
      }),
  });

const openedAtOnce = 1200;
/** As many as a condition takes. */
const closedAtOnce = 100;

function inParts<One>(all: readonly One[], of: number): One[][] {
  return Array.from({ length: Math.ceil(all.length / of) }, (_, part) => all.slice(part * of, (part + 1) * of));
}

async function open(id: string, body: Opening[]): Promise<void> {
  const call = api.POST("/organizations/{id}/sub-organization-event-visibilities", { params: { path: { id } }, body });
  await answer(call);
}

async function close(id: string, eventType: DocumentType, childIds: readonly string[]): Promise<void> {
  const where = JSON.stringify({ eventType, childId: { inq: childIds } });
  const query = { where };
  await answer(
    api.DELETE("/organizations/{id}/sub-organization-event-visibilities", { params: { path: { id }, query } }),
  );
}

/** Opens and closes what has changed, many at once. */
export async function saveOpenings(id: string, before: readonly Opening[], after: readonly Opening[]): Promise<void> {
  const missingFrom = (others: readonly Opening[]) => {
    const keys = new Set(others.map(({ childId, eventType }) => `${childId} ${eventType}`));
    return ({ childId, eventType }: Opening) => !keys.has(`${childId} ${eventType}`);
  };
  for (const part of inParts(after.filter(missingFrom(before)), openedAtOnce)) await open(id, part);
  const gone = before.filter(missingFrom(after));
  for (const type of documentTypes) {
    const childIds = gone.filter(({ eventType }) => eventType === type).map(({ childId }) => childId);
    for (const part of inParts(childIds, closedAtOnce)) await close(id, type, part);
  }
}

/** Which organizations above read the documents of this one (D-20). */
export const readersQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("readers", id),
    queryFn: ({ signal }) => answer(api.GET("/organizations/{id}/event-readers", { params: { path: { id } }, signal })),
  });
