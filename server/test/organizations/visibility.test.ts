import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeAddress } from "../builders/make-billing.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";

type Listed = { id: string; name: string } & Record<string, unknown>;

let portal: TestApp;
let top: TestOrganization;
let middle: TestOrganization;
let bottom: TestOrganization;
let foreign: TestOrganization;
let callers: Record<"top" | "middle" | "foreign" | "admin" | "orphan", Caller>;

beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  top = await makeOrganization(db, { name: "Äänekosken Verkko" });
  middle = await makeOrganization(db, { name: "Zeta Netti", parent_organization_id: top.id });
  bottom = await makeOrganization(db, {
    name: "Öljymäen Kuitu",
    parent_organization_id: middle.id,
    business_id: "1234567-1",
  });
  foreign = await makeOrganization(db, { name: "Åkers Tele" });
  const signIn = async (organization: TestOrganization) =>
    portal.signInAs(await makeUser(db, { roles: [[organization, "SUBSCRIBER", "SUPPLIER_ADMIN"]] }));
  callers = {
    top: await signIn(top),
    middle: await signIn(middle),
    foreign: await signIn(foreign),
    admin: await portal.signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN" })),
    orphan: await portal.signInAs(await makeUser(db)),
  };
});
afterAll(() => portal.close());

const list = async (caller: Caller, filter: object | string = {}) =>
  caller.get<Listed[]>(
    `/organizations?filter=${encodeURIComponent(typeof filter === "string" ? filter : JSON.stringify(filter))}`,
  );
const namesOf = ({ body }: { body: Listed[] }) => body.map(({ name }) => name);

describe("who sees which organizations (specification §6)", () => {
  test("own ones and all below them, in Finnish order, with the full count", async () => {
    const answer = await list(callers.top);
    expect(namesOf(answer)).toEqual(["Zeta Netti", "Äänekosken Verkko", "Öljymäen Kuitu"]);
    expect(answer.headers["x-total-count"]).toBe("3");
    expect(namesOf(await list(callers.middle))).toEqual(["Zeta Netti", "Öljymäen Kuitu"]);
    expect(namesOf(await list(callers.foreign))).toEqual(["Åkers Tele"]);
    expect(namesOf(await list(callers.orphan))).toEqual([]);
  });

  test("the product admin sees all", async () => {
    expect(namesOf(await list(callers.admin))).toEqual([
      "Zeta Netti",
      "Åkers Tele",
      "Äänekosken Verkko",
      "Öljymäen Kuitu",
    ]);
  });

  test("a page counts the whole", async () => {
    const answer = await list(callers.admin, { limit: 1, skip: 2, order: "name DESC" });
    expect(namesOf(answer)).toEqual(["Åkers Tele"]);
    expect(answer.headers["x-total-count"]).toBe("4");
  });

  test("each one opens to those that see it, at any depth", async () => {
    const opens = async (caller: Caller, { id }: TestOrganization) => (await caller.get(`/organizations/${id}`)).status;
    expect(await opens(callers.top, bottom)).toBe(200);
    expect(await opens(callers.top, foreign)).toBe(404);
    expect(await opens(callers.middle, top)).toBe(404);
    expect(await opens(callers.admin, foreign)).toBe(200);
    expect(await opens(callers.orphan, foreign)).toBe(404);
  });

  test("an id in capital letters is the same id", async () => {
    const answer = await callers.top.get<Listed>(`/organizations/${bottom.id.toUpperCase()}`);
    expect(answer).toMatchObject({ status: 200, body: { id: bottom.id } });
  });

  test("a circle of parents is no trouble", async () => {
    const one = await makeOrganization(portal.db);
    const other = await makeOrganization(portal.db, { parent_organization_id: one.id });
    await portal.db
      .updateTable("organizations")
      .set({ parent_organization_id: other.id })
      .where("id", "=", one.id)
      .execute();
    const caller = await portal.signInAs(await makeUser(portal.db, { roles: [[one, "SUBSCRIBER"]] }));
    expect((await list(caller)).body).toHaveLength(2);
    expect((await callers.foreign.get(`/organizations/${one.id}`)).status).toBe(404);
    expect((await caller.get<string[]>(`/organizations/${one.id}/descendantids`)).status).toBe(200);
  });
});

describe("what is told of one", () => {
  test("all its relations", async () => {
    await makeAddress(portal.db, bottom, { street_name: "Öljytie" });
    const { body } = await callers.top.get<Listed>(`/organizations/${bottom.id}`);
    expect(body).toMatchObject({
      name: "Öljymäen Kuitu",
      businessId: "1234567-1",
      parentOrganizationId: middle.id,
      parentOrganization: { id: middle.id, name: "Zeta Netti" },
      children: [],
      organizationRoles: ["ERROR_HANDLER", "SUBSCRIBER", "SUBSCRIBER_ADMIN", "SUPPLIER", "SUPPLIER_ADMIN"],
      billingAddress: { streetName: "Öljytie", postalCode: "33100" },
      minimumNormalDeliveryDays: 10,
      deliveryCheckDays: 14,
    });
    const { body: parent } = await callers.top.get<Listed>(`/organizations/${middle.id}`);
    expect(parent["children"]).toEqual([{ id: bottom.id, name: bottom.name }]);
  });

  test("descendants at every depth, itself left out", async () => {
    const { body } = await callers.top.get<string[]>(`/organizations/${top.id}/descendantids`);
    expect(body.toSorted()).toEqual([middle.id, bottom.id].toSorted());
    expect((await callers.top.get(`/organizations/${bottom.id}/descendantids`)).body).toEqual([]);
  });
});

describe("the filter", () => {
  test("finds among the ids, by name in any case, by parent", async () => {
    expect(namesOf(await list(callers.top, { where: { id: { inq: [bottom.id, foreign.id] } } }))).toEqual([
      bottom.name,
    ]);
    expect(namesOf(await list(callers.top, { where: { name: { ilike: "öLJY%" } } }))).toEqual([bottom.name]);
    expect(namesOf(await list(callers.top, { where: { parentOrganizationId: top.id } }))).toEqual([middle.name]);
  });

  test("includes relations, and of them the fields that are asked for", async () => {
    const include = [
      "organizationRoles",
      "billingAddress",
      { relation: "parentOrganization", scope: { fields: ["name"] } },
    ];
    const { body } = await list(callers.top, { where: { id: bottom.id }, include });
    expect(body[0]).toMatchObject({ organizationRoles: expect.arrayContaining(["SUPPLIER"]) });
    expect(body[0]?.["parentOrganization"]).toEqual({ name: middle.name });
    expect(body[0]).toHaveProperty("billingAddress");
    expect(body[0]).not.toHaveProperty("children");
  });

  test("chooses fields, and keeps what it includes", async () => {
    const filter = { where: { id: bottom.id }, fields: ["id", "name"], include: ["parentOrganization"] };
    expect((await list(callers.top, filter)).body).toEqual([
      { id: bottom.id, name: bottom.name, parentOrganization: { id: middle.id, name: middle.name } },
    ]);
  });

  test("in brackets, as LoopBack writes it", async () => {
    const query = `filter[order]=name%20ASC&filter[where][or][0][name]=${encodeURIComponent(top.name)}&filter[where][or][1][id]=${bottom.id}`;
    const answer = await callers.top.get<Listed[]>(`/organizations?${query}`);
    expect(namesOf(answer)).toEqual([top.name, bottom.name]);
  });

  test.each([
    { where: { passwordHash: "x" } },
    { where: { "parentOrganization.name": "x" } },
    { include: ["users"] },
    { include: [{ relation: "children", scope: { where: { id: "x" } } }] },
    { include: [{ relation: "children", scope: { include: ["children"] } }] },
    { order: "contactInfo ASC" },
    { limit: 1001 },
    "{",
  ])("%j is refused", async (filter) => {
    const { status, body } = await list(callers.top, filter);
    expect([status, (body as unknown as ProblemBody).code]).toEqual([400, "INVALID_FILTER"]);
  });

  test("a condition on what is not seen finds nothing and counts nothing", async () => {
    for (const where of [
      { id: foreign.id },
      { name: foreign.name },
      { or: [{ id: foreign.id }, { name: { like: "Åk%" } }] },
    ]) {
      const answer = await list(callers.top, { where });
      expect([answer.body, answer.headers["x-total-count"]]).toEqual([[], "0"]);
    }
  });
});
