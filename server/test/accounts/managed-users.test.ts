import { userCategoriesOf, type UserCategory } from "@runko/domain/accounts/user-categories";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { nextNumber } from "../builders/next-number.ts";
import { makeUser } from "../builders/make-user.ts";
import type { ManagedUser } from "../../src/accounts/user-entity.ts";

let portal: TestApp;
let top: TestOrganization;
let child: TestOrganization;
let sibling: TestOrganization;
let foreign: TestOrganization;
let productAdmin: Caller;
let topAdmin: Caller;
let childAdmin: Caller;

beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  top = await makeOrganization(db, { name: "Ylin" });
  child = await makeOrganization(db, {
    name: "Lapsi",
    parent_organization_id: top.id,
    roles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"],
  });
  sibling = await makeOrganization(db, { name: "Sisar", parent_organization_id: top.id });
  foreign = await makeOrganization(db, { name: "Vieras" });
  productAdmin = await portal.signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN" }));
  topAdmin = await portal.signInAs(await makeUser(db, { roles: [[top, "SUBSCRIBER_ADMIN"]] }));
  childAdmin = await portal.signInAs(await makeUser(db, { roles: [[child, "SUBSCRIBER_ADMIN"]] }));
});
afterAll(() => portal.close());

const password = "kolmetoista merkkiä";
const email = () => `uusi${nextNumber()}@test.runko.example`;
const person = (more: object = {}) => ({
  firstName: "Aino",
  lastName: "Aalto",
  emailAddress: email(),
  phoneNumber: ["040 1234567"],
  ...more,
});
const query = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const idsOf = ({ body }: { body: ManagedUser[] }) => body.map(({ id }) => id);
const codesOf = ({ body }: { body: ProblemBody }) => (body.errors ?? []).map(({ path, code }) => `${path} ${code}`);
const codeOf = ({ status, body }: { status: number; body: ProblemBody }) => `${status} ${body.code}`;
const logOf = (subjectId: string) =>
  portal.db.selectFrom("admin_log").selectAll().where("subject_id", "=", subjectId).orderBy("id").execute();

describe("who is seen", () => {
  test("users of the own organization and all below it, of each only the roles there", async () => {
    const { db } = portal;
    const both = await makeUser(db, {
      roles: [
        [child, "SUBSCRIBER"],
        [foreign, "SUPPLIER"],
      ],
    });
    const own = await makeUser(db, { roles: [[sibling, "SUPPLIER"]] });
    const hidden = await makeUser(db, { roles: [[foreign, "SUPPLIER_ADMIN"]] });
    const seenBy = async (caller: Caller) =>
      (await caller.get<ManagedUser[]>(`/users${query({ where: { id: { inq: [both.id, own.id, hidden.id] } } })}`))
        .body;
    expect((await seenBy(topAdmin)).map(({ id }) => id).toSorted()).toEqual([both.id, own.id].toSorted());
    expect(await seenBy(childAdmin)).toMatchObject([
      {
        id: both.id,
        allowedActions: ["changeRoles", "takeOut"],
        organizationRoles: [{ organizationId: child.id, organizationName: "Lapsi", role: "SUBSCRIBER" }],
      },
    ]);
    expect(await seenBy(productAdmin)).toHaveLength(3);
    for (const path of [`/users/${own.id}`, `/organizations/${child.id}/users/${own.id}`])
      expect((await childAdmin.change(path, { firstName: "Toinen" })).status).toBe(404);
    const rest = `/user-organizations/${both.id}`;
    expect((await childAdmin.get(`/organizations/${child.id}${rest}`)).body).toEqual([
      {
        organizationId: child.id,
        organizationName: "Lapsi",
        roles: ["SUBSCRIBER"],
        organizationRoles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"],
      },
    ]);
    expect((await topAdmin.get(`/organizations/${sibling.id}${rest}`)).status).toBe(404);
  });

  test("nothing of other organizations is told by a condition", async () => {
    const user = await makeUser(portal.db, {
      roles: [
        [child, "SUBSCRIBER"],
        [foreign, "SUPPLIER_ADMIN"],
      ],
    });
    const admins = `/users${query({ where: { id: user.id, admin: true } })}`;
    expect((await childAdmin.get<ManagedUser[]>(admins)).body).toEqual([]);
    expect(idsOf(await productAdmin.get<ManagedUser[]>(admins))).toEqual([user.id]);
  });

  test("the filter knows the categories as the domain tells them (D-23)", async () => {
    const { db } = portal;
    await makeUser(db);
    await makeUser(db, { group_account: true, roles: [[foreign, "SUPPLIER"]] });
    const { body } = await productAdmin.get<ManagedUser[]>("/users?limit=1000");
    const wheres: Record<UserCategory, object> = {
      ORPHAN: { orphan: true },
      GROUP: { groupAccount: true },
      ADMIN: { admin: true },
      RUNKO_ADMIN: { globalRole: "RUNKO_ADMIN" },
    };
    for (const [category, where] of Object.entries(wheres) as [UserCategory, object][]) {
      const expected = body.filter((user) => userCategoriesOf(user).includes(category)).map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(0);
      expect(idsOf(await productAdmin.get<ManagedUser[]>(`/users${query({ where, limit: 1000 })}`))).toEqual(expected);
    }
    expect(idsOf(await topAdmin.get<ManagedUser[]>(`/users${query({ where: { orphan: true } })}`))).toEqual([]);
  });

  test("a page of one organization, by name in Finnish order, with the full count", async () => {
    const organization = await makeOrganization(portal.db);
    for (const last_name of ["Öhman", "Zeta", "Åström"])
      await makeUser(portal.db, { last_name, roles: [[organization, "SUBSCRIBER"]] });
    const path = `/organizations/${organization.id}/users`;
    const answer = await productAdmin.get<ManagedUser[]>(`${path}?limit=2`);
    expect(answer.body.map(({ lastName }) => lastName)).toEqual(["Zeta", "Åström"]);
    expect(answer.headers["x-total-count"]).toBe("3");
    const found = await productAdmin.get<ManagedUser[]>(`${path}${query({ where: { name: { ilike: "%öhm%" } } })}`);
    expect(found.body.map(({ lastName }) => lastName)).toEqual(["Öhman"]);
    expect((await productAdmin.get(`${path}${query({ where: { passwordHash: "x" } })}`)).status).toBe(400);
  });
});

describe("a new user", () => {
  test("has no password until the mailed link sets one, and is told of in the logs (D-45)", async () => {
    const asked = person({ roles: ["SUBSCRIBER"] });
    const { status, body } = await childAdmin.post<ManagedUser>(`/organizations/${child.id}/users`, asked);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      firstName: "Aino",
      phoneNumber: ["040 1234567"],
      hasPassword: false,
      lastLoginAt: null,
      refusedActions: [
        { action: "resetSecondFactor", code: "NO_SECOND_FACTOR" },
        { action: "unlinkProvider", code: "NO_PROVIDER_LINK" },
      ],
      organizationRoles: [{ organizationId: child.id, role: "SUBSCRIBER" }],
    });
    const [row, ...more] = await logOf(body.id);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      organization_id: child.id,
      subject: "user",
      action: "created",
      subject_name: "Aino Aalto",
    });
    expect(row?.changes).toEqual(expect.arrayContaining([{ field: "roles", before: [], after: ["SUBSCRIBER"] }]));
    const security = await portal.db
      .selectFrom("security_log")
      .selectAll()
      .where("event", "=", "adminChange")
      .where("organization_id", "=", child.id)
      .execute();
    expect(security.some(({ details }) => (details as { subjectId?: string }).subjectId === body.id)).toBe(true);
  });

  test("belongs to several organizations at once", async () => {
    const organizationRoles = [
      { organizationId: child.id, role: "SUBSCRIBER" },
      { organizationId: sibling.id, role: "SUBSCRIBER" },
    ];
    const { status, body } = await topAdmin.post<ManagedUser>("/users", person({ organizationRoles }));
    expect(status).toBe(201);
    expect(body.organizationRoles).toHaveLength(2);
    expect((await logOf(body.id)).map(({ organization_id }) => organization_id).toSorted()).toEqual(
      [child.id, sibling.id].toSorted(),
    );
  });

  test.each([
    [{ organizationRoles: [] }, "organizationRoles REQUIRED"],
    [{ organizationRoles: undefined }, "organizationRoles REQUIRED"],
    [{ firstName: " " }, "firstName REQUIRED"],
    [{ emailAddress: `${"a".repeat(46)}@x.fi` }, "emailAddress EMAIL_TOO_LONG"],
    [{ phoneNumber: ["soita"] }, "phoneNumber.0 INVALID_PHONE"],
  ])("%j is refused", async (more, issue) => {
    const organizationRoles = [{ organizationId: child.id, role: "SUBSCRIBER" }];
    const answer = await topAdmin.post<ProblemBody>("/users", person({ organizationRoles, ...more }));
    expect([answer.status, codesOf(answer)]).toEqual([422, [issue]]);
  });

  test("gets no role that the organization has not, nor one of an organization that is not administered", async () => {
    const ask = (organizationId: string, role: string) =>
      childAdmin.post<ProblemBody>("/users", person({ organizationRoles: [{ organizationId, role }] }));
    expect(codesOf(await ask(child.id, "SUPPLIER"))).toEqual(["organizationRoles.0.role ROLE_NOT_AVAILABLE"]);
    const refused = "organizationRoles.0.role ORGANIZATION_NOT_AVAILABLE";
    for (const { id } of [top, sibling, foreign]) expect(codesOf(await ask(id, "SUBSCRIBER"))).toEqual([refused]);
    const none = await ask("00000000-0000-7000-8000-000000000000", "SUBSCRIBER");
    expect(codesOf(none)).toEqual([refused]);
    expect((await ask(child.id, "RUNKO_ADMIN")).status).toBe(400);
  });

  test("takes an e-mail that nobody has, whatever its case", async () => {
    const other = await makeUser(portal.db, { roles: [[child, "SUBSCRIBER"]] });
    const asked = person({ emailAddress: other.emailAddress.toUpperCase(), roles: ["SUBSCRIBER"] });
    const answer = await childAdmin.post<ProblemBody>(`/organizations/${child.id}/users`, asked);
    expect(codesOf(answer)).toEqual(["emailAddress EMAIL_IN_USE"]);
  });

  test.each([
    { globalRole: "RUNKO_ADMIN" },
    { id: "0198a000-0000-7000-8000-000000000000" },
    { passwordHash: "x" },
    { allowedActions: ["delete"] },
    { password },
  ])("%j is malformed", async (more) => {
    const before = await portal.db.selectFrom("users").select("id").execute();
    const asked = person({ roles: ["SUBSCRIBER"], ...more });
    expect((await productAdmin.post(`/organizations/${child.id}/users`, asked)).status).toBe(400);
    expect(await portal.db.selectFrom("users").select("id").execute()).toHaveLength(before.length);
  });
});

describe("a change", () => {
  const makeMember = async (more: Parameters<typeof makeUser>[1] = {}) =>
    makeUser(portal.db, { password, roles: [[child, "SUBSCRIBER"]], ...more });

  test("writes the given fields alone, and tells old and new", async () => {
    const user = await makeMember();
    const { body } = await childAdmin.change<ManagedUser>(`/users/${user.id}`, {
      firstName: " Aino ",
      jobTitle: "Myyjä",
    });
    expect(body).toMatchObject({ firstName: "Aino", jobTitle: "Myyjä", emailAddress: user.emailAddress });
    expect((await logOf(user.id)).map(({ changes }) => changes)).toEqual([
      [
        { field: "firstName", before: "Maija", after: "Aino" },
        { field: "jobTitle", before: "", after: "Myyjä" },
      ],
    ]);
    await childAdmin.change(`/users/${user.id}`, { firstName: "Aino" });
    expect(await logOf(user.id)).toHaveLength(1);
  });

  test("a role that is lost is lost from the next request (R20)", async () => {
    const user = await makeMember({ roles: [[child, "SUBSCRIBER", "SUBSCRIBER_ADMIN"]] });
    const caller = await portal.signInAs(user);
    const orders = `/organizations/${child.id}/roles/SUBSCRIBER/orders`;
    expect((await caller.get(orders)).status).toBe(200);
    await childAdmin.change(`/organizations/${child.id}/users/${user.id}`, { roles: ["SUBSCRIBER_ADMIN"] });
    expect((await caller.get(orders)).status).toBe(403);
  });

  test("disabling ends the sessions, and enabling does not bring them back (R20)", async () => {
    const user = await makeMember();
    const caller = await portal.signInAs(user);
    expect((await childAdmin.change(`/users/${user.id}`, { disabled: true })).status).toBe(200);
    expect((await caller.get("/users/me")).status).toBe(401);
    const login = () => portal.anonymous.post("/users/login", { username: user.emailAddress, password });
    expect((await login()).status).toBe(401);
    expect((await childAdmin.change(`/users/${user.id}`, { disabled: false })).status).toBe(200);
    expect((await caller.get("/users/me")).status).toBe(401);
    expect((await login()).status).toBe(200);
  });

  test("chooses nobody's password (security F6, D-45)", async () => {
    const user = await makeMember();
    const chosen = { password: "neljätoista merkkiä" };
    for (const caller of [childAdmin, productAdmin]) {
      expect((await caller.change(`/users/${user.id}`, chosen)).status).toBe(400);
      expect((await caller.change(`/organizations/${child.id}/users/${user.id}`, chosen)).status).toBe(400);
    }
    const login = async (word: string) =>
      (await portal.anonymous.post("/users/login", { username: user.emailAddress, password: word })).status;
    expect([await login(password), await login(chosen.password)]).toEqual([200, 401]);
  });

  test("a group account no longer logs in", async () => {
    const user = await makeMember();
    const { body } = await childAdmin.change<ManagedUser>(`/users/${user.id}`, { groupAccount: true });
    expect(body).toMatchObject({ groupAccount: true, hasPassword: false });
    const login = await portal.anonymous.post("/users/login", { username: user.emailAddress, password });
    expect(login.status).toBe(401);
  });

  test("of one who belongs to other organizations too takes roles alone", async () => {
    const user = await makeMember({
      roles: [
        [child, "SUBSCRIBER"],
        [foreign, "SUPPLIER"],
      ],
    });
    const ask = (caller: Caller, patch: object) => caller.change<ProblemBody>(`/users/${user.id}`, patch);
    for (const patch of [{ emailAddress: email() }, { disabled: true }])
      expect(codeOf(await ask(childAdmin, patch))).toBe("403 USER_BELONGS_ELSEWHERE");
    expect(codeOf(await childAdmin.delete<ProblemBody>(`/users/${user.id}`))).toBe("403 USER_BELONGS_ELSEWHERE");
    const organizationRoles = [{ organizationId: child.id, role: "SUBSCRIBER_ADMIN" }];
    expect((await ask(childAdmin, { organizationRoles })).status).toBe(200);
    const { body } = await ask(productAdmin, { firstName: "Aino" });
    expect(body).toMatchObject({
      firstName: "Aino",
      organizationRoles: [
        { organizationId: child.id, role: "SUBSCRIBER_ADMIN" },
        { organizationId: foreign.id, role: "SUPPLIER" },
      ],
    });
  });

  test("of the product admin is the product admin's", async () => {
    const user = await makeMember({ global_role: "RUNKO_ADMIN" });
    const answer = await childAdmin.change<ProblemBody>(`/users/${user.id}`, { emailAddress: email() });
    expect(codeOf(answer)).toBe("403 USER_BELONGS_ELSEWHERE");
  });

  test("leaves nobody without an organization", async () => {
    const user = await makeMember();
    const answers = [
      await childAdmin.change<ProblemBody>(`/users/${user.id}`, { organizationRoles: [] }),
      await childAdmin.change<ProblemBody>(`/organizations/${child.id}/users/${user.id}`, { roles: [] }),
    ];
    expect(answers.map(codesOf)).toEqual([["organizationRoles REQUIRED"], ["roles REQUIRED"]]);
  });

  test("does not take the admin away from an organization", async () => {
    const organization = await makeOrganization(portal.db);
    const user = await makeMember({ roles: [[organization, "SUBSCRIBER_ADMIN", "SUBSCRIBER"]] });
    await makeMember({ roles: [[organization, "SUBSCRIBER"]] });
    await portal.db
      .updateTable("organizations")
      .set({ admin_user_id: user.id })
      .where("id", "=", organization.id)
      .execute();
    const path = `/organizations/${organization.id}/users/${user.id}`;
    const answers = [
      await productAdmin.change<ProblemBody>(path, { disabled: true }),
      await productAdmin.change<ProblemBody>(path, { groupAccount: true }),
      await productAdmin.change<ProblemBody>(path, { roles: ["SUBSCRIBER"] }),
      await productAdmin.delete<ProblemBody>(path),
      await productAdmin.delete<ProblemBody>(`/users/${user.id}`),
    ];
    expect(answers.map(codeOf)).toEqual(Array.from({ length: 5 }, () => "409 USER_IS_ORGANIZATION_ADMIN"));
    expect(answers[0]?.body).toMatchObject({ organizations: [{ id: organization.id, name: organization.name }] });
    expect((await productAdmin.get<ManagedUser>(path)).body).toMatchObject({ disabled: false, groupAccount: false });
  });

  test("does not shut out the one who makes it", async () => {
    const user = await makeMember({ roles: [[child, "SUBSCRIBER_ADMIN"]] });
    const caller = await portal.signInAs(user);
    const answers = [
      await caller.change<ProblemBody>(`/users/${user.id}`, { disabled: true }),
      await caller.delete<ProblemBody>(`/users/${user.id}`),
      await caller.delete<ProblemBody>(`/organizations/${child.id}/users/${user.id}`),
    ];
    expect(answers.map(codeOf)).toEqual(Array.from({ length: 3 }, () => "409 OWN_ACCOUNT"));
  });
});

describe("who goes", () => {
  test("leaves one organization, is found as an orphan by the product admin, and is adopted", async () => {
    const user = await makeUser(portal.db, { roles: [[child, "SUBSCRIBER"]] });
    expect((await childAdmin.delete(`/organizations/${child.id}/users/${user.id}`)).status).toBe(204);
    expect((await childAdmin.get(`/organizations/${child.id}/users/${user.id}`)).status).toBe(404);
    const orphans = await productAdmin.get<ManagedUser[]>(`/users${query({ where: { orphan: true, id: user.id } })}`);
    expect(idsOf(orphans)).toEqual([user.id]);
    const organizationRoles = [{ organizationId: sibling.id, role: "SUPPLIER" }];
    expect((await productAdmin.change(`/users/${user.id}`, { organizationRoles })).status).toBe(200);
    expect((await topAdmin.get(`/organizations/${sibling.id}/users/${user.id}`)).status).toBe(200);
    expect((await logOf(user.id)).map((row) => [row.organization_id, row.changes])).toEqual([
      [child.id, [{ field: "roles", before: ["SUBSCRIBER"], after: [] }]],
      [sibling.id, [{ field: "roles", before: [], after: ["SUPPLIER"] }]],
    ]);
  });

  test("is deleted: gone from lists, shut out, the address free, the name still in the logs", async () => {
    const user = await makeUser(portal.db, { password, roles: [[child, "SUBSCRIBER"]] });
    const caller = await portal.signInAs(user);
    expect((await childAdmin.delete(`/users/${user.id}`)).status).toBe(204);
    expect((await caller.get("/users/me")).status).toBe(401);
    expect((await portal.anonymous.post("/users/login", { username: user.emailAddress, password })).status).toBe(401);
    expect((await productAdmin.get<ManagedUser[]>(`/users${query({ where: { id: user.id } })}`)).body).toEqual([]);
    expect((await productAdmin.change(`/users/${user.id}`, { disabled: false })).status).toBe(404);
    expect(await portal.db.selectFrom("users").selectAll().where("id", "=", user.id).execute()).toMatchObject([
      { first_name: "Maija", phone_numbers: [], password_hash: null, disabled: true },
    ]);
    const again = person({ emailAddress: user.emailAddress, roles: ["SUBSCRIBER"] });
    expect((await childAdmin.post(`/organizations/${child.id}/users`, again)).status).toBe(201);
    expect((await logOf(user.id)).map(({ action }) => action)).toEqual(["deleted"]);
  });
});
