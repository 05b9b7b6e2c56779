import { expect, test } from "vitest";
import { joinObjects } from "./join-objects.ts";

test("written objects become one", () => {
  const objects = [{ a: 1, text: "},{" }, {}, { b: { c: [] } }];
  expect(JSON.parse(joinObjects(...objects.map((object) => JSON.stringify(object))))).toEqual(
    Object.assign({}, ...objects),
  );
  expect(joinObjects("{ }", "{}")).toBe("{}");
});
