import { largestPage } from "@runko/domain/values/list-limits";
import type { PathRole } from "@runko/domain/organizations/roles";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchRows } from "../../api/rows.ts";
import type { components } from "../../api/schema.generated.ts";

export type Note = components["schemas"]["Note"];
/** Whose notes of which document, and in which role. */
export type Place = { organizationId: string; role: PathRole; eventId: number };

const path = "/organizations/{id}/roles/{role}/events/{eventId}/notes";
const pathOf = ({ organizationId, role, eventId }: Place) => ({ id: organizationId, role, eventId });
const limit = String(largestPage);

/** What the organization has noted of a document, the newest first. */
export const notesQuery = (place: Place) =>
  queryOptions({
    queryKey: queryKeys.document(place.organizationId, place.role, place.eventId, "notes"),
    queryFn: async ({ signal }) => (await fetchRows(path, { path: pathOf(place), query: { limit }, signal })).rows,
  });

/** Writes a note; the same key writes it once, however often it is tried. */
export const writeNote = (place: Place, content: string, key: string): Promise<Note> =>
  answer(api.POST(path, { params: { path: pathOf(place), header: { "idempotency-key": key } }, body: { content } }));

export const removeNote = (place: Place, noteId: string) =>
  answer(api.DELETE(`${path}/{noteId}`, { params: { path: { ...pathOf(place), noteId } } }));
