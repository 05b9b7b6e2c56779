import { expect, test } from "vitest";
import { remembered, rememberedWith } from "./remembered.ts";

test("an answer is made once, until there are too many", () => {
  const asked: number[] = [];
  const half = remembered((whole: number) => {
    asked.push(whole);
    return whole / 2;
  }, 2);
  expect([half(0), half(4), half(0), half(4)]).toEqual([0, 2, 0, 2]);
  expect(asked).toEqual([0, 4]);
  expect([half(6), half(6), half(4)]).toEqual([3, 3, 2]);
  expect(asked).toEqual([0, 4, 6, 4]);
});

test("what is asked of one thing is not answered of another that looks the same", () => {
  let made = 0;
  const numberOf = rememberedWith(() => (made += 1));
  const [one, other] = [{}, {}];
  expect([numberOf(one), numberOf(other), numberOf(one), numberOf(other)]).toEqual([1, 2, 1, 2]);
});
