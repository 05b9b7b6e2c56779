import { readCsv } from "@runko/domain/csv/read-csv";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeResetMail } from "../../src/accounts/mail-password-reset.ts";
import { sendDigests } from "../../src/notifications/send-digests.ts";
import type { ProblemBody } from "../app/caller.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import { answerOf, formOf } from "../documents/support/forms.ts";
import { addRecipient, spread, takeMails } from "../notifications/support.ts";
import { wordsOutside } from "@runko/domain/texts/en-xa/words-outside";

const pseudo = "en-XA";
const period = "from=2020-01-01&to=2020-12-31";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.db.updateTable("users").set({ language: pseudo }).execute();
});
afterAll(() => world.portal.close());

const dataOf = (texts: readonly unknown[]): string[] =>
  texts.flatMap((text): string[] => {
    if (typeof text === "string") return text === "" ? [] : [text, ...text.split(/[\r\n]+/)];
    return typeof text === "object" && text !== null ? dataOf(Object.values(text)) : [];
  });

/** What the test itself wrote, and the names of the parties. */
const written = () =>
  dataOf([world.subscriber, world.supplier, world.product, formOf("Order"), formOf("Fault"), "LIITTYMÄ", "TOIM"]);

test("a caller without a login is answered in the language that it accepts", async () => {
  const ask = async (language: string) =>
    await world.portal.anonymous.post<ProblemBody>("/users/login", {}, { "accept-language": language });
  const strange = await ask("de, en-XA;q=0.5");
  expect(strange.headers["content-language"]).toBe(pseudo);
  expect(strange.body.title).toMatch(/^⟦/);
  expect(strange.body.errors?.every(({ message }) => message.startsWith("⟦"))).toBe(true);
  const finnish = await ask("de, fi;q=0.2");
  expect(finnish.headers["content-language"]).toBe("fi");
  expect(finnish.body.title).toBe("Pyyntö on virheellinen");
});

test("a user is answered in the own language, whatever the browser accepts, and chooses among those that are offered", async () => {
  const user = await makeUser(world.db);
  const caller = await world.portal.signInAs(user);
  const finnish = { "accept-language": "fi" };
  const unknown = async () => (await caller.get<ProblemBody>("/organizations/x/nowhere", finnish)).body.title;
  expect(await unknown()).not.toMatch(/^⟦/);
  expect((await caller.get("/users/me")).body).toMatchObject({ language: "fi", languages: ["fi", pseudo] });
  const changed = await caller.patch("/users/me", { language: pseudo });
  expect(changed.body).toMatchObject({ language: pseudo, languages: ["fi", pseudo] });
  const me = await caller.patch<ProblemBody>("/users/me", { language: "xx" }, finnish);
  expect(me.status).toBe(422);
  expect(me.body.errors).toMatchObject([{ path: "language", code: "NOT_AN_OPTION" }]);
  expect(me.body.errors?.[0]?.message).toMatch(/^⟦/);
  const rows = await world.db.selectFrom("security_log").select("details").where("user_id", "=", user.id).execute();
  expect(rows).toEqual([{ details: { fields: ["language"] } }]);
});

test("answers speak the language of the page that the browser was sent, before that of the user", async () => {
  const user = await makeUser(world.db);
  const caller = await world.portal.signInAs(user);
  const spoken = async (headers: Record<string, string>) =>
    (await caller.patch<ProblemBody>("/users/me", { language: "xx" }, headers)).headers["content-language"];
  expect(await spoken({})).toBe("fi");
  expect(await spoken({ cookie: `a=b; language=${pseudo}` })).toBe(pseudo);
  await caller.patch("/users/me", { language: pseudo });
  expect(await spoken({ cookie: "language=fi" })).toBe("fi");
  // What this portal does not offer is nobody's choice.
  for (const cookie of ["language=sv", "language=", "other=fi"]) expect(await spoken({ cookie })).toBe(pseudo);
});

test("refusals, their details and the text form are in the words of the reader", async () => {
  const { subscriber, supplier } = world.desks;
  const order = await world.make("Order");
  const { body } = await subscriber.read(order);
  expect(body.refusedActions.length).toBeGreaterThan(0);
  expect(body.refusedActions.filter(({ message }) => !message.startsWith("⟦"))).toEqual([]);
  const stale = await subscriber.patch<ProblemBody>(`/orders/${order.id}`, { action: "cancel" }, { "if-match": '"9"' });
  const late = await supplier.act(order, { action: "signReady" });
  for (const { detail, title, errors } of [stale.body, late.body]) {
    expect(wordsOutside([title, detail ?? ""].join("\n"), await names())).toEqual([]);
    expect(wordsOutside((errors ?? []).map(({ message }) => message).join("\n"))).toEqual([]);
  }
  const text = await subscriber.get(`/events/${order.id}?format=text`);
  expect(wordsOutside(text.text, written())).toEqual([]);
  expect(text.text.match(/⟦/g)?.length).toBeGreaterThan(10);
});

const names = async () =>
  (await world.db.selectFrom("users").select(["first_name", "last_name"]).execute()).map(
    ({ first_name, last_name }) => `${first_name} ${last_name}`,
  );

test("files tell headers, names of choices and yes or no in the words of the reader", async () => {
  const { subscriber, supplier } = world.desks;
  const admin = await makeUser(world.db, { language: pseudo, roles: [[world.supplier, "SUPPLIER_ADMIN"]] });
  const own = `/organizations/${world.supplier.id}`;
  const caller = await world.portal.signInAs(admin);
  const found = [
    (await subscriber.get("/events/export?documentType=Order,Fault")).text,
    (await supplier.get(`/export/report?report=count-per-event&mode=advanced&format=csv&${period}`)).text,
    (await caller.get(`${own}/users/export`)).text,
    (await caller.get(`${own}/products/export`)).text,
    (await caller.get("/users/export")).text,
    (await caller.get("/organizations/export")).text,
  ];
  for (const file of found) {
    const { records } = readCsv(file.replace(/^\ufeff/, "")) as { records: { cells: string[] }[] };
    const headers = (records[0]?.cells ?? []).filter((cell) => cell !== "id" && cell !== "version");
    expect(headers.filter((header) => !header.startsWith("⟦"))).toEqual([]);
  }
  const [events = "", report = "", users = ""] = found;
  expect(wordsOutside(events, written())).toEqual([]);
  expect(wordsOutside(report, written())).toEqual([]);
  expect(users).toContain("⟦");
  const page = await supplier.get(`/export/report?report=fault&mode=advanced&format=html&${period}`);
  const shown = page.text.replace(/<style>.*?<\/style>/s, "").replaceAll(/<[^>]+>/g, "\n");
  expect(page.text).toContain('<html lang="en-XA">');
  expect(wordsOutside(shown, written())).toEqual([]);
  // What was exported in a language is read back in it.
  const csv = (await caller.get(`${own}/products/export`)).text;
  const preview = await caller.post<{ rows: { errors: unknown[] }[] }>(`${own}/products/import`, {
    csv,
    preview: true,
  });
  expect(preview.body.rows.flatMap(({ errors }) => errors)).toEqual([]);
});

test("people are mailed in their language, addresses in that of the portal", async () => {
  await addRecipient(world.portal, world.supplier, "Order", "tilaukset@toimittaja.example");
  await spread(world.portal);
  const order = await world.make("Order");
  const [toAddress] = await spread(world.portal);
  expect(toAddress?.text).toContain("Uusi tilaus");
  const started = (await world.desks.supplier.act(order, { action: "startProcessing" })).body;
  const [toMaker, ...others] = await spread(world.portal);
  expect(others).toEqual([]);
  expect(toMaker?.html).toContain('<html lang="en-XA">');
  for (const part of [toMaker?.subject, toMaker?.text]) expect(wordsOutside(part ?? "", written())).toEqual([]);

  const { subscriberUser } = world;
  await sql`INSERT INTO notification_choices (user_id, message_type, delivery) VALUES (${subscriberUser.id}, 'Order', 'daily')`.execute(
    world.db,
  );
  await world.desks.supplier.lock(started.id);
  await world.desks.supplier.act(started, { action: "confirm", document: answerOf("Order", "confirm") });
  await spread(world.portal);
  const later = { now: () => new Date(Date.now() + 2 * 86_400_000) };
  await sendDigests({ ...world.portal, clock: later });
  const [digest] = await takeMails(world.portal);
  expect(digest?.to).toBe(subscriberUser.emailAddress);
  expect(wordsOutside(`${digest?.subject}\n${digest?.text}`, written())).toEqual([]);
});

test("what becomes of an account is mailed in the language of who has it", async () => {
  const { portal, db, supplier, subscriber } = world;
  const admin = await makeUser(db, {
    roles: [
      [supplier, "SUPPLIER_ADMIN"],
      [subscriber, "SUBSCRIBER_ADMIN"],
    ],
  });
  const own = { language: pseudo, first_name: "Liisa", last_name: "Lukija" };
  const user = await makeUser(db, { ...own, roles: [[supplier, "SUPPLIER"]] });
  const stranger = await makeUser(db, { ...own, roles: [[await makeOrganization(db), "SUPPLIER"]] });
  const productAdmin = await makeUser(db, { ...own, global_role: "RUNKO_ADMIN" });
  const caller = await portal.signInAs(admin);
  await takeMails(portal);

  expect((await caller.post("/users/invitations", { userIds: [user.id] })).status).toBe(200);
  expect((await portal.anonymous.post(`/reset-password?email=${productAdmin.emailAddress}`)).status).toBeLessThan(300);
  const links = await db.selectFrom("outbox").select(["id", "payload"]).where("topic", "=", "password-reset").execute();
  const asked = await Promise.all(links.map(async (link) => await makeResetMail(portal, link)));
  expect((await caller.change(`/users/${user.id}`, { disabled: true })).status).toBe(200);
  expect((await caller.change(`/users/${user.id}`, { disabled: false, groupAccount: true })).status).toBe(200);
  const invitation = { emailAddress: stranger.emailAddress, roles: ["SUPPLIER"] };
  expect((await caller.post(`/organizations/${supplier.id}/invitations`, invitation)).status).toBe(201);
  const request = { kind: "contact", name: "Y", organizationName: "", businessId: "", phoneNumber: "", website: "" };
  const contact = { ...request, emailAddress: "kysyja@kaukana.example", message: "?" };
  expect((await portal.anonymous.post("/contact", contact)).status).toBeLessThan(300);

  const mails = [...asked.flatMap((mail) => mail ?? []), ...(await takeMails(portal))];
  expect(mails.length).toBeGreaterThanOrEqual(6);
  const people = await names();
  const addresses = [user, stranger, productAdmin, admin].map(({ emailAddress }) => emailAddress);
  for (const { subject, text } of mails)
    expect(wordsOutside(`${subject}\n${text}`, [...people, ...addresses, supplier.name, "Liisa"])).toEqual([]);
});

test("what is written down for others is in the words of the portal", async () => {
  const fault = await world.make("Fault");
  const rows = await sql<{ table: string; text: string }>`
    SELECT 'documents' AS table, row_to_json(d)::text AS text FROM documents d
    UNION ALL SELECT 'event_log', row_to_json(l)::text FROM event_log l
    UNION ALL SELECT 'admin_log', row_to_json(l)::text FROM admin_log l
    UNION ALL SELECT 'notifications', row_to_json(n)::text FROM notifications n`.execute(world.db);
  expect(rows.rows.length).toBeGreaterThan(0);
  expect(fault.id).toBeGreaterThan(0);
  expect(rows.rows.filter(({ text }) => text.includes("⟦"))).toEqual([]);
});
