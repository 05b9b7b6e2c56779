import fc from "fast-check";
import { expect, test } from "vitest";
import { textsFor } from "../texts/texts-for.ts";
import { readCells, writeList } from "./csv-values.ts";

const read = (cell: string) => readCells(textsFor("fi"), { cell }).list("cell");

test("the values of a list come back from its cell, whatever signs they have", () => {
  const value = fc
    .string({ unit: fc.constantFrom("1", "G", " ", "|", "\\", "/") })
    .map((text) => text.trim())
    .filter((text) => text !== "");
  fc.assert(
    fc.property(fc.array(value), (values) => {
      expect(read(writeList(values))).toEqual(values);
    }),
  );
});

test("a list that was typed may do without spaces", () => {
  expect(read("1 Gbit/s|10 Gbit/s| ")).toEqual(["1 Gbit/s", "10 Gbit/s"]);
});
