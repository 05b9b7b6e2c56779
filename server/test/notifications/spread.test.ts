import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fanOutNotice } from "../../src/notifications/fan-out-notice.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser } from "../builders/make-user.ts";
import { createChain } from "../documents/support/create-chain.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { createDesk, type Desk, type Shown } from "../documents/support/desk.ts";
import { answerOf, formOf, inDays } from "../documents/support/forms.ts";
import { listenLive } from "../documents/support/look.ts";
import { addRecipient, agree, spread, takeMails } from "./support.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
  await agree(portal, world.subscriber, follower);
  await spread(portal);
});
afterAll(() => portal.close());

const follower = "seuraaja@ulkopuolinen.example";
const act = async (desk: Desk, document: Shown, body: object): Promise<Shown> => {
  const answer = await desk.act(document, body);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body;
};
const start = (order: Shown) => act(world.desks.supplier, order, { action: "startProcessing" });
async function confirm(started: Shown): Promise<Shown> {
  await world.desks.supplier.lock(started.id);
  return await act(world.desks.supplier, started, { action: "confirm", document: answerOf("Order", "confirm") });
}
const addresses = (mails: readonly { to: string }[]) => mails.map(({ to }) => to).toSorted();
const maker = () => world.subscriberUser.emailAddress;

describe("a notice is told", () => {
  test("to the told organization's recipients of this type, to followers and to the maker, never of an own act", async () => {
    await addRecipient(portal, world.supplier, "Order", "tilaukset@toimittaja.example");
    await addRecipient(portal, world.supplier, "Inquiry", "muut@toimittaja.example");
    await addRecipient(portal, world.subscriber, "Order", "tilaukset@tilaaja.example");
    const order = await world.make("Order", { followers: [follower] });
    const made = await spread(portal);
    expect(addresses(made)).toEqual([follower, "tilaukset@toimittaja.example"]);
    expect(made.find(({ to }) => to !== follower)).toMatchObject({
      subject: `Tilaus TID ${order.id} (${world.subscriber.name})`,
      thread: `case-${order.caseId}`,
      text: expect.stringContaining(
        `http://localhost:3000/vendor/documents/${order.id}?organization=${world.supplier.id}`,
      ),
    });
    await start(order);
    const started = await spread(portal);
    expect(addresses(started)).toEqual([follower, "tilaukset@tilaaja.example", maker()].toSorted());
    expect(new Set(started.map(({ subject }) => subject))).toEqual(
      new Set([`Tilaus TID ${order.id} (${world.supplier.name})`]),
    );
  });

  test("to the supplier's user who handles it, once it is handled", async () => {
    const started = await start(await world.make("Order"));
    await spread(portal);
    await act(world.desks.subscriber, started, { action: "cancel", reason: "Turha" });
    const [mail, ...others] = await spread(portal);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: world.supplierUser.emailAddress, text: expect.stringContaining("peruutettu") });
    expect(mail?.text).toContain("Tehtävää: Kuittaa peruutus.");
  });

  test("to the maker of what a colleague does", async () => {
    const order = await world.make("Order");
    await spread(portal);
    const colleague = await makeUser(portal.db, { roles: [[world.subscriber, "SUBSCRIBER"]] });
    const desk = await createDesk(portal, colleague, world.subscriber, "SUBSCRIBER");
    await act(desk, order, { action: "cancel", reason: "Kaksoiskappale" });
    expect(addresses(await spread(portal))).toEqual([maker()]);
  });

  test("of messages to the other side, without their words, and not to followers", async () => {
    await addRecipient(portal, world.supplier, "Order", "tilaukset@toimittaja.example");
    const order = await world.make("Order", { followers: [follower] });
    await spread(portal);
    const path = `/events/${order.id}/internal-messages`;
    await world.desks.subscriber.post(path, { subject: "Salainen asia", content: "Salainen sisältö" });
    const mails = await spread(portal);
    expect(addresses(mails)).toEqual(["tilaukset@toimittaja.example"]);
    expect(mails[0]?.text).toContain("uusi viesti");
    expect(JSON.stringify(mails)).not.toContain("Salainen");
  });

  test("of an urgent fault at once, marked, to the fault handlers' page", async () => {
    await addRecipient(portal, world.supplier, "Fault", "viat@toimittaja.example");
    const fault = await world.make("Fault", { faultType: "urgentFault" });
    const [mail] = await spread(portal);
    expect(mail).toMatchObject({ urgent: true, subject: expect.stringMatching(/^KIIREELLINEN: Vikailmoitus/) });
    expect(mail?.text).toContain(`/fault-handler/documents/${fault.id}`);
  });

  test("of a fault handler's own notice to the subscriber, and not to its maker (D-9d)", async () => {
    await addRecipient(portal, world.subscriber, "Fault", "viat@tilaaja.example");
    const body = world.bodyOf("Fault", formOf("Fault"), { subscriberId: world.subscriber.id });
    expect((await world.desks.faultHandler.create("Fault", body)).status).toBe(201);
    const mails = await spread(portal);
    expect(addresses(mails)).toEqual(["viat@tilaaja.example"]);
    expect(mails[0]?.text).toContain(`${world.supplier.name}, `);
  });
});

describe("nobody is told in vain (acceptance C2, D-51)", () => {
  const bell = async (user: { id: string }) =>
    await portal.db
      .selectFrom("notifications")
      .select(["subject", "kind", "role"])
      .where("user_id", "=", user.id)
      .orderBy("id")
      .execute();

  test("an order to a supplier without recipients rings the bells of its SUPPLIER users, and mails nobody", async () => {
    const colleague = await makeUser(portal.db, { roles: [[world.supplier, "SUPPLIER"]] });
    const disabled = await makeUser(portal.db, { roles: [[world.supplier, "SUPPLIER"]], disabled: true });
    const handler = await makeUser(portal.db, { roles: [[world.supplier, "ERROR_HANDLER"]] });
    await world.make("Order");
    expect(await spread(portal)).toEqual([]);
    const told = [{ subject: "create", kind: "Control", role: "SUPPLIER" }];
    expect([await bell(world.supplierUser), await bell(colleague)]).toEqual([told, told]);
    expect([await bell(disabled), await bell(handler), await bell(world.subscriberUser)]).toEqual([[], [], []]);
  });

  test("a fault rings those of the fault handlers; where none is left, those of the SUPPLIER users", async () => {
    const fault = await world.make("Fault");
    await spread(portal);
    expect(await bell(world.supplierUser)).toEqual([]);
    await sql`DELETE FROM user_organization_roles
      WHERE organization_id = ${world.supplier.id} AND role = 'ERROR_HANDLER'`.execute(portal.db);
    await world.desks.subscriber.post(`/events/${fault.id}/internal-messages`, { subject: "Hei", content: "Kysymys" });
    await spread(portal);
    expect(await bell(world.supplierUser)).toEqual([{ subject: "message", kind: "Control", role: "SUPPLIER" }]);
  });

  test("what the supplier does rings the subscriber's users when nobody who made the document is there", async () => {
    const colleague = await makeUser(portal.db, { roles: [[world.subscriber, "SUBSCRIBER"]] });
    const order = await world.make("Order");
    await start(order);
    await spread(portal);
    expect(await bell(colleague)).toEqual([]);
    await sql`UPDATE users SET disabled = true WHERE id = ${world.subscriberUser.id}`.execute(portal.db);
    await world.desks.supplier.lock(order.id);
    const { body: started } = await world.desks.supplier.get<Shown>(`/events/${order.id}`);
    await act(world.desks.supplier, started, { action: "confirm", document: answerOf("Order", "confirm") });
    expect(await spread(portal)).toEqual([]);
    expect(await bell(colleague)).toEqual([{ subject: "confirm", kind: "Info", role: "SUBSCRIBER" }]);
  });
});

describe("a recipient reads what its side may see", () => {
  test("and a follower from outside no prices, the supplier's nor those of the answer (security review)", async () => {
    await addRecipient(portal, world.subscriber, "Order", "tilaukset@tilaaja.example");
    const started = await start(await world.make("Order", { followers: [follower] }));
    await spread(portal);
    await confirm(started);
    const mails = await spread(portal);
    const saidTo = (address: string) => mails.filter(({ to }) => to === address).map(({ text, html }) => text + html);
    expect(saidTo("tilaukset@tilaaja.example").join()).toContain("€");
    const [followed = "€"] = saidTo(follower);
    expect(followed).not.toContain("€");
    expect(followed).toContain("Tila: Vahvistettu");
  });

  test("so the answer is not told before it is shown (D-9b)", async () => {
    await addRecipient(portal, world.subscriber, "Order", "tilaukset@tilaaja.example");
    const started = await start(await world.make("Order", { followers: [follower] }));
    await spread(portal);
    await world.desks.supplier.lock(started.id);
    const secret = { estimatedDeliveryDate: inDays(33), supplierInfo: "kanarialintu" };
    const drafted = await act(world.desks.supplier, started, { action: "editAnswer", document: secret });
    expect(await spread(portal)).toEqual([]);
    const path = `/events/${started.id}/internal-messages`;
    await world.desks.supplier.post(path, { subject: "Hei", content: "Kysymys" });
    const meanwhile = await spread(portal);
    expect(meanwhile.length).toBe(2);
    expect(JSON.stringify(meanwhile)).not.toContain("kanarialintu");
    await world.desks.supplier.lock(started.id);
    await act(world.desks.supplier, drafted, { action: "confirm", document: { supplierConnectionId: "T-9" } });
    const confirmed = await spread(portal);
    expect(confirmed.length).toBe(3);
    for (const { text } of confirmed) expect(text).toContain("kanarialintu");
  });

  test("so along a chain nobody reads of another link (D-9c)", async () => {
    const chain = await createChain(3);
    const { body: original } = await chain.send(0, "Order", undefined, { followers: ["f0@x.example"] });
    const { body: forward } = await chain.send(1, "Order", original, { followers: ["f1@x.example"] });
    for (const { organization, canary } of chain.links) {
      await addRecipient(chain.portal, organization, "Order", `${canary}@x.example`);
      for (const email of ["f0@x.example", "f1@x.example"]) await agree(chain.portal, organization, email);
    }
    await takeMails(chain.portal);
    await chain.link(0).asSubscriber.act(original, { action: "cancel", reason: "Ei tarvetta" });
    const mails = await spread(chain.portal);
    const warning = mails.filter(({ text }) => text.split("\n", 1)[0]?.includes("alkuperäinen tapahtuma peruutettu"));
    expect(addresses(warning)).toContain("KANARIAB@x.example");
    expect(warning[0]?.subject).toContain(`TID ${forward.id}`);
    const tellsOf = (email: string) => JSON.stringify(mails.filter(({ to }) => to === email));
    expect(tellsOf("f0@x.example")).not.toContain("KANARIAC");
    expect(tellsOf("f1@x.example")).not.toContain("KANARIAA");
    expect(tellsOf("KANARIAC@x.example")).not.toContain("KANARIAA");
    await chain.portal.close();
  });

  test("so who has left the organization hears no more, nor who is disabled", async () => {
    const started = await start(await world.make("Order"));
    await spread(portal);
    await sql`DELETE FROM user_organization_roles WHERE user_id = ${world.subscriberUser.id}`.execute(portal.db);
    await confirm(started);
    expect(await spread(portal)).toEqual([]);
  });
});

describe("each is told once", () => {
  test("whose address is named in several places, and who is a user too", async () => {
    await addRecipient(portal, world.subscriber, "Order", maker().toUpperCase());
    const order = await world.make("Order", { followers: [follower, maker()] });
    await spread(portal);
    await start(order);
    expect(addresses(await spread(portal))).toEqual([follower, maker().toUpperCase()].toSorted());
    const rows = await portal.db
      .selectFrom("notifications")
      .select("id")
      .where("user_id", "=", world.subscriberUser.id)
      .where("subject", "=", "startProcessing")
      .execute();
    expect(rows).toHaveLength(1);
  });

  test("also when a word is taken twice", async () => {
    const order = await world.make("Order");
    await spread(portal);
    await start(order);
    await spread(portal);
    await sql`UPDATE outbox SET done_at = now()`.execute(portal.db);
    const before = await portal.db.selectFrom("notifications").select("id").execute();
    const words = await portal.db.selectFrom("outbox").selectAll().where("topic", "=", "document-notice").execute();
    for (const word of words) await fanOutNotice(portal, word);
    expect(await takeMails(portal)).toEqual([]);
    expect(await portal.db.selectFrom("notifications").select("id").execute()).toHaveLength(before.length);
  });

  test("as they chose: at once, in the digest or not at all; in the portal always, live", async () => {
    const caller = await portal.signInAs(world.subscriberUser);
    const choose = (body: object) => caller.patch("/users/me/notification-choices", body);
    expect((await choose({ Order: "daily" })).body).toMatchObject({ Order: "daily", Fault: "atOnce" });
    const order = await world.make("Order");
    await spread(portal);
    const ear = await listenLive(portal);
    const started = await start(order);
    expect(await spread(portal)).toEqual([]);
    await expect.poll(() => ear.take()).toContainEqual({ kind: "notification", userId: world.subscriberUser.id });
    await ear.close();
    expect((await caller.get("/users/me/notifications/unread")).body).toMatchObject({ unread: 1 });
    await choose({ Order: "none" });
    await confirm(started);
    expect(await spread(portal)).toEqual([]);
    expect((await caller.get("/users/me/notifications/unread")).body).toMatchObject({ unread: 2 });
    expect((await choose({ Order: "sometimes" })).status).toBe(400);
  });
});
