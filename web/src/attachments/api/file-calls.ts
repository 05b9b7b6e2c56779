import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import type { Attachment, Place } from "./entities.ts";

const path = "/organizations/{id}/roles/{role}/events/{eventId}/files";
const pathOf = ({ organizationId, role, eventId }: Place) => ({ id: organizationId, role, eventId });

/** Attaches an upload to a document; answers all its attachments. */
export async function attachFile(place: Place, fileId: string, description: string): Promise<Attachment[]> {
  return await answer(
    api.POST(path, {
      params: { path: pathOf(place) },
      body: { fileId, ...(description.trim() !== "" && { description: description.trim() }) },
    }),
  );
}

export async function deleteFile(place: Place, fileId: string): Promise<void> {
  await answer(api.DELETE(`${path}/{fileId}`, { params: { path: { ...pathOf(place), fileId } } }));
}

export async function fetchFile(place: Place, fileId: string): Promise<Blob> {
  const { data, error, response } = await api.GET(`${path}/{fileId}/download`, {
    params: { path: { ...pathOf(place), fileId } },
    parseAs: "blob",
  });
  return await answer(Promise.resolve({ ...(data && { data }), error, response }));
}
