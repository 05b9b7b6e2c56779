import { describe, expect, test } from "vitest";
import { documentTypes } from "../enumerations/document-types.ts";
import { checkCustomFields, customFieldsOf, type CustomFieldDefinition } from "./custom-fields.ts";

const field = (name: string, more: Partial<CustomFieldDefinition> = {}): CustomFieldDefinition => ({
  name,
  kind: "textField",
  required: false,
  onlyForOrders: false,
  selections: [],
  ...more,
});
const vlan = field("VLAN", { required: true });
const mtu = field("MTU", { kind: "select", selections: ["1500", "9100"] });
const told = (values: Record<string, string | null>, definitions = [vlan, mtu]) =>
  checkCustomFields(definitions, values, { type: "Order", path: "customFields" }).map(
    ({ path, code }) => `${path} ${code}`,
  );

describe("the fields of a product of its own", () => {
  test("are asked by every form, or by those of orders and faults alone", () => {
    const ordered = field("Räkki", { onlyForOrders: true });
    const asking = documentTypes.filter((type) => customFieldsOf([ordered], type).length > 0);
    expect(asking.toSorted()).toEqual(["Fault", "Order"]);
    for (const type of documentTypes) expect(customFieldsOf([vlan], type)).toEqual([vlan]);
  });

  test.each([
    [{ VLAN: "100", MTU: "1500" }, []],
    [{ VLAN: "100", MTU: null }, []],
    [{ VLAN: "100", MTU: " " }, []],
    [{}, ["customFields.VLAN REQUIRED"]],
    [{ VLAN: "  " }, ["customFields.VLAN REQUIRED"]],
    [{ VLAN: null }, ["customFields.VLAN REQUIRED"]],
    [{ VLAN: "100", MTU: "1600" }, ["customFields.MTU NOT_AN_OPTION"]],
    [{ VLAN: "1".repeat(255) }, []],
    [{ VLAN: "1".repeat(256) }, ["customFields.VLAN TOO_LONG"]],
    [{ VLAN: "1\0" }, ["customFields.VLAN INVALID_VALUE"]],
    [{ VLAN: "100", Räkki: "5" }, ["customFields.Räkki UNKNOWN_FIELD"]],
  ])("%j has the faults %j", (values, faults) => {
    expect(told(values)).toEqual(faults);
  });

  test("are the values' own: what every record has is not given", () => {
    expect(told({}, [field("constructor", { required: true })])).toEqual(["customFields.constructor REQUIRED"]);
  });

  test("tell how long they may be", () => {
    const [issue] = checkCustomFields([vlan], { VLAN: "1".repeat(256) }, { type: "Order", path: "p" });
    expect(issue).toEqual({ path: "p.VLAN", code: "TOO_LONG", params: { max: 255 } });
  });
});
