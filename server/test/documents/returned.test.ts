import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { addPair, type World } from "./support/create-world.ts";
import type { Desk, Shown } from "./support/desk.ts";
import { answerOf, formOf } from "./support/forms.ts";
import { countingFaults } from "./support/look.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
});
afterAll(() => portal.close());

const rowOf = async (desk: Desk, { id }: { id: number }) =>
  (await desk.get<Shown[]>("/orders?filter[limit]=50")).body.find((row) => row.id === id);
const textOf = async (desk: Desk, { id }: { id: number }) => (await desk.get(`/events/${id}?format=text`)).text;

async function act(desk: Desk, document: Shown, action: string, more: object = {}): Promise<Shown> {
  const { version } = (await desk.read(document)).body;
  const answer = await desk.act({ ...document, version }, { action, ...more });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body;
}

async function returned(): Promise<Shown> {
  const { make, desks } = world;
  const order = await make("Order");
  await act(desks.supplier, order, "startProcessing");
  const reason = { reason: "otherReason", explanation: "Porraskäytävä puuttuu" };
  return await act(desks.supplier, order, "returnForCompletion", reason);
}

describe("a returned document says so to both parties (documents A3, F14, D-48)", () => {
  test("in lists and by filter, until the subscriber has completed it", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await returned();
    for (const desk of [subscriber, supplier]) {
      expect(await rowOf(desk, order)).toMatchObject({ eventState: "OPEN", returned: true });
      const filter = encodeURIComponent(JSON.stringify({ where: { returned: true } }));
      expect((await desk.get<Shown[]>(`/orders?filter=${filter}`)).body.map(({ id }) => id)).toContain(order.id);
    }
    expect(await textOf(subscriber, order)).toContain("Porraskäytävä puuttuu");
    await subscriber.lock(order.id);
    await act(subscriber, order, "edit", { document: { customerName: "Toinen Oy" } });
    for (const desk of [subscriber, supplier]) expect(await rowOf(desk, order)).toMatchObject({ returned: false });
  });

  test.each(["startProcessing", "cancel"] as const)(
    "until it goes on by %s, and then its text is rid of the reason",
    async (action) => {
      const { subscriber, supplier } = world.desks;
      const order = await returned();
      if (action === "cancel") await act(subscriber, order, action, { reason: "Turha" });
      else {
        await act(supplier, order, action);
        await supplier.lock(order.id);
        await act(supplier, order, "confirm", { document: answerOf("Order", "confirm") });
      }
      for (const desk of [subscriber, supplier]) {
        expect(await rowOf(desk, order)).toMatchObject({ returned: false });
        const text = await textOf(desk, order);
        expect([text.includes("Palautuksen syy"), text.includes("Porraskäytävä")]).toEqual([false, false]);
      }
    },
  );
});

describe("an unconfirmed cancellation stays with its supplier though archived (documents A9, D-48)", () => {
  const cancelledIn = async (desk: Desk) => {
    const listed = await desk.get<Shown[]>(
      `/orders?filter=${encodeURIComponent('{"where":{"eventState":"CANCELLED"}}')}`,
    );
    expect(listed.headers["x-total-count"]).toBe(String(listed.body.length));
    expect((await desk.counts()).Order["CANCELLED"]).toBe(listed.body.length);
    return listed.body.map(({ id }) => id);
  };

  test("in its list, total and count, until it is confirmed", async () => {
    const { subscriber, supplier } = world.desks;
    const order = await world.make("Order", formOf("Order"));
    await subscriber.post(`/events/${order.id}/internal-messages`, { subject: "Kysymys", content: "Ehtiikö vielä?" });
    await act(subscriber, order, "cancel", { reason: "Turha" });
    await act(subscriber, order, "archive");
    expect(await cancelledIn(subscriber)).not.toContain(order.id);
    expect(await cancelledIn(supplier)).toContain(order.id);
    expect(await countingFaults(world.db)).toEqual([]);
    await act(supplier, order, "confirmCancellation");
    expect(await cancelledIn(supplier)).not.toContain(order.id);
    expect(await countingFaults(world.db)).toEqual([]);
  });
});
