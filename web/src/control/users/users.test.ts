import { describe, expect, test } from "vitest";
import type { ManagedUser } from "../entities.ts";
import { filterOf } from "./user-filter.ts";
import {
  emptyUser,
  fieldOfPath,
  patchOf,
  rebaseUser,
  rolesByOrganization,
  userChanges,
  userErrors,
  valuesOf,
  type UserValues,
} from "./user-values.ts";
import { usersAddress } from "./users-url.ts";

const read = (query: string) => usersAddress.read(new URLSearchParams(query));

describe("the address of the list of users", () => {
  test("is read and written alike, what is as usual left out", () => {
    const query = "src=o&category=GROUP&role=SUPPLIER&login=never&q=tuula&sort=-name&page=2&size=75";
    expect(usersAddress.write(read(query)).toString()).toBe(query);
    expect(usersAddress.write(read("")).toString()).toBe("");
    expect(read("category=MUU&role=KUKA&login=usein&sort=id&page=x&size=7")).toEqual(read(""));
  });

  test("becomes a filter in which every word is in the name or the e-mail, its signs taken as they are", () => {
    expect(filterOf(read("category=ORPHAN&q=tuula %25&sort=-name&page=2"), 25)).toEqual({
      where: {
        and: [
          { orphan: true },
          { or: [{ name: { ilike: "%tuula%" } }, { emailAddress: { ilike: "%tuula%" } }] },
          { or: [{ name: { ilike: "%\\%%" } }, { emailAddress: { ilike: "%\\%%" } }] },
        ],
      },
      order: ["lastName DESC", "firstName DESC"],
      limit: 25,
      skip: 25,
    });
    expect(filterOf(read("role=SUPPLIER&login=never"), 25)).toMatchObject({
      where: { and: [{ "roles.SUPPLIER": true }, { lastLoginAt: null, groupAccount: false }] },
    });
    expect(filterOf(read("size=all&page=3"), 1000)).toEqual({ limit: 1000, skip: 0 });
  });
});

const user = {
  firstName: "Tuula",
  lastName: "Kymäläinen",
  emailAddress: "tuula@kymijoki.example",
  jobTitle: "",
  phoneNumber: ["+358401234567"],
  groupAccount: false,
  globalRole: null,
  organizationRoles: [
    { organizationId: "a", organizationName: "A Oy", role: "SUBSCRIBER" },
    { organizationId: "b", organizationName: "B Oy", role: "SUPPLIER" },
    { organizationId: "a", organizationName: "A Oy", role: "SUBSCRIBER_ADMIN" },
  ],
} as ManagedUser;
const before = valuesOf(user);
const nameOf = (id: string) => `${id.toUpperCase()} Oy`;

describe("the form of a user", () => {
  test("holds the roles organization by organization", () => {
    expect(rolesByOrganization(user).map(({ organizationName, roles }) => [organizationName, roles])).toEqual([
      ["A Oy", ["SUBSCRIBER", "SUBSCRIBER_ADMIN"]],
      ["B Oy", ["SUPPLIER"]],
    ]);
    expect(emptyUser("a").organizations).toEqual([{ organizationId: "a", roles: [] }]);
    expect(emptyUser(undefined).organizations).toEqual([]);
  });

  test("sends what has changed alone, and tells it in its words", () => {
    expect(patchOf(before, { ...before, firstName: " Tuula " })).toEqual({});
    const after = {
      ...before,
      jobTitle: "Johtaja",
      organizations: [{ organizationId: "a", roles: ["SUBSCRIBER" as const] }],
    };
    expect(patchOf(before, after)).toEqual({
      jobTitle: "Johtaja",
      organizationRoles: [{ organizationId: "a", role: "SUBSCRIBER" }],
    });
    expect(userChanges(before, after, nameOf).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      "Tehtävänimike: Johtaja",
      "Roolit, A Oy: poistetaan Tilaajan ylläpitäjä",
      "Roolit, B Oy: poistetaan Toimittaja",
    ]);
  });

  test("has the rules' words at its fields, and the server's", () => {
    expect(Object.keys(userErrors(before, before, user))).toEqual([]);
    expect(Object.keys(userErrors({ ...before, lastName: "", emailAddress: "x" }, before, user)).toSorted()).toEqual([
      "emailAddress",
      "lastName",
    ]);
    const nobodys = { ...before, organizations: [] };
    expect(Object.keys(userErrors(nobodys, emptyUser(undefined), undefined))).toEqual(["organizations"]);
    expect(fieldOfPath("organizationRoles.2.role", before)).toBe("organizations.1.roles");
    expect(fieldOfPath("organizationRoles", before)).toBe("organizations");
    expect(fieldOfPath("phoneNumber.1", before)).toBe("phoneNumber");
    expect(fieldOfPath("disabled", before)).toBeUndefined();
  });
});

test("of two administrators' roles both stay, and what one took is taken (acceptance-control C5)", () => {
  const of = (...organizations: UserValues["organizations"]) => ({ ...emptyUser(undefined), organizations });
  const opened = of({ organizationId: "o", roles: ["SUPPLIER", "SUBSCRIBER"] });
  const typed = of({ organizationId: "o", roles: ["SUPPLIER", "SUPPLIER_ADMIN"] }, { organizationId: "p", roles: [] });
  const fresh = of({ organizationId: "o", roles: ["SUPPLIER", "SUBSCRIBER", "ERROR_HANDLER"] });
  expect(rebaseUser(opened, typed, fresh)).toEqual(
    of(
      { organizationId: "o", roles: ["SUPPLIER", "ERROR_HANDLER", "SUPPLIER_ADMIN"] },
      { organizationId: "p", roles: [] },
    ),
  );
});
