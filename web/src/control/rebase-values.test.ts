import { expect, it } from "vitest";
import { rebaseValues } from "./rebase-values.ts";

it("keeps what was typed, and takes what another has saved beside it", () => {
  const before = { name: "Vanha", info: "a", types: ["Order"], days: "10" };
  const typed = { ...before, name: "Oma", types: ["Order", "Fault"] };
  const fresh = { name: "Toisen", info: "b", types: ["Inquiry"], days: "5" };
  expect(rebaseValues(before, typed, fresh)).toEqual({
    name: "Oma",
    info: "b",
    types: ["Order", "Fault"],
    days: "5",
  });
});
