import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type World } from "./support/create-world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.portal.close());

test("both parties get a document as PDF, named as what it is", async () => {
  const order = await world.make("Order");
  for (const desk of [world.desks.subscriber, world.desks.supplier]) {
    const { status, headers, text } = await desk.get(`/events/${order.id}/pdf`);
    expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(headers["content-disposition"]).toContain(`filename="Tilaus TID ${order.id}.pdf"`);
    expect(text.startsWith("%PDF-1.7")).toBe(true);
  }
});

test("nobody else learns that there is one", async () => {
  const order = await world.make("Order");
  const { status, body } = await world.desks.subscriber.get<{ code: string }>(`/events/${order.id + 900_000}/pdf`);
  expect([status, body.code]).toEqual([404, "DOCUMENT_NOT_FOUND"]);
});
