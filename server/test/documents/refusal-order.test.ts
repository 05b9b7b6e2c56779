import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDocument, type TestDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, createWorld, type World } from "./support/create-world.ts";
import { createDesk, pathOf, type Desk } from "./support/desk.ts";
import { answerOf, formOf } from "./support/forms.ts";
import { setLock } from "./support/grid-stage.ts";
import { photograph } from "./support/look.ts";

let world: World;
let foreign: TestDocument;
let colleague: Desk;
let poor: Desk;
beforeAll(async () => {
  world = await createWorld();
  const { portal, db, supplier } = world;
  const stranger = await addPair(portal);
  foreign = await makeDocument(db, stranger, { type: "Order" });
  colleague = await createDesk(portal, await makeUser(db, { roles: [[supplier, "SUPPLIER"]] }), supplier, "SUPPLIER");
  const rightless = await makeOrganization(db, { event_type_rights: [] });
  const clerk = await makeUser(db, { roles: [[rightless, "SUBSCRIBER"]] });
  poor = await createDesk(portal, clerk, rightless, "SUBSCRIBER");
});
afterAll(async () => {
  await world.portal.close();
});

/** In the order of D-10. */
const flaws = [401, 404, 403, 400, 428, 412, 423, 409, 422] as const;
type Flaw = (typeof flaws)[number];

const pairs = flaws.flatMap((first, index) =>
  flaws
    .slice(index + 1)
    .flatMap((second): [Flaw, Flaw][] => (first === 428 && second === 412 ? [] : [[first, second]])),
);

async function confirmWith(wrong: readonly Flaw[]) {
  const { db, desks, portal } = world;
  const has = (flaw: Flaw) => wrong.includes(flaw);
  const own = await makeDocument(db, world, {
    type: "Order",
    state: has(409) ? "CONFIRMED" : "IN_PROCESSING",
    fields: formOf("Order"),
  });
  const desk = has(403) ? desks.subscriber : desks.supplier;
  await setLock(world, own, has(423) ? colleague : desk);
  const { estimatedDeliveryDate, ...incomplete } = answerOf("Order", "confirm");
  const answer = has(422) ? incomplete : { ...incomplete, estimatedDeliveryDate };
  const document = has(400) ? { ...answer, connectFee: 5 } : answer;
  const headers: Record<string, string> = has(428) ? {} : { "if-match": has(412) ? '"7"' : '"1"' };
  const path = pathOf(has(404) ? foreign : own);
  const body = { action: "confirm", document };
  const before = await photograph(db, own.id);
  const { status } = has(401)
    ? await portal.anonymous.patch(`${desk.base}${path}`, body, headers)
    : await desk.patch(path, body, headers);
  return { status, unchanged: (await photograph(db, own.id)) === before };
}

describe("a change", () => {
  test("without any flaw is done", async () => {
    expect((await confirmWith([])).status).toBe(200);
  });

  test.each(flaws)("with flaw %i alone is refused so", async (flaw) => {
    expect(await confirmWith([flaw])).toEqual({ status: flaw, unchanged: true });
  });

  test.each(pairs)("with flaws %i and %i is told the first", async (first, second) => {
    expect(await confirmWith([first, second])).toEqual({ status: first, unchanged: true });
  });

  test("with every flaw is told them one after the other", async () => {
    for (const [index, flaw] of flaws.entries()) {
      const left = flaws.slice(index).filter((one) => one !== 412 || flaw !== 428);
      expect((await confirmWith(left)).status).toBe(flaw);
    }
  });
});

const createFlaws = [401, 404, 403, 400, 409, 422] as const;
type CreateFlaw = (typeof createFlaws)[number];
const createPairs = createFlaws.flatMap((first, index) =>
  createFlaws.slice(index + 1).map((second): [CreateFlaw, CreateFlaw] => [first, second]),
);

async function createWith(wrong: readonly CreateFlaw[]): Promise<number> {
  const { db, desks, portal, bodyOf } = world;
  const has = (flaw: CreateFlaw) => wrong.includes(flaw);
  const source = await makeDocument(db, world, { type: "AvailabilityRequest", state: "READY", ordered: has(409) });
  const fields = { ...(has(422) && { requestedDate: null }), ...(has(400) && { capacity: 5 }) };
  const right = bodyOf("Order", fields as object, { source: { eventId: source.id, mode: "ORDER" } });
  const desk = has(403) ? poor : desks.subscriber;
  if (has(401)) return (await portal.anonymous.post(`${desk.base}/orders`, right)).status;
  if (!has(404)) return (await desk.create("Order", right)).status;
  const elsewhere = `/organizations/${world.supplier.id}/roles/SUBSCRIBER/orders`;
  return (await portal.withToken(desk.token).post(elsewhere, right)).status;
}

describe("a creation", () => {
  test("without any flaw is done", async () => {
    expect(await createWith([])).toBe(201);
  });

  test.each(createFlaws)("with flaw %i alone is refused so", async (flaw) => {
    expect(await createWith([flaw])).toBe(flaw);
  });

  test.each(createPairs)("with flaws %i and %i is told the first", async (first, second) => {
    expect(await createWith([first, second])).toBe(first);
  });
});

test("a body that is no JSON is told after what is not seen and what is not one's own", async () => {
  const { db, desks } = world;
  const own = await makeDocument(db, world, { type: "Order", state: "OPEN" });
  const json = { "content-type": "application/json", "if-match": '"1"' };
  const before = await photograph(db, own.id);
  for (const body of ['{"action":', "", "null", "[]"]) {
    const statuses = [
      await desks.supplier.patch(pathOf(foreign), body, json),
      await desks.supplier.patch(pathOf(own), body, json),
      await desks.supplier.post(`/events/${foreign.id}/internal-messages`, body, json),
      await poor.post("/orders", body, json),
    ].map(({ status }) => status);
    expect([body, statuses]).toEqual([body, [404, 400, 404, 403]]);
  }
  expect(await photograph(db, own.id)).toBe(before);
});
