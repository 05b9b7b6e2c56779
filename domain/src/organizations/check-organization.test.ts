import { expect, it } from "vitest";
import { checkDateLimit, checkOrganizationInfo, checkRolesOfOrganization } from "./check-organization.ts";
import { organizationDataSchema } from "./organization-schema.ts";

const info = { name: "Operaattori Oy", businessId: "", contactInfo: "" };

it.each([
  [{}, []],
  [{ name: " " }, ["name REQUIRED"]],
  [{ name: "x".repeat(256) }, ["name TOO_LONG"]],
  [{ businessId: "1234567-2" }, ["businessId INVALID_BUSINESS_ID"]],
  [{ businessId: "123456-0" }, ["businessId INVALID_BUSINESS_ID"]],
  [{ businessId: "1234567-1" }, []],
  [{ contactInfo: "x".repeat(2001) }, ["contactInfo TOO_LONG"]],
])("%j of an organization is judged as the server judges it", (change, expected) => {
  const typed = { ...info, ...change };
  expect(checkOrganizationInfo(typed).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  const sent = { ...typed, businessId: typed.businessId === "" ? null : typed.businessId };
  expect(organizationDataSchema.partial().safeParse(sent).success).toBe(expected.length === 0);
});

it("its roles include one for an admin", () => {
  const told = { path: "organizationRoles" };
  expect(checkRolesOfOrganization([])).toEqual([{ ...told, code: "REQUIRED" }]);
  expect(checkRolesOfOrganization(["SUPPLIER"])).toEqual([{ ...told, code: "ADMIN_ROLE_REQUIRED" }]);
  expect(checkRolesOfOrganization(["SUPPLIER", "SUPPLIER_ADMIN"])).toEqual([]);
});

it.each([
  ["", "REQUIRED"],
  ["viisi", "INVALID_VALUE"],
  ["-1", "INVALID_VALUE"],
  ["1,5", "INVALID_VALUE"],
  ["251", "NUMBER_TOO_LARGE"],
  ["0", undefined],
  ["250", undefined],
  [" 14 ", undefined],
])("%j working days: %s", (typed, code) => {
  const codes = checkDateLimit("minimumNormalDeliveryDays", typed).map((issue) => issue.code);
  expect(codes).toEqual(code === undefined ? [] : [code]);
});
