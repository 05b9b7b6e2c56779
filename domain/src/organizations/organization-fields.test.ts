import { describe, expect, it } from "vitest";
import { issuesFromSchema } from "../values/issues-from-schema.ts";
import { mayControl, organizationActionsOf } from "./control-rights.ts";
import { changeableFields, mayChangeField } from "./organization-fields.ts";
import { organizationDataSchema, organizationRolesSchema } from "./organization-schema.ts";
import { organizationRoles } from "./roles.ts";
import type { OrganizationRole, UserForRights } from "./roles.ts";

const withRoles = (...roles: OrganizationRole[]): UserForRights => ({
  id: "user",
  globalRole: null,
  organizationRoles: roles.map((role) => ({ organizationId: "own", role })),
});
const productAdmin: UserForRights = { id: "admin", globalRole: "RUNKO_ADMIN", organizationRoles: [] };
const ofProductAdmin = new Set<string>([
  "name",
  "businessId",
  "backboneOperator",
  "publicSupplier",
  "multiproduct",
  "parentOrganizationId",
  "organizationRoles",
]);

describe("mayChangeField (D-24)", () => {
  it("leaves name, Y-tunnus (D-54), features, roles and the parent to the product admin, the rest to either admin", () => {
    for (const role of organizationRoles) {
      const may = changeableFields.filter((field) =>
        mayChangeField(organizationActionsOf(withRoles(role), ["child", "own"]), field),
      );
      const expected = role.endsWith("_ADMIN") ? changeableFields.filter((field) => !ofProductAdmin.has(field)) : [];
      expect(may).toEqual(expected);
    }
    expect(
      changeableFields.filter((field) => !mayChangeField(organizationActionsOf(productAdmin, ["any"]), field)),
    ).toEqual([]);
  });
});

it("an organization is deleted from above it", () => {
  const admin = withRoles("SUBSCRIBER_ADMIN");
  expect(mayControl(admin, ["child", "own"], "delete")).toBe(true);
  expect(mayControl(admin, ["own"], "delete")).toBe(false);
  expect(mayControl(admin, ["own", "parent"], "delete")).toBe(false);
  expect(mayControl(withRoles("SUBSCRIBER"), ["child", "own"], "delete")).toBe(false);
  expect(mayControl(productAdmin, ["own"], "delete")).toBe(true);
});

describe("what is written of an organization", () => {
  const schema = organizationDataSchema.partial();
  it.each([
    [{ name: " " }, "name REQUIRED"],
    [{ name: "x".repeat(256) }, "name TOO_LONG"],
    [{ businessId: "1234567-2" }, "businessId INVALID_BUSINESS_ID"],
    [{ contactInfo: "x".repeat(2001) }, "contactInfo TOO_LONG"],
    [{ minimumNormalDeliveryDays: -1 }, "minimumNormalDeliveryDays NUMBER_TOO_SMALL"],
    [{ minimumNormalDeliveryDays: 251 }, "minimumNormalDeliveryDays NUMBER_TOO_LARGE"],
    [{ deliveryCheckDays: 366 }, "deliveryCheckDays NUMBER_TOO_LARGE"],
    [{ answerDays: 366 }, "answerDays NUMBER_TOO_LARGE"],
  ])("%j is refused", (input, issue) => {
    const { error } = schema.safeParse(input);
    expect(issuesFromSchema(error?.issues ?? [], input).map(({ path, code }) => `${path} ${code}`)).toEqual([issue]);
  });

  it("is brought to its form", () => {
    expect(
      schema.parse({
        name: " Operaattori ",
        businessId: " 1234567–1 ",
        eventTypeRights: ["Order", "Inquiry", "Order"],
      }),
    ).toEqual({ name: "Operaattori", businessId: "1234567-1", eventTypeRights: ["Inquiry", "Order"] });
    expect(schema.parse({ businessId: null })).toEqual({ businessId: null });
    expect(organizationRolesSchema.parse(["SUPPLIER", "SUBSCRIBER", "SUPPLIER"])).toEqual(["SUBSCRIBER", "SUPPLIER"]);
    expect(organizationRolesSchema.safeParse([]).success).toBe(false);
  });
});
