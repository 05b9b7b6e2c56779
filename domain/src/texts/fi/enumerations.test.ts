import { expect, it } from "vitest";
import { enumerations } from "./enumerations.ts";

it.each(Object.entries(enumerations))("%s has a word of its own for every value", (_name, labels) => {
  const words = Object.values(labels);
  expect(words.filter((word) => word.trim() === "")).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});
