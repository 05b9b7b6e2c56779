import { afterAll, beforeAll, expect, test } from "vitest";
import type { ManagedUser } from "../../src/accounts/user-entity.ts";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
let own: TestOrganization;
let elsewhere: TestOrganization;
let admin: Caller;
let productAdmin: Caller;

beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  own = await makeOrganization(db);
  elsewhere = await makeOrganization(db);
  admin = await portal.signInAs(
    await makeUser(db, {
      first_name: "Aino",
      last_name: "Aalto",
      roles: [
        [own, "SUBSCRIBER_ADMIN"],
        [own, "SUPPLIER_ADMIN"],
      ],
    }),
  );
  productAdmin = await portal.signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN" }));
});
afterAll(() => portal.close());

type Answered = ManagedUser & ProblemBody & { changedBy?: string; changedAt?: string };
type Role = ManagedUser["organizationRoles"][number]["role"];

const makeColleague = () => makeUser(portal.db, { roles: [[own, "SUBSCRIBER"]] });
const read = (caller: Caller, id: string) => caller.get<ManagedUser>(`/organizations/${own.id}/users/${id}`);
const give = (caller: Caller, id: string, version: string, roles: Role[]) =>
  caller.patch<Answered>(
    `/users/${id}`,
    { organizationRoles: roles.map((role) => ({ organizationId: own.id, role })) },
    { "if-match": version },
  );
const rolesOf = async (id: string) => (await read(admin, id)).body.organizationRoles.map(({ role }) => role).toSorted();

test("two admins on one user: no role vanishes, and the second is told (acceptance-control C5, F5)", async () => {
  const { id } = await makeColleague();
  const [first, second] = [await read(admin, id), await read(productAdmin, id)];
  expect(first.headers["etag"]).toBe(`"${first.body.version}"`);
  expect(second.body.version).toBe(first.body.version);
  const done = await give(admin, id, `"${first.body.version}"`, ["SUBSCRIBER", "ERROR_HANDLER"]);
  expect([done.status, done.headers["etag"]]).toEqual([200, `"${done.body.version}"`]);
  const late = await give(productAdmin, id, `"${second.body.version}"`, ["SUBSCRIBER", "SUPPLIER"]);
  expect([late.status, late.body.code, late.body.changedBy]).toEqual([412, "STALE_VERSION", "Aino Aalto"]);
  expect(late.body.detail).toMatch(/^Aino Aalto tallensi muutoksen \d.* klo \d\d\.\d\d\./);
  expect(late.body.version).toBe(done.body.version);
  expect(await rolesOf(id)).toEqual(["ERROR_HANDLER", "SUBSCRIBER"]);
  await give(productAdmin, id, `"${done.body.version}"`, ["SUBSCRIBER", "ERROR_HANDLER", "SUPPLIER"]);
  expect(await rolesOf(id)).toEqual(["ERROR_HANDLER", "SUBSCRIBER", "SUPPLIER"]);
});

test("of four at the same moment one wins", async () => {
  const { id } = await makeColleague();
  const { version } = (await read(admin, id)).body;
  const roles: Role[] = ["SUPPLIER", "ERROR_HANDLER", "SUPPLIER_ADMIN", "SUBSCRIBER_ADMIN"];
  const race = roles.map((role) => give(productAdmin, id, `"${version}"`, ["SUBSCRIBER", role]));
  expect((await Promise.all(race)).map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
});

test.each(["users", "organizations"])("the version is demanded of changes through %s, and * is any", async (door) => {
  const { id } = await makeColleague();
  const path = door === "users" ? `/users/${id}` : `/organizations/${own.id}/users/${id}`;
  const ask = async (headers?: Record<string, string>) => {
    const { status, body } = await admin.patch<ProblemBody>(path, { jobTitle: "Johtaja" }, headers);
    return `${status} ${body.code}`;
  };
  expect([await ask(), await ask({ "if-match": '"1"' }), await ask({ "if-match": "*" })]).toEqual([
    "428 VERSION_REQUIRED",
    "412 STALE_VERSION",
    "200 undefined",
  ]);
});

test("what becomes of a user elsewhere is not told by the version", async () => {
  const user = await makeUser(portal.db, {
    roles: [
      [own, "SUBSCRIBER"],
      [elsewhere, "SUBSCRIBER"],
    ],
  });
  const { version } = (await read(admin, user.id)).body;
  await productAdmin.change(`/organizations/${elsewhere.id}/users/${user.id}`, { roles: ["SUBSCRIBER", "SUPPLIER"] });
  expect((await read(admin, user.id)).body.version).toBe(version);
});

test("what the users have changed themselves is theirs, not the last admin's", async () => {
  const user = await makeUser(portal.db, { first_name: "Oma", last_name: "Muutos", roles: [[own, "SUBSCRIBER"]] });
  const { version } = (await read(admin, user.id)).body;
  await admin.change(`/users/${user.id}`, { jobTitle: "Johtaja" });
  portal.clock.pass(60_000);
  await (await portal.signInAs(user)).patch("/users/me", { phoneNumber: ["040 7654321"] });
  const late = await give(productAdmin, user.id, `"${version}"`, ["SUBSCRIBER", "SUPPLIER"]);
  expect([late.status, late.body.changedBy]).toEqual([412, "Oma Muutos"]);
});
