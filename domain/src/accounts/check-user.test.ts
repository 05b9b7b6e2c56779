import { describe, expect, it } from "vitest";
import { organizationRoles } from "../organizations/roles.ts";
import { checkAddedPhone } from "../values/check-phone.ts";
import { checkBelonging, checkUser, mayBeOrganizationAdmin } from "./check-user.ts";
import type { UserFields } from "./check-user.ts";

const user: UserFields = {
  firstName: "Maija",
  lastName: "Mäkelä",
  emailAddress: "maija@runko.example",
  phoneNumber: ["040 1234567", "050 1234567"],
  jobTitle: "",
  groupAccount: false,
  disabled: false,
};
const found = (change: Partial<UserFields>) => checkUser({ ...user, ...change }).map(({ path, code }) => [path, code]);

describe("checkUser", () => {
  it.each<[Partial<UserFields>, [string, string][]]>([
    [{}, []],
    [{ phoneNumber: [] }, []],
    [
      { firstName: "", lastName: " " },
      [
        ["firstName", "REQUIRED"],
        ["lastName", "REQUIRED"],
      ],
    ],
    [{ groupAccount: true, firstName: "" }, []],
    [{ jobTitle: "x".repeat(256) }, [["jobTitle", "TOO_LONG"]]],
    [{ jobTitle: "a\0" }, [["jobTitle", "INVALID_VALUE"]]],
    [{ emailAddress: `${"a".repeat(46)}@x.fi` }, [["emailAddress", "EMAIL_TOO_LONG"]]],
    [{ phoneNumber: ["040 1234567", "soita"] }, [["phoneNumber.1", "INVALID_PHONE"]]],
    [{ phoneNumber: ["040 1234567", "040 1234567"] }, [["phoneNumber.1", "DUPLICATE"]]],
    [{ phoneNumber: Array.from({ length: 11 }, () => "040 1") }, [["phoneNumber", "TOO_MANY"]]],
  ])("%j", (change, issues) => expect(found(change)).toEqual(issues));
});

it("a user belongs to an organization, but for the product admin", () => {
  expect(checkBelonging(null, [], "roles")).toEqual([{ path: "roles", code: "REQUIRED" }]);
  expect(checkBelonging(null, ["SUBSCRIBER"], "roles")).toEqual([]);
  expect(checkBelonging("RUNKO_ADMIN", [], "roles")).toEqual([]);
});

it("a phone is added one at a time", () => {
  expect(checkAddedPhone(" ", [])).toBe("REQUIRED");
  expect(checkAddedPhone("040 1234567", user.phoneNumber)).toBe("DUPLICATE");
  expect(checkAddedPhone("09 7654321", user.phoneNumber)).toBeNull();
});

it("an organization's admin can log in and holds an admin role", () => {
  expect(organizationRoles.filter((role) => mayBeOrganizationAdmin(user, [role]))).toEqual([
    "SUBSCRIBER_ADMIN",
    "SUPPLIER_ADMIN",
  ]);
  expect(mayBeOrganizationAdmin({ ...user, disabled: true }, organizationRoles)).toBe(false);
  expect(mayBeOrganizationAdmin({ ...user, groupAccount: true }, organizationRoles)).toBe(false);
});
