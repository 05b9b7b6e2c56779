import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { agree, spread } from "./support.ts";

let portal: TestApp;
let world: World;
let caller: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
  caller = await portal.signInAs(world.subscriberUser);
  await agree(portal, world.subscriber, follower);
});
afterAll(() => portal.close());

const follower = "Seuraaja@ulkopuolinen.example";
const pathOf = (url: string | undefined) => (url ?? "").replace(`${portal.config.publicUrl}/api`, "");
const form = { type: "application/x-www-form-urlencoded", body: "List-Unsubscribe=One-Click" };
/** As most mail programs press (RFC 8058, 3.2). */
const parts = {
  type: "multipart/form-data; boundary=osa",
  body: '--osa\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--osa--\r\n',
};
const press = (url: string | undefined, { type, body } = form) =>
  portal.inject({
    method: "POST",
    url: `/api${pathOf(url)}`,
    headers: { "content-type": type },
    payload: body,
  });

async function startNew(followers: string[] = []) {
  const order = await world.make("Order", { followers });
  await spread(portal);
  await world.desks.supplier.act(order, { action: "startProcessing" });
  const mails = await spread(portal);
  return { order, mails, to: (email: string) => mails.find((mail) => mail.to === email) };
}

test("a person ends the mails of one type by the mail program's own button, and of the others gets on", async () => {
  const { to } = await startNew();
  const mail = to(world.subscriberUser.emailAddress);
  expect(mail?.text).toContain(`${portal.config.publicUrl}/stop-mails#`);
  const looked = await portal.inject({ method: "GET", url: `/api${pathOf(mail?.unsubscribeUrl)}` });
  expect([looked.statusCode, looked.headers.location]).toEqual([302, expect.stringContaining("/stop-mails#")]);
  expect((await caller.get("/users/me/notification-choices")).body).toMatchObject({ Order: "atOnce" });
  expect((await press(mail?.unsubscribeUrl, parts)).statusCode).toBe(204);
  expect((await press(mail?.unsubscribeUrl)).statusCode).toBe(204);
  expect((await caller.get("/users/me/notification-choices")).body).toMatchObject({ Order: "none", Fault: "atOnce" });
  expect((await startNew()).mails).toEqual([]);
  await caller.patch("/users/me/notification-choices", { Order: "atOnce" });
});

test("a follower without an account ends the mails of a case, not of another", async () => {
  const { order, to } = await startNew([follower]);
  expect((await press(to(follower)?.unsubscribeUrl)).statusCode).toBe(204);
  const { body } = await world.desks.supplier.read(order);
  await world.desks.supplier.act(body, { action: "returnForCompletion", reason: "noNetwork" });
  expect((await spread(portal)).map(({ to: email }) => email)).not.toContain(follower);
  expect((await startNew([follower])).to(follower)).toBeDefined();
});

test("a link that was changed, cut or made elsewhere ends nothing", async () => {
  const { to } = await startNew();
  const token = /token=(.*)$/.exec(to(world.subscriberUser.emailAddress)?.unsubscribeUrl ?? "")?.[1] ?? "";
  const [text = "", signature = ""] = token.split(".");
  const other = Buffer.from(JSON.stringify({ user: (await makeUser(portal.db)).id, type: "Order" })).toString(
    "base64url",
  );
  for (const forged of [text, `${text}.`, `.${signature}`, `${other}.${signature}`, `${token}.x`, "x.y"])
    expect((await press(`${portal.config.publicUrl}/api/stop-mails?token=${forged}`)).statusCode).toBe(404);
  expect((await press(`${portal.config.publicUrl}/api/stop-mails?token=${"x".repeat(2000)}`)).statusCode).toBe(400);
  expect((await caller.get("/users/me/notification-choices")).body).toMatchObject({ Order: "atOnce" });
});
