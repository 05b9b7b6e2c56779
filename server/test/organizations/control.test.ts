import { organizationRoles } from "@runko/domain/organizations/roles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makePair } from "../builders/make-pair.ts";
import { makeUser } from "../builders/make-user.ts";
import { nextNumber } from "../builders/next-number.ts";

type Organization = { id: string; name: string } & Record<string, unknown>;

let portal: TestApp;
let productAdmin: Caller;
let parent: TestOrganization;
let parentAdmin: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  parent = await makeOrganization(db, { roles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN", "ERROR_HANDLER"] });
  productAdmin = await portal.signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN" }));
  parentAdmin = await portal.signInAs(await makeUser(db, { roles: [[parent, "SUBSCRIBER_ADMIN"]] }));
});
afterAll(() => portal.close());

const admin = () => ({
  firstName: "Aino",
  lastName: "Aalto",
  emailAddress: `yllapito${nextNumber()}@test.runko.example`,
});
const problemOf = ({ status, body }: { status: number; body: ProblemBody }) =>
  body.errors ? body.errors.map(({ path, code }) => `${path} ${code}`) : `${status} ${body.code}`;
const logOf = (subjectId: string) =>
  portal.db
    .selectFrom("admin_log")
    .select(["organization_id", "subject", "action", "changes"])
    .where("subject_id", "=", subjectId)
    .orderBy("id")
    .execute();

describe("a new organization", () => {
  test("comes with its roles and an admin", async () => {
    const input = {
      name: "Uusi Operaattori Oy",
      businessId: "1234567-1",
      organizationRoles: ["SUPPLIER_ADMIN", "SUPPLIER"],
      eventTypeRights: ["Order"],
      activeEventTypes: ["Order"],
      backboneOperator: true,
      admin: admin(),
    };
    const { status, body } = await productAdmin.post<Organization>("/organizations", input);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: input.name,
      businessId: "1234567-1",
      backboneOperator: true,
      parentOrganizationId: null,
      organizationRoles: ["SUPPLIER", "SUPPLIER_ADMIN"],
      admin: { name: "Aino Aalto" },
    });
    const own = await (
      await portal.signInAs({ id: String(body["adminUserId"]) })
    ).get<{ organizationRoles: object[] }>("/users/me");
    expect(own.body.organizationRoles).toMatchObject([{ organizationId: body.id, role: "SUPPLIER_ADMIN" }]);
    expect(await logOf(body.id)).toMatchObject([
      { organization_id: body.id, subject: "organization", action: "created" },
    ]);
  });

  test("below another has roles out of its own, and may be led by one who is there", async () => {
    const leader = await makeUser(portal.db, { roles: [[parent, "SUBSCRIBER"]] });
    const path = `/organizations/${parent.id}/organizations`;
    const input = { name: "Lapsi Oy", organizationRoles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"], adminUserId: leader.id };
    const { status, body } = await parentAdmin.post<Organization>(path, input);
    expect(status).toBe(201);
    expect(body).toMatchObject({ parentOrganizationId: parent.id, adminUserId: leader.id });
    const { body: user } = await parentAdmin.get<Organization>(`/organizations/${body.id}/users/${leader.id}`);
    expect(user["organizationRoles"]).toMatchObject(
      [
        { organizationId: body.id, role: "SUBSCRIBER_ADMIN" },
        { organizationId: parent.id, role: "SUBSCRIBER" },
      ].toSorted((one, other) => Number(one.organizationId === parent.id) - Number(other.organizationId === parent.id)),
    );
    const greedy = { ...input, organizationRoles: ["SUBSCRIBER_ADMIN", "SUPPLIER"] };
    expect(problemOf(await parentAdmin.post<ProblemBody>(path, greedy))).toEqual([
      "organizationRoles.1 ROLE_NOT_AVAILABLE",
    ]);
    const featured = { ...input, backboneOperator: true };
    expect((await parentAdmin.post(path, featured)).status).toBe(400);
  });

  test.each([
    [{ name: " " }, ["name REQUIRED"]],
    [{ businessId: "1234567-2" }, ["businessId INVALID_BUSINESS_ID"]],
    [{ organizationRoles: [] }, ["organizationRoles REQUIRED"]],
    [{ organizationRoles: ["SUPPLIER"] }, ["organizationRoles ADMIN_ROLE_REQUIRED"]],
    [{ activeEventTypes: ["Order", "Fault"] }, ["activeEventTypes FAULT_HANDLER_REQUIRED"]],
    [{ admin: undefined }, ["admin REQUIRED"]],
    [{ admin: { firstName: "Aino" } }, ["admin.lastName REQUIRED", "admin.emailAddress REQUIRED"]],
    [
      { parentOrganizationId: "00000000-0000-7000-8000-000000000000" },
      ["parentOrganizationId ORGANIZATION_NOT_AVAILABLE"],
    ],
    [{ admin: undefined, adminUserId: "00000000-0000-7000-8000-000000000000" }, ["adminUserId USER_NOT_AVAILABLE"]],
  ])("with %j is refused and leaves nothing behind", async (more, issues) => {
    const name = `Jää tekemättä ${nextNumber()}`;
    const input = { name, organizationRoles: ["SUBSCRIBER_ADMIN"], admin: admin(), ...more };
    expect(problemOf(await productAdmin.post<ProblemBody>("/organizations", input))).toEqual(issues);
    expect(await portal.db.selectFrom("organizations").select("id").where("name", "=", name).execute()).toEqual([]);
  });

  test("is not made with the e-mail of another user", async () => {
    const { emailAddress } = await makeUser(portal.db);
    const input = { name: "Ei synny", organizationRoles: ["SUBSCRIBER_ADMIN"], admin: { ...admin(), emailAddress } };
    expect(problemOf(await productAdmin.post<ProblemBody>("/organizations", input))).toEqual([
      "admin.emailAddress EMAIL_IN_USE",
    ]);
    expect(await portal.db.selectFrom("organizations").select("id").where("name", "=", "Ei synny").execute()).toEqual(
      [],
    );
  });
});

describe("a change of an organization", () => {
  test("writes the given fields alone, and tells old and new", async () => {
    const child = await makeOrganization(portal.db, { parent_organization_id: parent.id, active_event_types: [] });
    const patch = {
      contactInfo: "Soita 09 123",
      minimumNormalDeliveryDays: 5,
      activeEventTypes: ["Order"],
    };
    const { status, body } = await parentAdmin.change<Organization>(`/organizations/${child.id}`, patch);
    expect([status, body["contactInfo"], body["minimumNormalDeliveryDays"]]).toEqual([200, "Soita 09 123", 5]);
    const [row] = await logOf(child.id);
    expect(row?.changes).toEqual([
      { field: "contactInfo", before: "", after: "Soita 09 123" },
      { field: "activeEventTypes", before: [], after: ["Order"] },
      { field: "minimumNormalDeliveryDays", before: 10, after: 5 },
    ]);
  });

  test("is refused when another has changed it since it was read, and tells who and when", async () => {
    const { id } = await makeOrganization(portal.db, { parent_organization_id: parent.id });
    const read = await parentAdmin.get<Organization>(`/organizations/${id}`);
    expect([read.headers["etag"], read.body["version"]]).toEqual(['"1"', 1]);
    const patch = (contactInfo: string, etag: string) =>
      parentAdmin.patch<Organization & ProblemBody>(`/organizations/${id}`, { contactInfo }, { "if-match": etag });
    const first = await patch("ensin", '"1"');
    expect([first.status, first.headers["etag"], first.body["version"]]).toEqual([200, '"2"', 2]);
    const second = await patch("toisena", '"1"');
    expect([second.status, second.body.code, second.body["version"]]).toEqual([412, "STALE_VERSION", 2]);
    expect(second.body.detail).toMatch(/ tallensi muutoksen \d.* klo \d\d\.\d\d\./);
    expect((await patch("toisena", '"2"')).body["contactInfo"]).toBe("toisena");
    const same = await parentAdmin.change<Organization>(`/organizations/${id}`, {});
    expect(same.body["version"]).toBe(3);
    const moved = await productAdmin.change<Organization>(`/organizations/${id}`, { parentOrganizationId: null });
    expect(moved.body["version"]).toBe(4);
    await patch("yhä sen alla", '"4"').then(({ status }) => expect(status).toBe(404));
    const texts = ["a", "b", "c", "d"];
    const race = texts.map((contactInfo) =>
      productAdmin.patch(`/organizations/${id}`, { contactInfo }, { "if-match": '"4"' }),
    );
    expect((await Promise.all(race)).map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
  });

  test("sets limits of its own within the portal's, and takes them back", async () => {
    const { id } = await makeOrganization(portal.db, { parent_organization_id: parent.id });
    const bounds = (await parentAdmin.get("/setting-bounds")).body;
    expect(bounds).toEqual({
      editLockMinutes: { min: 5, max: 60 },
      retentionDays: { min: 180, max: 1825 },
      secondFactorRequired: false,
    });
    const patch = (body: object) => parentAdmin.change<Organization & ProblemBody>(`/organizations/${id}`, body);
    const set = await patch({ editLockMinutes: 15, retentionDays: 365 });
    expect(set.body).toMatchObject({ editLockMinutes: 15, retentionDays: 365 });
    expect((await logOf(id))[0]?.changes).toEqual([
      { field: "editLockMinutes", before: null, after: 15 },
      { field: "retentionDays", before: null, after: 365 },
    ]);
    expect(problemOf(await patch({ editLockMinutes: 4, retentionDays: 1826 }))).toEqual([
      "editLockMinutes NUMBER_TOO_SMALL",
      "retentionDays NUMBER_TOO_LARGE",
    ]);
    expect(problemOf(await patch({ editLockMinutes: 61 }))).toEqual(["editLockMinutes NUMBER_TOO_LARGE"]);
    const unset = await patch({ editLockMinutes: null, retentionDays: null });
    expect(unset.body).toMatchObject({ editLockMinutes: null, retentionDays: null });
  });

  test("leaves the features to the product admin (D-24)", async () => {
    for (const field of ["backboneOperator", "publicSupplier", "multiproduct"]) {
      const patch = { [field]: true, contactInfo: "ei tallennu" };
      const answer = await parentAdmin.change<ProblemBody>(`/organizations/${parent.id}`, patch);
      expect(problemOf(answer)).toEqual([`${field} NOT_WRITABLE`]);
      expect(
        (await productAdmin.change<Organization>(`/organizations/${parent.id}`, { [field]: true })).body[field],
      ).toBe(true);
    }
    const { body } = await productAdmin.get<Organization>(`/organizations/${parent.id}`);
    expect(body["contactInfo"]).toBe("");
  });

  test.each([{ id: "0198a000-0000-7000-8000-000000000000" }, { children: [] }])("%j is malformed", async (patch) => {
    expect((await productAdmin.change(`/organizations/${parent.id}`, patch)).status).toBe(400);
  });

  test("names an admin who can log in and holds an admin role there", async () => {
    const { db } = portal;
    const organization = await makeOrganization(db);
    const roles = [[organization, "SUPPLIER_ADMIN"]] as const;
    const wrong = [
      await makeUser(db, { roles: [[organization, "SUPPLIER"]] }),
      await makeUser(db, { roles, disabled: true }),
      await makeUser(db, { roles, group_account: true }),
      await makeUser(db, { roles: [[parent, "SUBSCRIBER_ADMIN"]] }),
    ];
    const name = (adminUserId: string | null) =>
      productAdmin.change<ProblemBody>(`/organizations/${organization.id}`, { adminUserId });
    for (const { id } of wrong) expect(problemOf(await name(id))).toEqual(["adminUserId NOT_AN_ADMIN"]);
    expect(problemOf(await name(null))).toEqual(["adminUserId REQUIRED"]);
    const right = await makeUser(db, { roles });
    expect((await name(right.id)).body).toMatchObject({ adminUserId: right.id });
  });

  test("takes faults in only with a fault handler (D-9d)", async () => {
    const organization = await makeOrganization(portal.db, { active_event_types: [] });
    const path = `/organizations/${organization.id}`;
    const activate = () => productAdmin.change<ProblemBody>(path, { activeEventTypes: ["Order", "Fault"] });
    expect(problemOf(await activate())).toEqual(["activeEventTypes FAULT_HANDLER_REQUIRED"]);
    await makeUser(portal.db, { roles: [[organization, "ERROR_HANDLER"]] });
    expect((await activate()).status).toBe(200);
  });
});

describe("the roles of an organization", () => {
  test("are set as a whole, and one that somebody holds stays", async () => {
    const { db } = portal;
    const organization = await makeOrganization(db, { roles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN", "SUPPLIER"] });
    const child = await makeOrganization(db, { parent_organization_id: organization.id, roles: ["SUPPLIER"] });
    await makeUser(db, { first_name: "Ville", last_name: "Virta", roles: [[organization, "SUBSCRIBER"]] });
    const set = (...roles: string[]) =>
      productAdmin.post<ProblemBody>(`/organizations/${organization.id}/organization-roles`, {
        organizationRoles: roles,
      });
    const held = await set("SUBSCRIBER_ADMIN", "SUPPLIER");
    expect([held.status, held.body.code, held.body.detail]).toEqual([409, "ROLE_IN_USE", "Ville Virta"]);
    expect((await set("SUBSCRIBER", "SUBSCRIBER_ADMIN")).body.detail).toBe(child.name);
    const { body } = await set("SUPPLIER_ADMIN", "SUBSCRIBER", "SUPPLIER");
    expect(body).toEqual(
      ["SUBSCRIBER", "SUPPLIER", "SUPPLIER_ADMIN"].map((role) => ({ organizationId: organization.id, role })),
    );
    expect(problemOf(await set("SUPPLIER"))).toEqual(["organizationRoles ADMIN_ROLE_REQUIRED"]);
    const ofChild = { organizationRoles: ["ERROR_HANDLER", "SUPPLIER_ADMIN"] };
    const answer = await productAdmin.post<ProblemBody>(`/organizations/${child.id}/organization-roles`, ofChild);
    expect(problemOf(answer)).toEqual(["organizationRoles.1 ROLE_NOT_AVAILABLE"]);
    expect(await logOf(organization.id)).toMatchObject([{ subject: "organizationRoles", action: "changed" }]);
  });

  test("are told of the organizations that are seen", async () => {
    const { body } = await parentAdmin.get<{ organizationId: string; role: string }[]>(
      "/organization-roles?limit=1000",
    );
    expect(body.some(({ organizationId }) => organizationId === parent.id)).toBe(true);
    const all = await productAdmin.get("/organization-roles?limit=1");
    expect(Number(all.headers["x-total-count"])).toBeGreaterThan(body.length);
  });
});

describe("a deletion", () => {
  const remove = (caller: Caller, { id }: { id: string }) => caller.delete<ProblemBody>(`/organizations/${id}`);

  test("waits until users, children and documents are gone, and tells who is in the way", async () => {
    const { db } = portal;
    const organization = await makeOrganization(db, { parent_organization_id: parent.id });
    const user = await makeUser(db, { first_name: "Ville", last_name: "Virta", roles: [[organization, "SUPPLIER"]] });
    const withUser = await remove(parentAdmin, organization);
    expect(withUser.body).toMatchObject({
      code: "ORGANIZATION_HAS_USERS",
      detail: "Ville Virta",
      inTheWay: [{ id: user.id, name: "Ville Virta" }],
    });
    await productAdmin.delete(`/organizations/${organization.id}/users/${user.id}`);
    const child = await makeOrganization(db, { parent_organization_id: organization.id });
    expect((await remove(parentAdmin, organization)).body).toMatchObject({
      code: "ORGANIZATION_HAS_CHILDREN",
      detail: child.name,
    });
    expect((await remove(parentAdmin, child)).status).toBe(204);
    expect((await remove(parentAdmin, organization)).status).toBe(204);
    expect((await productAdmin.get(`/organizations/${organization.id}`)).status).toBe(404);
    expect(await logOf(organization.id)).toMatchObject([{ organization_id: parent.id, action: "deleted" }]);
  });

  test("is refused of one that documents name", async () => {
    const pair = await makePair(portal.db);
    await makeDocument(portal.db, pair, { type: "Order" });
    await portal.db.deleteFrom("user_organization_roles").where("organization_id", "=", pair.subscriber.id).execute();
    expect(problemOf(await remove(productAdmin, pair.subscriber))).toBe("409 ORGANIZATION_IN_USE");
    const roles = await portal.db
      .selectFrom("organization_role_grants")
      .select("role")
      .where("organization_id", "=", pair.subscriber.id)
      .execute();
    expect(roles).toHaveLength(organizationRoles.length);
  });

  test("and a new user at the same moment: one of them wins, and nobody is lost", async () => {
    for (let round = 0; round < 5; round++) {
      const organization = await makeOrganization(portal.db);
      const path = `/organizations/${organization.id}`;
      const [made, gone] = await Promise.all([
        productAdmin.post<Organization>(`${path}/users`, { ...admin(), roles: ["SUBSCRIBER_ADMIN"] }),
        productAdmin.delete(path),
      ]);
      expect([made.status === 201, gone.status === 204]).toContain(true);
      expect(made.status === 201 && gone.status === 204).toBe(false);
    }
  });
});

describe("an organization is one of its kind (acceptance F11, D-54)", () => {
  test("so nobody makes or renames one to another's name or Y-tunnus, case and spaces aside", async () => {
    const name = `Ainoa Verkko ${nextNumber()}`;
    const input = { organizationRoles: ["SUBSCRIBER_ADMIN"], name, businessId: "0112038-9" };
    const make = (more: object) =>
      productAdmin.post<Organization & ProblemBody>("/organizations", { ...input, admin: admin(), ...more });
    expect((await make({})).status).toBe(201);
    expect(problemOf(await make({ name: `  ${name.toUpperCase().replace(" ", "   ")}`, businessId: null }))).toEqual([
      "name NAME_IN_USE",
    ]);
    const other = `Toinen ${nextNumber()}`;
    expect(problemOf(await make({ name: other }))).toEqual(["businessId BUSINESS_ID_IN_USE"]);
    const { body } = await make({ name: other, businessId: null });
    const rename = (patch: object) => productAdmin.change<ProblemBody>(`/organizations/${body.id}`, patch);
    expect(problemOf(await rename({ name }))).toEqual(["name NAME_IN_USE"]);
    expect(problemOf(await rename({ businessId: " 0112038-9 " }))).toEqual(["businessId BUSINESS_ID_IN_USE"]);
    expect((await rename({ name: other.toLowerCase() })).status).toBe(200);
  });

  test("and its own admin changes neither", async () => {
    const path = `/organizations/${parent.id}`;
    for (const [field, value] of [
      ["name", "Uusi nimi"],
      ["businessId", null],
    ] as const)
      expect(problemOf(await parentAdmin.change<ProblemBody>(path, { [field]: value }))).toEqual([
        `${field} NOT_WRITABLE`,
      ]);
  });

  test("while those that shared one before the rule stay until they are changed", async () => {
    const name = `Kaksoset ${nextNumber()}`;
    await makeOrganization(portal.db, { name });
    const twin = await makeOrganization(portal.db, { name, name_shared: true });
    const change = (patch: object) => productAdmin.change<ProblemBody>(`/organizations/${twin.id}`, patch);
    expect((await change({ name, contactInfo: "Uusi" })).status).toBe(200);
    expect(problemOf(await change({ name: name.toUpperCase() }))).toEqual(["name NAME_IN_USE"]);
  });
});

test("a setting out of its bounds is told the true bound (acceptance F22)", async () => {
  const answer = await productAdmin.change<ProblemBody>(`/organizations/${parent.id}`, { editLockMinutes: 0 });
  expect(answer.body.errors).toMatchObject([{ path: "editLockMinutes", code: "NUMBER_TOO_SMALL" }]);
  expect(answer.body.errors?.[0]?.message).toContain("5");
});
