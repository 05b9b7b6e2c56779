import { expect, test } from "vitest";
import { rowOfRole } from "./row-of-role.ts";

test("the row of an action is that of the role and the type, and there is none of another", () => {
  expect(rowOfRole("askQuestion", "SUBSCRIBER", "Order")).toMatchObject({ action: "askQuestion", party: "subscriber" });
  expect(rowOfRole("askQuestion", "SUPPLIER", "Order")).toMatchObject({ action: "askQuestion", party: "answerer" });
  expect(rowOfRole("signReady", "ERROR_HANDLER", "Fault").types).toContain("Fault");
  expect(() => rowOfRole("confirm", "SUBSCRIBER", "Order")).toThrow("confirm of Order does not belong to SUBSCRIBER");
  expect(() => rowOfRole("confirm", "SUPPLIER", "Fault")).toThrow("confirm of Fault");
});
