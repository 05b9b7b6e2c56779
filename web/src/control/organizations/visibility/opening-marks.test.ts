import { documentTypes } from "@runko/domain/enumerations/document-types";
import { expect, it } from "vitest";
import { allOf, columnOf, marksOf, rowOf, withMarked } from "./opening-marks.ts";

const children = ["a", "b", "c"];
const some = [
  { childId: "a", eventType: "Order" },
  { childId: "b", eventType: "Order" },
  { childId: "b", eventType: "Fault" },
] as const;

it("marks a row, a column and all by one press, and the others stay (visibility of 200 children)", () => {
  expect(marksOf(some)(columnOf(["a", "b"], "Order"))).toBe("all");
  expect(marksOf(some)(columnOf(children, "Order"))).toBe("some");
  expect(marksOf(some)(rowOf("c"))).toBe("none");
  expect(marksOf(some)(rowOf("b"))).toBe("some");

  const column = withMarked(some, columnOf(children, "Order"), true);
  expect(marksOf(column)(columnOf(children, "Order"))).toBe("all");
  expect(column).toHaveLength(4);

  const row = withMarked(some, rowOf("b"), true);
  expect(row).toHaveLength(1 + documentTypes.length);
  expect(withMarked(row, rowOf("b"), false)).toEqual([some[0]]);

  const all = withMarked(some, allOf(children), true);
  expect(all).toHaveLength(children.length * documentTypes.length);
  expect(marksOf(all)(allOf(children))).toBe("all");
  expect(withMarked(all, allOf(["a", "b"]), false)).toEqual(all.filter(({ childId }) => childId === "c"));
});
