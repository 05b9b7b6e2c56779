import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteSome } from "../../src/platform/jobs/delete-some.ts";
import { notifications as capability } from "../../src/notifications/capability.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser, type TestUser } from "../builders/make-user.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { createDesk, type Desk, type Shown } from "../documents/support/desk.ts";
import { photograph } from "../documents/support/look.ts";
import { bare, noSuchEvent } from "../documents/support/no-such.ts";
import { spread } from "./support.ts";

let portal: TestApp;
let world: World;
/** A colleague on either side who neither makes nor handles anything. */
let buyer: { user: TestUser; desk: Desk };
let seller: { user: TestUser; desk: Desk };
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
  const join = async (organization: { id: string }, role: Desk["role"]) => {
    const user = await makeUser(portal.db, { roles: [[organization, role]] });
    return { user, desk: await createDesk(portal, user, organization, role) };
  };
  buyer = await join(world.subscriber, "SUBSCRIBER");
  seller = await join(world.supplier, "SUPPLIER");
});
afterAll(() => portal.close());

const pathOf = ({ id }: { id: number }) => `/events/${id}/watch`;
const watch = async ({ desk }: { desk: Desk }, document: { id: number }) =>
  expect((await desk.post(pathOf(document))).status).toBe(204);
const watches = async ({ desk }: { desk: Desk }, document: { id: number }) =>
  (await desk.get<{ watching: boolean }>(pathOf(document))).body.watching;
async function done(desk: Desk, document: Shown, body: object): Promise<Shown> {
  const answer = await desk.act(document, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const bells = async ({ user }: { user: TestUser }) => {
  const rows = portal.db.selectFrom("notifications").select(["subject", "kind"]).where("user_id", "=", user.id);
  return (await rows.orderBy("created_at").execute()).map(({ subject, kind }) => `${subject} ${kind}`);
};

describe("whoever watches a document", () => {
  test("hears of what others do to it, on either side, and of an own act nothing", async () => {
    const order = await world.make("Order");
    await spread(portal);
    for (const person of [buyer, seller]) await watch(person, order);
    const started = await done(world.desks.supplier, order, { action: "startProcessing" });
    const mails = await spread(portal);
    const watchers = [buyer.user.emailAddress, seller.user.emailAddress];
    expect(mails.map(({ to }) => to).filter((to) => watchers.includes(to))).toEqual(expect.arrayContaining(watchers));
    expect(mails.find(({ to }) => to === buyer.user.emailAddress)?.text).toContain("koska seuraat tapahtumaa");
    const kinds = [await bells(buyer), await bells(seller)].map((told) =>
      told.filter((one) => !one.startsWith("create")),
    );
    expect(kinds).toEqual([["startProcessing Info"], ["startProcessing Info"]]);

    await done(seller.desk, started, { action: "askQuestion", text: "Kuka avaa oven?" });
    const asked = (await spread(portal)).filter(({ to }) => watchers.includes(to));
    expect((await bells(seller)).join()).not.toContain("askQuestion");
    // Everyone in the role hears by the bell of what asks for something; who watches is mailed too.
    expect((await bells(buyer)).join()).toContain("askQuestion Control");
    expect(asked.map(({ to }) => to)).toEqual([buyer.user.emailAddress]);
  });

  test("leaves what is to be done to those who do it", async () => {
    const order = await world.make("Order");
    await spread(portal);
    await watch(seller, order);
    // Nobody handles it yet: the answerers hear of a change although somebody watches.
    await world.desks.subscriber.lock(order.id);
    await done(world.desks.subscriber, order, { action: "edit", document: { contactName: "Toivo Mäkelä" } });
    await spread(portal);
    const rung = await portal.db
      .selectFrom("notifications")
      .select(["user_id", "kind"])
      .where("document_id", "=", order.id)
      .where("subject", "=", "edit")
      .execute();
    expect(rung).toContainEqual({ user_id: world.desks.supplier.userId, kind: "Info" });
  });

  test("begins and ends it as often as it pleases, and leaves the document as it was", async () => {
    const order = await world.make("Order");
    const before = await photograph(portal.db, order.id);
    expect(await watches(buyer, order)).toBe(false);
    for (let time = 0; time < 2; time += 1) await watch(buyer, order);
    expect([await watches(buyer, order), await watches(seller, order)]).toEqual([true, false]);
    for (let time = 0; time < 2; time += 1) expect((await buyer.desk.delete(pathOf(order))).status).toBe(204);
    expect(await watches(buyer, order)).toBe(false);
    expect(await photograph(portal.db, order.id)).toBe(before);
    await done(world.desks.supplier, order, { action: "startProcessing" });
    expect((await spread(portal)).map(({ to }) => to)).not.toContain(buyer.user.emailAddress);
  });

  test("hears nothing any more once its rights are gone", async () => {
    const order = await world.make("Order");
    await watch(buyer, order);
    await portal.db.deleteFrom("user_organization_roles").where("user_id", "=", buyer.user.id).execute();
    await done(world.desks.supplier, order, { action: "startProcessing" });
    expect((await spread(portal)).map(({ to }) => to)).not.toContain(buyer.user.emailAddress);
  });

  test("watches what it may see, and what is of the own organization", async () => {
    const order = await world.make("Order");
    const stranger = await addPair(portal);
    for (const { desk } of [{ desk: stranger.desks.subscriber }, { desk: world.desks.faultHandler }]) {
      const none = bare(await desk.get(pathOf({ id: noSuchEvent })));
      expect(bare(await desk.get(pathOf(order)))).toBe(none);
      expect((await desk.post(pathOf(order))).status).toBe(404);
    }
    expect((await seller.desk.post(pathOf(await world.make("Fault")))).status).toBe(204);
  });

  test("is forgotten with what anonymization takes", async () => {
    const [kept, taken] = [await world.make("Order"), await world.make("Order")];
    for (const order of [kept, taken]) await watch(buyer, order);
    await portal.db.updateTable("documents").set({ anonymized_at: new Date() }).where("id", "=", taken.id).execute();
    for (const { table, condition } of capability.expiring ?? [])
      await deleteSome(portal.pool, { table, condition: String(condition), ceiling: 100 });
    expect([await watches(buyer, kept), await watches(buyer, taken)]).toEqual([true, false]);
  });
});
