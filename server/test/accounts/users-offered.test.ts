import { userActions, type UserAction, type UserRefusalCode } from "@runko/domain/accounts/user-actions";
import { rolesToGive } from "@runko/domain/organizations/allowed";
import type { OrganizationAction } from "@runko/domain/organizations/control-rights";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ManagedUser } from "../../src/accounts/user-entity.ts";
import type { Answer, Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser, type TestUser } from "../builders/make-user.ts";

let portal: TestApp;
let own: TestOrganization;
let foreign: TestOrganization;
let admin: TestUser;
let callers: Record<"subscriber admin" | "supplier admin" | "product admin", Caller>;
beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  own = await makeOrganization(db);
  foreign = await makeOrganization(db);
  admin = await makeUser(db, { roles: [[own, "SUBSCRIBER_ADMIN"]] });
  callers = {
    "subscriber admin": await portal.signInAs(admin),
    "supplier admin": await portal.signInAs(await makeUser(db, { roles: [[own, "SUPPLIER_ADMIN"]] })),
    "product admin": await portal.signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN" })),
  };
});
afterAll(() => portal.close());

async function withFactor(roles: NonNullable<Parameters<typeof makeUser>[1]>["roles"] = []) {
  const user = await makeUser(portal.db, { roles, password_hash: "x" });
  const at = portal.clock.now();
  const factor = { user_id: user.id, sealed_secret: "sealed", made_at: at, proven_at: at };
  await portal.db.insertInto("second_factors").values(factor).execute();
  return user;
}

async function opener(organization: TestOrganization) {
  const twin = await makeOrganization(portal.db, { sandbox: true, parent_organization_id: organization.id });
  return makeUser(portal.db, {
    roles: [
      [own, "SUBSCRIBER"],
      [twin, ...organizationRoles],
    ],
    password_hash: "x",
  });
}

async function linkedTo({ id }: TestOrganization) {
  const user = await makeUser(portal.db, { roles: [[own, "SUBSCRIBER"]] });
  const settings = { issuer: "https://op.example", client_id: "runko", sealed_secret: "", new_user_roles: [] };
  const flags = { enabled: true, makes_accounts: false, local_login: true };
  await portal.db
    .insertInto("identity_providers")
    .values({ organization_id: id, ...settings, ...flags })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await portal.db
    .insertInto("identity_provider_subjects")
    .values({ organization_id: id, subject: user.id, user_id: user.id, linked_at: portal.clock.now() })
    .execute();
  return user;
}

/** Made anew for each try, for some of them are deleted by it. */
const kinds = {
  "of the side": () => makeUser(portal.db, { roles: [[own, "SUBSCRIBER"]], password_hash: "x" }),
  "of both sides": () => makeUser(portal.db, { roles: [[own, "SUBSCRIBER", "SUPPLIER"]], password_hash: "x" }),
  "of another organization too": () =>
    makeUser(portal.db, {
      roles: [
        [own, "SUBSCRIBER"],
        [foreign, "SUBSCRIBER"],
      ],
      password_hash: "x",
    }),
  "who opened the sandbox": () => opener(own),
  "who opened another organization's sandbox": () => opener(foreign),
  disabled: () => makeUser(portal.db, { roles: [[own, "SUBSCRIBER"]], disabled: true, password_hash: "x" }),
  "with a second factor": () => withFactor([[own, "SUBSCRIBER"]]),
  "with a second factor, of another organization too": () =>
    withFactor([
      [own, "SUBSCRIBER"],
      [foreign, "SUBSCRIBER"],
    ]),
  "linked to the organization's provider": () => linkedTo(own),
  "linked to another's provider": () => linkedTo(foreign),
  "product admin": () =>
    makeUser(portal.db, { roles: [[own, "SUBSCRIBER"]], global_role: "RUNKO_ADMIN", password_hash: "x" }),
} satisfies Record<string, () => Promise<TestUser>>;

const codesOf = ({ body }: Answer<ProblemBody>): string[] =>
  body === undefined ? [] : [body.code, ...(body.errors ?? []).map(({ code }) => code)];

type Try = (caller: Caller, user: TestUser) => Promise<Answer<ProblemBody>>;

/** The calls that do what is offered; what is changed stays as it was, where it can. */
const tries: Partial<Record<UserAction, Try>> = {
  changeData: (caller, { id }) => caller.change(`/users/${id}`, { jobTitle: "" }),
  changeLogin: (caller, { id }) => caller.change(`/users/${id}`, { emailAddress: `${id}@test.runko.example` }),
  disable: (caller, { id }) => caller.change(`/users/${id}`, { disabled: true }),
  delete: (caller, { id }) => caller.delete(`/users/${id}`),
  resetSecondFactor: (caller, { id }) =>
    caller.post(`/users/${id}/second-factor/reset`, { currentPassword: "ei tämä" }),
  unlinkProvider: (caller, { id }) => caller.post(`/users/${id}/provider-link/removal`),
  mailLink: (caller, { emailAddress }) => caller.post(`/reset-password?email=${encodeURIComponent(emailAddress)}`),
};

const barring: ReadonlySet<string> = new Set([
  "OWN_ACCOUNT",
  "OWN_EMAIL",
  "OWN_ROLES",
  "USER_BELONGS_ELSEWHERE",
  "CANNOT_LOG_IN",
  "NO_SECOND_FACTOR",
  "NO_PROVIDER_LINK",
  "EMAIL_NOT_REGISTERED",
]);

async function read(caller: Caller, { id }: TestUser): Promise<ManagedUser | undefined> {
  const filter = encodeURIComponent(JSON.stringify({ where: { id } }));
  return (await caller.get<ManagedUser[]>(`/users?filter=${filter}`)).body[0];
}

describe("what is offered of a user is what is accepted", () => {
  test.each(Object.keys(tries) as UserAction[])("%s", async (action) => {
    const results: unknown[] = [];
    const offered: unknown[] = [];
    for (const [name, caller] of Object.entries(callers))
      for (const [kind, make] of Object.entries(kinds)) {
        const made = await make();
        const user = await read(caller, made);
        if (!user) continue;
        const answer = await tries[action]?.(caller, made);
        const barred = answer !== undefined && codesOf(answer).some((code) => barring.has(code));
        results.push([name, kind, !barred]);
        offered.push([name, kind, user.allowedActions.includes(action)]);
      }
    expect(results).toEqual(offered);
    expect(results.length).toBeGreaterThan(9);
  });

  test("a sandbox shields nobody from the administrators of its organization, another's does", async () => {
    const caller = callers["subscriber admin"];
    const maySet = async (organization: TestOrganization) =>
      (await read(caller, await opener(organization)))?.allowedActions.includes("disable");
    expect([await maySet(own), await maySet(foreign)]).toEqual([true, false]);
  });

  test("of the own account", async () => {
    const caller = callers["subscriber admin"];
    const refusals = (await read(caller, admin))?.refusedActions;
    const ownAccount: UserRefusalCode = "OWN_ACCOUNT";
    expect(refusals).toEqual([
      { action: "changeLogin", code: ownAccount },
      { action: "changeRoles", code: "OWN_ROLES" },
      { action: "takeOut", code: ownAccount },
      { action: "disable", code: ownAccount },
      { action: "delete", code: ownAccount },
      { action: "resetSecondFactor", code: ownAccount },
      { action: "unlinkProvider", code: ownAccount },
    ]);
    const answers = [
      await caller.change<ProblemBody>(`/users/${admin.id}`, { emailAddress: "toinen@test.runko.example" }),
      await caller.change<ProblemBody>(`/users/${admin.id}`, {
        organizationRoles: [{ organizationId: own.id, role: "SUBSCRIBER" }],
      }),
      await caller.delete<ProblemBody>(`/organizations/${own.id}/users/${admin.id}`),
      await caller.change<ProblemBody>(`/users/${admin.id}`, { disabled: true }),
      await caller.delete<ProblemBody>(`/users/${admin.id}`),
    ];
    expect(answers.map((answer) => codesOf(answer).at(-1))).toEqual([
      "OWN_EMAIL",
      "OWN_ROLES",
      "OWN_ACCOUNT",
      "OWN_ACCOUNT",
      "OWN_ACCOUNT",
    ]);
  });

  test("every action is allowed or refused with a reason, but the rights of a product admin to others", async () => {
    for (const [name, caller] of Object.entries(callers))
      for (const make of Object.values(kinds)) {
        const user = await read(caller, await make());
        const told = [...(user?.allowedActions ?? []), ...(user?.refusedActions ?? []).map(({ action }) => action)];
        const expected = userActions.filter((action) => name === "product admin" || action !== "setProductAdmin");
        expect(told.toSorted()).toEqual(expected.toSorted());
      }
  });

  test("the product admin gives the rights to who can log in", async () => {
    const admins = callers["product admin"];
    const refusalOf = async (more: object) =>
      (await read(admins, await makeUser(portal.db, { roles: [[own, "SUBSCRIBER"]], ...more })))?.refusedActions.find(
        ({ action }) => action === "setProductAdmin",
      )?.code;
    expect(await refusalOf({ password_hash: "x" })).toBeUndefined();
    expect(await refusalOf({})).toBe("CANNOT_LOG_IN");
    expect(await refusalOf({ password_hash: "x", disabled: true })).toBe("CANNOT_LOG_IN");
    expect(await refusalOf({ global_role: "RUNKO_ADMIN", disabled: true })).toBeUndefined();
  });
});

test("the roles that are given are those that the organization's actions say (D-45)", async () => {
  for (const [name, caller] of Object.entries(callers)) {
    const { body } = await caller.get<{ allowedActions: OrganizationAction[] }>(`/organizations/${own.id}`);
    const offered = rolesToGive(body.allowedActions);
    for (const role of organizationRoles) {
      const user = {
        firstName: "Aino",
        lastName: "Uusi",
        emailAddress: `${name.replaceAll(" ", "-")}-${role.toLowerCase()}@test.runko.example`,
        organizationRoles: [{ organizationId: own.id, role }],
      };
      const answer = await caller.post<ProblemBody>("/users", user);
      const barred = answer.status !== 201 && codesOf(answer).includes("ROLE_NOT_YOURS_TO_GIVE");
      expect([name, role, !barred]).toEqual([name, role, offered.includes(role)]);
    }
  }
});
