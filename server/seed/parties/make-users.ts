import type { OrganizationRole, PathRole } from "@runko/domain/organizations/roles";
import { pathRoles } from "@runko/domain/organizations/roles";
import { pick } from "../chance/random.ts";
import { operatorSketches } from "../data/operators.ts";
import { groupAccountNames, jobTitles, secondJobs } from "../data/second-jobs.ts";
import { demoUsers } from "../demo-logins.ts";
import type { SeedRows } from "../seed-rows.ts";
import type { Operator, Person } from "../world.ts";
import { emailOf, makeNamer, makePhone, type Name } from "./make-people.ts";
import type { Making } from "./making.ts";

const isAdminRole = (role: OrganizationRole) => role === "SUBSCRIBER_ADMIN" || role === "SUPPLIER_ADMIN";

/** Roles of the members of staff in turn, the admin first. */
function rolesInTurn(operator: Operator, index: number): OrganizationRole[] {
  const held = operator.roles;
  if (index === 0) return held.filter((role) => role !== "ERROR_HANDLER");
  const turns: OrganizationRole[] = [];
  if (held.includes("SUPPLIER")) turns.push("SUPPLIER");
  if (held.includes("ERROR_HANDLER")) turns.push("ERROR_HANDLER");
  if (held.includes("SUBSCRIBER")) turns.push("SUBSCRIBER");
  const turn = turns[(index - 1) % turns.length];
  return turn ? [turn] : [];
}

/** That of the printed logins, and one that nobody knows for everybody else. */
export type PasswordHashes = { printed: string; unknown: string };

const printed: ReadonlySet<string> = new Set(demoUsers.map(({ emailAddress }) => emailAddress));

type Extra = { globalRole?: "RUNKO_ADMIN"; groupAccount?: true; disabled?: true; neverLoggedIn?: true };

/** Makes all users and gives the id of each operator's admin, by the operator's key. */
export function makeUsers(
  rows: SeedRows,
  making: Making,
  operators: readonly Operator[],
  passwords: PasswordHashes,
): ReadonlyMap<string, string> {
  const { random, madeAt } = making;
  const nextName = makeNamer(random);
  const byKey = new Map(operators.map((operator) => [operator.key, operator]));
  const adminIds = new Map<string, string>();

  const addUser = (name: Name, emailAddress: string, jobTitle: string, extra: Extra = {}): Person => {
    const person = { ...name, id: making.id(), emailAddress, jobTitle, phoneNumber: makePhone(random) };
    rows.add("users", {
      id: person.id,
      kind: "person",
      first_name: person.firstName,
      last_name: person.lastName,
      email_address: person.emailAddress,
      phone_numbers: [person.phoneNumber],
      job_title: jobTitle,
      global_role: extra.globalRole ?? null,
      group_account: extra.groupAccount ?? false,
      disabled: extra.disabled ?? false,
      password_hash:
        extra.groupAccount || extra.neverLoggedIn ? null : passwords[printed.has(emailAddress) ? "printed" : "unknown"],
      created_at: madeAt,
    });
    return person;
  };
  const give = (person: Person, operator: Operator, roles: readonly OrganizationRole[]): void => {
    rows.add(
      "user_organization_roles",
      ...roles.map((role) => ({ user_id: person.id, organization_id: operator.id, role })),
    );
  };
  const employ = (person: Person, operator: Operator, roles: readonly OrganizationRole[]): void => {
    give(person, operator, roles);
    if (roles.some(isAdminRole) && !adminIds.has(operator.key)) adminIds.set(operator.key, person.id);
    for (const role of pathRoles) if (roles.includes(role)) operator.staff[role].push(person);
  };

  for (const user of demoUsers) {
    const operator = byKey.get(user.operator);
    if (!operator) throw new Error(`The demo has no operator ${user.operator}.`);
    if (user.roles.includes("RUNKO_ADMIN")) {
      give(
        addUser(user, user.emailAddress, user.jobTitle, { globalRole: "RUNKO_ADMIN" }),
        operator,
        user.organizationRoles,
      );
    } else {
      employ(addUser(user, user.emailAddress, user.jobTitle), operator, user.organizationRoles);
    }
  }

  operatorSketches.forEach(({ key, staff, domain }) => {
    const operator = byKey.get(key);
    if (!operator) return;
    for (let index = 0; index < staff; index += 1) {
      const roles = rolesInTurn(operator, index);
      const name = nextName();
      employ(
        addUser(name, emailOf(name, domain), pick(random, jobTitles[roles.at(-1) ?? "SUBSCRIBER"])),
        operator,
        roles,
      );
    }
    if (staff < 3) return;
    const sells = operator.roles.includes("SUPPLIER");
    const groupName = { firstName: sells ? groupAccountNames.sells : groupAccountNames.buys, lastName: operator.name };
    const group = addUser(groupName, `${sells ? "toimitukset" : "tilaukset"}@${domain}.example`, "", {
      groupAccount: true,
    });
    give(group, operator, [sells ? "SUPPLIER" : "SUBSCRIBER"]);
  });

  for (const { operator: key, also, role } of secondJobs) {
    const [home, other] = [byKey.get(key), byKey.get(also)];
    if (!home || !other) throw new Error(`The demo has no operator ${key} or ${also}.`);
    const name = nextName();
    const person = addUser(name, emailOf(name, home.domain), pick(random, jobTitles[role]));
    const atHome: PathRole = home.roles.includes("SUPPLIER") ? "SUPPLIER" : "SUBSCRIBER";
    employ(person, home, [atHome]);
    employ(person, other, [role]);
  }

  addUsersWithoutWork(
    byKey,
    (extra, domain) => {
      const name = nextName();
      return addUser(name, emailOf(name, domain), pick(random, jobTitles.SUBSCRIBER), extra);
    },
    give,
  );
  return adminIds;
}

/** One who has left every organization, those whose login is closed, and those who have not chosen a password yet. */
function addUsersWithoutWork(
  byKey: ReadonlyMap<string, Operator>,
  add: (extra: Extra, domain: string) => Person,
  give: (person: Person, operator: Operator, roles: readonly OrganizationRole[]) => void,
): void {
  add({}, "kymijoenverkko");
  for (const [key, role, extra] of [
    ["kymijoki", "SUBSCRIBER", { disabled: true }],
    ["saimaa", "SUPPLIER", { disabled: true }],
    ["koria", "SUBSCRIBER", { neverLoggedIn: true }],
    ["pohjanlahti", "SUPPLIER", { neverLoggedIn: true }],
  ] as const) {
    const operator = byKey.get(key);
    if (operator) give(add(extra, operator.domain), operator, [role]);
  }
}
