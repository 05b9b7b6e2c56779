import { readCriteria, writeCriteria, type Criteria } from "@runko/domain/search/criteria";
import { listWhere, quickCriterionNames } from "@runko/domain/search/list-criteria";
import { savedSearchLimits } from "@runko/domain/search/saved-search";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeDocument } from "../builders/make-document.ts";
import { makeParent } from "../builders/make-parent.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, createWorld, type World } from "../documents/support/create-world.ts";
import { createDesk, type Desk, type Refused } from "../documents/support/desk.ts";
import { formOf } from "../documents/support/forms.ts";
import { noSuchId } from "../documents/support/no-such.ts";

const first = { "if-match": '"1"' };

type Saved = {
  id: string;
  name: string;
  criteria: Record<string, string>;
  columns: string[];
  sort: { column: string; direction: string } | null;
  shared: boolean;
  pinned: boolean;
  mayChange: boolean;
  version: number;
  ownerName: string;
};
type Answered = Saved & Refused;

const path = "/saved-searches";
let world: World;
let own: Desk;
let colleague: Desk;
let admin: Desk;
beforeAll(async () => {
  world = await createWorld();
  const { db, portal, subscriber } = world;
  const deskOf = async (...roles: ("SUBSCRIBER" | "SUBSCRIBER_ADMIN")[]) =>
    createDesk(portal, await makeUser(db, { roles: [[subscriber, ...roles]] }), subscriber, "SUBSCRIBER");
  own = await deskOf("SUBSCRIBER");
  colleague = await deskOf("SUBSCRIBER");
  admin = await deskOf("SUBSCRIBER_ADMIN");
});
afterAll(async () => {
  await world.portal.close();
});
beforeEach(async () => {
  await world.db.deleteFrom("saved_searches").execute();
});

const fields = { name: "Öljymäen tilaukset", criteria: { q: "öljymäki", type: "Order" } };
const save = async (more: object = {}, desk = own) => (await desk.post<Answered>(path, { ...fields, ...more })).body;
const list = async (desk = own) => (await desk.get<Saved[]>(path)).body;
const namesOf = (searches: Saved[]) => searches.map(({ name }) => name);

test("a search keeps its criteria, columns and sort, and drops what the role does not have", async () => {
  const sort = { column: "customer", direction: "desc" };
  const criteria = {
    type: "Order",
    createdFrom: "2026-03-05",
    subscriber: noSuchId,
    rejected: "yes",
    other: "x",
    createdTo: "2026-05-05",
  };
  const answer = await own.post<Answered>(path, {
    name: "  Omat   haut ",
    criteria,
    columns: ["customer", "tid"],
    sort,
    pinned: true,
  });
  expect([answer.status, answer.body]).toMatchObject([
    201,
    {
      name: "Omat haut",
      criteria: { type: "Order", createdFrom: "2026-03-05", createdTo: "2026-05-05", rejected: "yes" },
      columns: ["customer", "tid"],
      sort,
      shared: false,
      pinned: true,
      mayChange: true,
      version: 1,
    },
  ]);
  expect(await list()).toEqual([answer.body]);
});

test.each([
  ["no name", { name: " " }, "name", "REQUIRED"],
  ["a long name", { name: "x".repeat(81) }, "name", "TOO_LONG"],
  ["nothing to search for", { criteria: { other: "x" } }, "criteria", "REQUIRED"],
  ["a number that is none", { criteria: { tid: "abc" } }, "criteria.tid", "INVALID_EVENT_NUMBER"],
  [
    "a span over a year",
    { criteria: { createdFrom: "2020-01-01", createdTo: "2022-01-01" } },
    "criteria.created",
    "DATE_RANGE_TOO_LONG",
  ],
])("%s is refused", async (_title, wrong, at, code) => {
  const { status, body } = await own.post<Answered>(path, { ...fields, ...wrong });
  expect([status, body.errors?.[0]]).toMatchObject([422, { path: at, code }]);
  expect(await list()).toEqual([]);
});

describe("who sees and changes what", () => {
  test("one's own is nobody else's, a shared one the organization reads, by name as Finns sort", async () => {
    await save({ name: "Äänekoski" });
    await save({ name: "zeta", shared: true });
    await save({ name: "Aalto", shared: true });
    expect(namesOf(await list())).toEqual(["Aalto", "zeta", "Äänekoski"]);
    expect(namesOf(await list(colleague))).toEqual(["Aalto", "zeta"]);
    expect((await list(colleague)).map(({ mayChange }) => mayChange)).toEqual([false, false]);
    expect((await list(admin)).map(({ mayChange }) => mayChange)).toEqual([true, true]);
    expect(await list(world.desks.supplier)).toEqual([]);
  });

  test("a colleague reads a shared one and changes nothing; an admin may", async () => {
    const shared = await save({ shared: true });
    const one = `${path}/${shared.id}`;
    const patch = { name: "Uusi nimi" };
    expect((await colleague.patch<Answered>(one, patch, first)).body.code).toBe("FORBIDDEN");
    expect((await colleague.delete<Answered>(one)).status).toBe(403);
    expect((await admin.patch<Answered>(one, patch, first)).body).toMatchObject({ name: "Uusi nimi", version: 2 });
    expect(namesOf(await list())).toEqual(["Uusi nimi"]);
    expect((await admin.delete(one)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  test("what one does not see is not there: another's own, a foreign organization's, another role's", async () => {
    const hidden = await save();
    const one = `${path}/${hidden.id}`;
    for (const desk of [colleague, admin, world.desks.supplier, world.desks.faultHandler])
      for (const answer of [
        await desk.patch<Answered>(one, { name: "x" }, first),
        await desk.delete<Answered>(one),
        await desk.post<Answered>(`${one}/pin`, {}),
        await desk.delete<Answered>(`${one}/pin`),
      ])
        expect([answer.status, answer.body.code]).toEqual([404, "NOT_FOUND"]);
    expect(await list()).toHaveLength(1);
  });

  test("a change made from an older version is refused", async () => {
    const saved = await save();
    const one = `${path}/${saved.id}`;
    expect((await own.patch<Answered>(one, { shared: true }, first)).body.version).toBe(2);
    const stale = await own.patch<Answered>(one, { name: "Vanha" }, first);
    expect([stale.status, stale.body.code]).toEqual([412, "STALE_VERSION"]);
    expect((await list())[0]).toMatchObject({ name: fields.name, shared: true });
  });

  test("of two changes at once one is made and the other is told", async () => {
    const one = `${path}/${(await save()).id}`;
    const answers = await Promise.all(
      [{ shared: true }, { name: "Toinen" }].map((body) => own.patch(one, body, first)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });
});

test("a user keeps a hundred and pins ten, and not one more when asked at once", async () => {
  const { perUser, pinned } = savedSearchLimits;
  const answers = await Promise.all(
    Array.from({ length: perUser + 5 }, (_, index) => own.post<Answered>(path, { ...fields, name: `Haku ${index}` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(perUser);
  expect(answers.find(({ status }) => status === 422)?.body.errors?.[0]?.code).toBe("TOO_MANY_SAVED");
  const pins = await Promise.all(
    (await list()).slice(0, pinned + 3).map(({ id }) => own.post<Refused>(`${path}/${id}/pin`, {})),
  );
  expect(pins.filter(({ status }) => status === 204)).toHaveLength(pinned);
  expect(pins.find(({ status }) => status === 422)?.body.errors?.[0]?.code).toBe("TOO_MANY_PINNED");
});

test("pinned ones are each user's own, and count what they find now", async () => {
  const { db } = world;
  const shared = await save({ shared: true, pinned: true });
  const old = await save({ name: "Vanha", criteria: { createdFrom: "2026-11-01" } });
  await own.post(`${path}/${old.id}/pin`, {});
  await db
    .updateTable("saved_searches")
    .set({ criteria: JSON.stringify({ createdFrom: "2001-01-01" }) })
    .where("id", "=", old.id)
    .execute();
  const counts = async (desk: Desk) => (await desk.get<object[]>(`${path}/counts`)).body;
  expect(await counts(own)).toEqual([
    { id: shared.id, count: 0 },
    { id: old.id, count: null },
  ]);
  expect(await counts(colleague)).toEqual([]);
  await colleague.post(`${path}/${shared.id}/pin`, {});
  const found = { ...formOf("Order"), customerName: "Öljymäki" };
  await makeDocument(db, world, { type: "Order", fields: found });
  await makeDocument(db, world, { type: "Inquiry", fields: found });
  expect(await counts(colleague)).toEqual([{ id: shared.id, count: 1 }]);
  for (let n = 0; n < 105; n += 1) await makeDocument(db, world, { type: "Order", fields: found });
  expect(await counts(colleague)).toEqual([{ id: shared.id, count: savedSearchLimits.counted }]);
  await own.patch(`${path}/${shared.id}`, { shared: false }, first);
  expect(await counts(colleague)).toEqual([]);
  expect((await own.delete(`${path}/${shared.id}/pin`)).status).toBe(204);
  expect(await counts(own)).toEqual([{ id: old.id, count: null }]);
});

const hour = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** Each way to narrow a list by a press, and an order that it alone finds. */
const quick: [Criteria, (ids: { user: string }) => object][] = [
  [{ mine: true }, ({ user }) => ({ subscriber_user_id: user })],
  [{ unassigned: true }, () => ({ subscriber_user_id: null })],
  [{ waiting: true }, () => ({ waiting_for_subscriber_since: fromNow(-1) })],
  [{ due: ["late"] }, () => ({ promised_at: fromNow(-1) })],
  [{ due: ["late", "today"] }, () => ({ promised_at: fromNow(-2) })],
  [{ unread: true }, () => ({})],
  [{ own: true }, () => ({})],
];

test("every way to narrow a list by a press is told here", () => {
  const told = new Set(quick.flatMap(([criteria]) => Object.keys(criteria)));
  expect(quickCriterionNames.filter((name) => !told.has(name))).toEqual([]);
});

test.each(quick)("a view of %j is kept, and counts what the list of its reader holds", async (narrowed, columnsOf) => {
  const { db } = world;
  const pair = await addPair(world.portal);
  const parent = await makeParent(db, pair.subscriber);
  const deskOf = async () =>
    createDesk(world.portal, await makeUser(db, { roles: [[parent, "SUBSCRIBER"]] }), parent, "SUBSCRIBER");
  const [reader, other] = [await deskOf(), await deskOf()];
  const ofParent = { ...pair, subscriber: parent };
  const others = { subscriber_user_id: other.userId, promised_at: fromNow(100) };
  await makeDocument(db, pair, { type: "Order", ...others });
  await makeDocument(db, ofParent, { type: "Order", state: "READY", ...others, archived: true });
  if (!narrowed.own) await makeDocument(db, ofParent, { type: "Order", ...others });
  const found = await makeDocument(db, ofParent, { type: "Order", ...others, ...columnsOf({ user: reader.userId }) });
  const messages = narrowed.unread ? [{ subject: "Avain", content: "Missä?" }] : [];
  for (const message of messages) await pair.desks.supplier.post(`/events/${found.id}/internal-messages`, message);

  const criteria: Criteria = { type: ["Order"], archived: false, ...narrowed };
  const sent = { name: "Näkymä", criteria: writeCriteria(criteria), columns: [], sort: null, pinned: true };
  const kept = (await reader.post<Answered>(path, sent)).body;
  expect(readCriteria(kept.criteria)).toEqual(criteria);
  const where = listWhere(narrowed, { ...reader, now: new Date() });
  const rows = await reader.get<{ id: number }[]>(`/orders?filter=${encodeURIComponent(JSON.stringify({ where }))}`);
  expect(rows.body.map(({ id }) => id)).toEqual([found.id]);
  expect((await reader.get(`${path}/counts`)).body).toEqual([{ id: kept.id, count: 1 }]);
});
