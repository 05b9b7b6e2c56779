import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import type { Caller } from "../app/caller.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { addRecipient, spread } from "./support.ts";

const bait = "Voitit palkinnon! Avaa https://evil.example/";
const dayMs = 86_400_000;
type Consent = { emailAddress: string; consent: string; askedAt: string | null; mayAsk: boolean };

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
  Object.assign(portal.config.limits, { asksOfUser: 5, asksOfOrganization: 7 });
});
beforeEach(async () => {
  world = await addPair(portal);
  await spread(portal);
});
afterAll(() => portal.close());

const strangers = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index}@vieras.example`);
const make = (followers: string[]) => world.make("Order", { followers, subscriberInfo: bait });
const spreadTo = async (email: string) => (await spread(portal)).filter(({ to }) => to === email);
const tokenIn = (text: string | undefined) => /follow-mails#(\S+)/.exec(text ?? "")?.[1] ?? "";
const agreeBy = (token: string) => portal.anonymous.post(`/follow-mails?token=${token}`);
const declineBy = (token: string) => portal.anonymous.delete(`/follow-mails?token=${token}`);
const aDayLater = () =>
  portal.db
    .updateTable("mail_consents")
    .set({ asked_at: new Date(Date.now() - dayMs) })
    .execute();

describe("followers (security F5)", () => {
  let caller: Caller;
  beforeEach(async () => {
    caller = await portal.signInAs(world.subscriberUser);
  });
  const followersOf = async (id: number) =>
    await caller.get<Consent[]>(`${world.desks.subscriber.base}/events/${id}/followers`);
  const askAgain = async (id: number, emailAddress: string) =>
    await caller.post(`${world.desks.subscriber.base}/events/${id}/followers/ask`, {
      emailAddress,
    });

  test("a stranger is asked by a link without a word of anybody's own, and mailed after agreeing", async () => {
    const [follower = ""] = strangers(1, "yksi");
    const order = await make([follower]);
    const [asked, ...more] = await spreadTo(follower);
    expect(more).toEqual([]);
    expect(asked?.text).toContain(`TID ${order.id}`);
    expect(asked?.text).toContain(world.subscriber.name);
    expect(JSON.stringify(asked)).not.toContain("evil.example");
    expect((await followersOf(order.id)).body).toMatchObject([
      { emailAddress: follower, consent: "waiting", askedAt: expect.any(String), mayAsk: false },
    ]);
    await world.desks.supplier.act(order, { action: "startProcessing" });
    expect(await spreadTo(follower)).toEqual([]);

    const token = tokenIn(asked?.text);
    expect((await agreeBy(`${token}x`)).status).toBe(404);
    expect([(await agreeBy(token)).status, (await agreeBy(token)).status]).toEqual([204, 204]);
    const { body } = await world.desks.supplier.read(order);
    await world.desks.supplier.act(body, { action: "returnForCompletion", reason: "noNetwork" });
    const [told] = await spreadTo(follower);
    expect(told?.text).toContain(`/documents/${order.id}`);
    expect(told?.unsubscribeUrl).toBeDefined();
    expect((await followersOf(order.id)).body).toMatchObject([{ consent: "agreed", mayAsk: false }]);
  });

  test("who declines gets nothing more and cannot be asked again; the same link takes it back", async () => {
    const [follower = ""] = strangers(1, "kielto");
    const order = await make([follower]);
    const token = tokenIn((await spreadTo(follower))[0]?.text);
    expect((await declineBy(token)).status).toBe(204);
    await aDayLater();
    expect((await followersOf(order.id)).body).toMatchObject([{ consent: "declined", mayAsk: false }]);
    expect((await askAgain(order.id, follower)).body).toMatchObject({ code: "CONSENT_NOT_ASKED" });
    await make([follower]);
    expect(await spreadTo(follower)).toEqual([]);
    await agreeBy(token);
    expect((await followersOf(order.id)).body).toMatchObject([{ consent: "agreed" }]);
  });

  test("one who has not answered is asked three times, a day apart, and by no edit of the document", async () => {
    const [follower = ""] = strangers(1, "kolmesti");
    const order = await make([follower]);
    const times = [(await spreadTo(follower)).length];
    expect((await askAgain(order.id, follower)).status).toBe(409);
    for (let again = 0; again < 3; again += 1) {
      await aDayLater();
      times.push((await askAgain(order.id, follower)).status, (await spreadTo(follower)).length);
    }
    expect(times).toEqual([1, 204, 1, 204, 1, 409, 0]);
    expect((await askAgain(order.id, "muu@vieras.example")).status).toBe(404);
  });

  test("what one organization is agreed to is not another's", async () => {
    const [follower = ""] = strangers(1, "kaksi");
    await make([follower]);
    await agreeBy(tokenIn((await spreadTo(follower))[0]?.text));
    world = await addPair(portal);
    await make([follower]);
    expect(tokenIn((await spreadTo(follower))[0]?.text)).not.toBe("");
  });

  test("a user, and an organization, has so many strangers asked in a day; the rest another day", async () => {
    const askedOf = async () => (await spread(portal)).filter(({ to }) => to.startsWith("pommi")).length;
    const order = await make(strangers(20, "pommi"));
    expect(await askedOf()).toBe(5);
    const unasked = (await followersOf(order.id)).body.find(({ mayAsk }) => mayAsk)?.emailAddress ?? "";
    expect((await askAgain(order.id, unasked)).headers["retry-after"]).toBe("86400");
    const colleague = await portal.signInAs(await makeUser(portal.db, { roles: [[world.subscriber, "SUBSCRIBER"]] }));
    const path = `${world.desks.subscriber.base}/orders`;
    expect((await colleague.post(path, world.bodyOf("Order", { followers: strangers(20, "pommi") }))).status).toBe(201);
    expect(await askedOf()).toBe(2);
    await aDayLater();
    await make(strangers(20, "pommi"));
    expect(await askedOf()).toBe(5);
  });

  test("a user of the organization need not confirm; one of another organization does, so that nobody learns who is one", async () => {
    const own = await makeUser(portal.db, { roles: [[world.subscriber, "SUBSCRIBER_ADMIN"]] });
    const foreign = await makeUser(portal.db, { roles: [[world.supplier, "SUPPLIER"]] });
    const order = await make([own.emailAddress, foreign.emailAddress]);
    const mails = await spread(portal);
    expect(mails.find(({ to }) => to === own.emailAddress)?.text).toContain(`/documents/${order.id}`);
    expect(tokenIn(mails.find(({ to }) => to === foreign.emailAddress)?.text)).not.toBe("");
    expect((await followersOf(order.id)).body).toMatchObject([{ consent: "agreed" }, { consent: "waiting" }]);
  });

  test("the other side does not see what followers say", async () => {
    const order = await make(strangers(1, "salassa"));
    const { base } = world.desks.supplier;
    const supplier = await portal.signInAs(world.supplierUser);
    expect((await supplier.get(`${base}/events/${order.id}/followers`)).body).toEqual([]);
    expect(
      (await supplier.post(`${base}/events/${order.id}/followers/ask`, { emailAddress: "salassa0@vieras.example" }))
        .status,
    ).toBe(404);
  });
});

describe("recipients of event messages (security F5)", () => {
  let admin: Caller;
  let path: string;
  beforeEach(async () => {
    admin = await portal.signInAs(await makeUser(portal.db, { roles: [[world.supplier, "SUPPLIER_ADMIN"]] }));
    path = `/organizations/${world.supplier.id}/event-messages`;
  });
  const consents = async () => (await admin.get<Consent[]>(`${path}/consents`)).body;

  test("an address from outside is asked before anything goes there, and missing says so", async () => {
    const recipient = "tilaukset@ulkona.example";
    const mailed = { emailAddresses: [recipient], phoneNumbers: [] };
    expect((await admin.change(path, { Order: mailed, Fault: mailed })).status).toBe(200);
    const [asked, ...more] = await spreadTo(recipient);
    expect(more).toEqual([]);
    expect(asked?.text).toContain(world.supplier.name);
    await make([]);
    expect(await spreadTo(recipient)).toEqual([]);
    const missing = async () => (await admin.get(`/organizations/${world.supplier.id}/missing`)).body;
    expect(await missing()).toContainEqual(
      expect.objectContaining({ code: "unprovenRecipients", messageTypes: expect.arrayContaining(["Order"]) }),
    );
    expect(await consents()).toMatchObject([{ emailAddress: recipient, consent: "waiting", mayAsk: false }]);
    await agreeBy(tokenIn(asked?.text));
    expect(await consents()).toMatchObject([{ consent: "agreed" }]);
    expect(JSON.stringify(await missing())).not.toContain("unprovenRecipients");
    await make([]);
    expect((await spreadTo(recipient))[0]?.text).toContain("/documents/");
  });

  test("an own user needs no proof, and who has not answered is asked again a day later", async () => {
    const own = await makeUser(portal.db, { roles: [[world.supplier, "SUPPLIER"]] });
    await addRecipient(portal, world.supplier, "Order", own.emailAddress);
    await portal.db.deleteFrom("mail_consents").execute();
    expect(await consents()).toMatchObject([{ emailAddress: own.emailAddress, consent: "agreed" }]);
    await addRecipient(portal, world.supplier, "Order", "hiljainen@ulkona.example");
    await portal.db.deleteFrom("mail_consents").execute();
    const again = async () =>
      (await admin.post(`${path}/consents/ask`, { emailAddress: "hiljainen@ulkona.example" })).status;
    expect([await again(), await again()]).toEqual([204, 409]);
    expect((await spreadTo("hiljainen@ulkona.example")).length).toBe(1);
  });
});
