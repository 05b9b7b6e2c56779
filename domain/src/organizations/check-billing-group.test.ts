import { expect, test } from "vitest";
import { checkBillingGroup } from "./check-billing-group.ts";

const group = { name: "Yleinen laskutus", eBillingAddress: "", operatorId: "" };

test("a billing group needs a name and nothing else", () => {
  expect(checkBillingGroup(group)).toEqual([]);
  expect(checkBillingGroup({ ...group, name: "  " })).toEqual([{ path: "name", code: "REQUIRED" }]);
});

test("its texts have the generic length", () => {
  const long = "x".repeat(256);
  const issues = checkBillingGroup({ name: long, eBillingAddress: long, operatorId: long });
  expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
    "name TOO_LONG",
    "eBillingAddress TOO_LONG",
    "operatorId TOO_LONG",
  ]);
});
