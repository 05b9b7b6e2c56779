import { expect } from "vitest";
import { makeDocument } from "../../builders/make-document.ts";
import type { World } from "./create-world.ts";
import type { Desk, Shown } from "./desk.ts";
import { answerOf, formOf } from "./forms.ts";

export const ask = { action: "requestCancel", cancelReason: " Muutto peruuntui " };
export const charge = { action: "acceptWithCharge", charge: "150.00", text: "Kaapeli on jo tilattu" };

export type PlacedState = "CONFIRMED" | "IN_DELIVERY" | "IN_PROCESSING";

/** An order of the world's subscriber, answered as it is when it is confirmed. */
export const placeOrder = (world: World, state: PlacedState = "CONFIRMED") => {
  const fields = { ...formOf("Order"), ...answerOf("Order", "confirm") };
  return makeDocument(world.db, world, { type: "Order", state, fields });
};

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
