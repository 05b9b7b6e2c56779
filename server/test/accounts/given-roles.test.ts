import { texts } from "@runko/domain/texts/texts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ManagedUser } from "../../src/accounts/user-entity.ts";
import { mailSchema } from "../../src/platform/mail/mail.ts";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { nextNumber } from "../builders/next-number.ts";

type Made = Awaited<ReturnType<typeof makeUser>>;
type Role = ManagedUser["organizationRoles"][number]["role"];

const all: Role[] = ["SUBSCRIBER", "SUBSCRIBER_ADMIN", "SUPPLIER", "SUPPLIER_ADMIN", "ERROR_HANDLER"];
const sides = {
  SUBSCRIBER_ADMIN: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"],
  SUPPLIER_ADMIN: ["SUPPLIER", "SUPPLIER_ADMIN", "ERROR_HANDLER"],
} as const;

let portal: TestApp;
let parent: TestOrganization;
let organization: TestOrganization;
let colleague: Made;
let admins: Record<keyof typeof sides, { user: Made; caller: Caller }>;
let productAdmin: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  productAdmin = await portal.signInAs(await makeUser(portal.db, { global_role: "RUNKO_ADMIN" }));
});
beforeEach(async () => {
  const { db } = portal;
  parent = await makeOrganization(db);
  organization = await makeOrganization(db, {
    parent_organization_id: parent.id,
    event_type_rights: ["Order", "Fault"],
  });
  colleague = await makeUser(db, { roles: [[organization, "SUBSCRIBER", "SUPPLIER"]] });
  const made = async (role: keyof typeof sides) => {
    const user = await makeUser(db, { roles: [[organization, role]] });
    return { user, caller: await portal.signInAs(user) };
  };
  admins = { SUBSCRIBER_ADMIN: await made("SUBSCRIBER_ADMIN"), SUPPLIER_ADMIN: await made("SUPPLIER_ADMIN") };
});
afterAll(() => portal.close());

const here = (roles: readonly Role[]) => roles.map((role) => ({ organizationId: organization.id, role }));
const give = (caller: Caller, user: { id: string }, roles: readonly Role[]) =>
  caller.change<ManagedUser & ProblemBody>(`/users/${user.id}`, { organizationRoles: here(roles) });
const codes = ({ body }: { body: ProblemBody }) => (body.errors ?? []).map(({ path, code }) => `${path} ${code}`);
const nameOf = async ({ id }: { id: string }) => {
  const { body } = await productAdmin.get<ManagedUser[]>(
    `/users?filter=${encodeURIComponent(JSON.stringify({ where: { id } }))}`,
  );
  return body.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join();
};
const mailsTo = async (address: string) => {
  const rows = await portal.db.selectFrom("outbox").select("payload").where("topic", "=", "mail").execute();
  return rows.map(({ payload }) => mailSchema.parse(payload)).filter(({ to }) => to === address);
};

describe.each(["SUBSCRIBER_ADMIN", "SUPPLIER_ADMIN"] as const)("a %s (security F6, D-45)", (side) => {
  const own = () => admins[side];
  const others = all.filter((role) => !sides[side].some((one) => one === role));

  test("gives and takes the roles of its own side alone", async () => {
    const held: Role[] = ["SUBSCRIBER", "SUPPLIER"];
    for (const role of all.filter((one) => !held.includes(one))) {
      const answer = await give(own().caller, colleague, [...held, role]);
      const refused = ["organizationRoles.2.role ROLE_NOT_YOURS_TO_GIVE"];
      expect([role, codes(answer)]).toEqual([role, others.includes(role) ? refused : []]);
      if (answer.status === 200) await give(own().caller, colleague, held);
    }
    const foreign: Role = side === "SUBSCRIBER_ADMIN" ? "SUPPLIER" : "SUBSCRIBER";
    const taken = await give(
      own().caller,
      colleague,
      held.filter((role) => role !== foreign),
    );
    expect(codes(taken)).toEqual(["organizationRoles ROLE_NOT_YOURS_TO_GIVE"]);
    expect((await give(own().caller, colleague, [foreign])).status).toBe(200);
  });

  test("gives itself nothing, and does not lose its own role by accident (F23)", async () => {
    const { user, caller } = own();
    for (const roles of [all, sides[side], [sides[side][0]]]) {
      expect(codes(await give(caller, user, roles))).toEqual(["organizationRoles OWN_ROLES"]);
      const asMember = await caller.change<ProblemBody>(`/organizations/${organization.id}/users/${user.id}`, {
        roles,
      });
      expect(codes(asMember)).toEqual(["roles OWN_ROLES"]);
    }
    expect((await caller.change(`/users/${user.id}`, { jobTitle: "Johtaja" })).status).toBe(200);
    expect((await give(caller, user, [side])).status).toBe(200);
  });

  test("makes no user of the other side, neither one by one nor by CSV", async () => {
    const [role = "SUPPLIER"] = others;
    const person = { firstName: "Aino", lastName: "Aalto", emailAddress: `uusi${nextNumber()}@test.runko.example` };
    const made = await own().caller.post<ProblemBody>("/users", { ...person, organizationRoles: here([role]) });
    expect(codes(made)).toEqual(["organizationRoles.0.role ROLE_NOT_YOURS_TO_GIVE"]);
    const csv = `Etunimi;Sukunimi;Sähköpostiosoite;Roolit\nAino;Aalto;${person.emailAddress};${texts.control.roles[role]}`;
    const imported = await own().caller.post<ProblemBody>(`/organizations/${organization.id}/users/import`, { csv });
    expect(codes(imported)).toEqual(["rows.2.roles ROLE_NOT_YOURS_TO_GIVE"]);
  });

  test("does not take over who has roles of the other side: no address, no disabling, no deletion, no way out", async () => {
    const { caller } = own();
    const path = `/users/${colleague.id}`;
    const answers = [
      await caller.change<ProblemBody>(path, { emailAddress: "kaapattu@test.runko.example" }),
      await caller.change<ProblemBody>(path, { disabled: true }),
      await caller.delete<ProblemBody>(path),
      await caller.delete<ProblemBody>(`/organizations/${organization.id}/users/${colleague.id}`),
      await caller.post<ProblemBody>(`/reset-password?email=${encodeURIComponent(colleague.emailAddress)}`),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      answers.map(() => "403 USER_BELONGS_ELSEWHERE"),
    );
  });
});

test("the product admin gives every role, and who administers both sides gives both", async () => {
  expect((await give(productAdmin, colleague, all)).status).toBe(200);
  const both = await portal.signInAs(
    await makeUser(portal.db, { roles: [[parent, "SUBSCRIBER_ADMIN", "SUPPLIER_ADMIN"]] }),
  );
  expect((await give(both, colleague, ["SUPPLIER_ADMIN", "SUBSCRIBER_ADMIN"])).status).toBe(200);
  expect((await both.change(`/users/${colleague.id}`, { disabled: true })).status).toBe(200);
});

test("an own user name is not changed past the current password", async () => {
  const { user, caller } = admins.SUBSCRIBER_ADMIN;
  const answer = await caller.change<ProblemBody>(`/users/${user.id}`, { emailAddress: "toinen@test.runko.example" });
  expect(codes(answer)).toEqual(["emailAddress OWN_EMAIL"]);
});

describe("a sub-organization", () => {
  const path = () => `/organizations/${organization.id}/organizations`;
  const made = (more: object) => ({
    name: `Lapsi ${nextNumber()}`,
    organizationRoles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"],
    admin: { firstName: "Aino", lastName: "Aalto", emailAddress: `uusi${nextNumber()}@test.runko.example` },
    ...more,
  });

  test("gets an admin of the maker's side alone, and never the maker (D-45)", async () => {
    const { user, caller } = admins.SUBSCRIBER_ADMIN;
    const self = await caller.post<ProblemBody>(path(), made({ admin: undefined, adminUserId: user.id }));
    expect(codes(self)).toEqual(["adminUserId USER_NOT_AVAILABLE"]);
    const supplier = await caller.post<ProblemBody>(
      path(),
      made({ organizationRoles: ["SUPPLIER", "SUPPLIER_ADMIN"] }),
    );
    expect(codes(supplier)).toEqual(["organizationRoles ROLE_NOT_YOURS_TO_GIVE"]);
    const { body } = await caller.post<{ id: string }>(path(), made({ organizationRoles: all }));
    const given = await portal.db
      .selectFrom("user_organization_roles")
      .select("role")
      .where("organization_id", "=", body.id)
      .execute();
    expect(given).toEqual([{ role: "SUBSCRIBER_ADMIN" }]);
  });

  test("may order what its parent may, at most", async () => {
    const { caller } = admins.SUBSCRIBER_ADMIN;
    const more = await caller.post<ProblemBody>(path(), made({ eventTypeRights: ["Order", "Inquiry"] }));
    expect(codes(more)).toEqual(["eventTypeRights EVENT_TYPES_WIDENED"]);
    const { body } = await caller.post<{ eventTypeRights: string[] }>(path(), made({}));
    expect(body.eventTypeRights).toEqual(["Order", "Fault"]);
  });
});

test("event type rights are widened by the product admin alone, and narrowed by the own admin (D-45)", async () => {
  const path = `/organizations/${organization.id}`;
  const widened = { eventTypeRights: ["Order", "Fault", "Inquiry"] };
  const { caller } = admins.SUBSCRIBER_ADMIN;
  expect(codes(await caller.change<ProblemBody>(path, widened))).toEqual(["eventTypeRights EVENT_TYPES_WIDENED"]);
  expect((await caller.change(path, { eventTypeRights: ["Order"] })).status).toBe(200);
  expect(codes(await caller.change<ProblemBody>(path, { eventTypeRights: ["Order", "Fault"] }))).toHaveLength(1);
  expect((await productAdmin.change(path, widened)).status).toBe(200);
});

describe("the owner of an account is told by mail (D-45, F21)", () => {
  test("of roles given and taken, by whom", async () => {
    const { user, caller } = admins.SUBSCRIBER_ADMIN;
    await give(caller, colleague, ["SUPPLIER", "SUBSCRIBER_ADMIN"]);
    const [mail, ...more] = await mailsTo(colleague.emailAddress);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`Uusi rooli: Tilaajan ylläpitäjä, ${organization.name}`);
    expect(mail?.text).toContain(`Rooli poistettu: Tilaaja, ${organization.name}`);
    expect(mail?.text).toContain(`Muutoksen teki ${await nameOf(user)}`);
  });

  test("of a new address at the old and the new one, of disabling, enabling and deletion", async () => {
    const path = `/users/${colleague.id}`;
    const emailAddress = `toinen${nextNumber()}@test.runko.example`;
    await productAdmin.change(path, { emailAddress });
    expect(await mailsTo(colleague.emailAddress)).toHaveLength(1);
    expect((await mailsTo(emailAddress))[0]?.text).toContain(`${colleague.emailAddress} → ${emailAddress}`);
    await productAdmin.change(path, { disabled: true });
    await productAdmin.change(path, { disabled: false });
    await productAdmin.delete(path);
    const told = (await mailsTo(emailAddress)).map(({ text }) => text).join();
    for (const line of ["Tunnus poistettu käytöstä", "Tunnus otettu takaisin käyttöön", "Tunnus poistettu\n"])
      expect(told).toContain(line);
  });

  test("not of what is neither role, address nor login, nor of a new account", async () => {
    await productAdmin.change(`/users/${colleague.id}`, { jobTitle: "Johtaja", phoneNumber: ["040 1234567"] });
    expect(await mailsTo(colleague.emailAddress)).toEqual([]);
    const emailAddress = `uusi${nextNumber()}@test.runko.example`;
    const person = { firstName: "Aino", lastName: "Aalto", emailAddress, organizationRoles: here(["SUBSCRIBER"]) };
    expect((await productAdmin.post("/users", person)).status).toBe(201);
    expect(await mailsTo(emailAddress)).toEqual([]);
  });
});

describe("that an address is in use (security F8, D-46)", () => {
  const person = (emailAddress: string) => ({ firstName: "Aino", lastName: "Aalto", emailAddress });

  test("is told to who administers that user, to others only that it cannot be, and few times", async () => {
    const stranger = await makeUser(portal.db);
    const { user, caller } = admins.SUBSCRIBER_ADMIN;
    const ask = (emailAddress: string) =>
      caller.post<ProblemBody>("/users", { ...person(emailAddress), organizationRoles: here(["SUBSCRIBER"]) });
    expect(codes(await ask(colleague.emailAddress))).toEqual(["emailAddress EMAIL_IN_USE"]);
    for (let tried = 0; tried < portal.config.loginAttempts; tried += 1)
      expect(codes(await ask(stranger.emailAddress))).toEqual(["emailAddress EMAIL_NOT_AVAILABLE"]);
    expect((await ask(stranger.emailAddress)).status).toBe(429);
    const tries = portal.db.selectFrom("security_log").select("id").where("event", "=", "addressesTried");
    expect(await tries.where("user_id", "=", user.id).execute()).toHaveLength(portal.config.loginAttempts + 1);
    const known = await productAdmin.post<ProblemBody>("/users", {
      ...person(stranger.emailAddress),
      organizationRoles: here(["SUBSCRIBER"]),
    });
    expect(codes(known)).toEqual(["emailAddress EMAIL_IN_USE"]);
  });

  test("is told no more often by a preview, which stands in the log, or by an import of many", async () => {
    const strangers = await Promise.all(Array.from({ length: 11 }, () => makeUser(portal.db)));
    const { user, caller } = admins.SUBSCRIBER_ADMIN;
    const rows = strangers.map(({ emailAddress }) => `Aino;Aalto;${emailAddress};Tilaaja`);
    const csv = ["Etunimi;Sukunimi;Sähköpostiosoite;Roolit", ...rows].join("\n");
    const path = `/organizations/${organization.id}/users/import`;
    expect((await caller.post(path, { csv, preview: true })).status).toBe(429);
    const previews = portal.db.selectFrom("security_log").select("details").where("event", "=", "importPreviewed");
    expect(await previews.where("user_id", "=", user.id).execute()).toMatchObject([{ details: { rows: 11 } }]);
    expect((await caller.post(path, { csv, preview: false })).status).toBe(429);
  });

  test("is not told to who takes it for themselves, and guesses are counted though the password is right", async () => {
    const password = "kolmetoista merkkiä";
    const stranger = await makeUser(portal.db);
    const user = await makeUser(portal.db, { password, roles: [[organization, "SUBSCRIBER"]] });
    const caller = await portal.signInAs(user);
    const ask = () =>
      caller.patch<ProblemBody>("/users/me", { emailAddress: stranger.emailAddress, currentPassword: password });
    expect(codes(await ask())).toEqual(["emailAddress EMAIL_NOT_AVAILABLE"]);
    for (let tried = 1; tried < portal.config.loginAttempts; tried += 1) await ask();
    expect((await ask()).status).toBe(429);
  });
});
