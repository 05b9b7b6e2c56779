import { expect } from "vitest";
import type { Desk, Shown } from "./desk.ts";

/** Acts on the document as it stands now, and is not refused. */
export async function act(
  desk: Desk,
  { id, documentType }: Pick<Shown, "id" | "documentType">,
  body: object,
): Promise<Shown> {
  const { version } = (await desk.read({ id, documentType })).body;
  const answer = await desk.act({ id, documentType, version }, body);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body;
}

export const requestsOf = async (desk: Desk, id: number) =>
  (await desk.get<Record<string, unknown>[]>(`/events/${id}/requests`)).body;
