import { expect, test } from "vitest";
import { fetchAll } from "./fetch-all.ts";

const list = Array.from({ length: 2345 }, (_, index) => index);

test("every row is fetched, a thousand at a time, in order and once", async () => {
  const asked: [number, number][] = [];
  const found = await fetchAll(({ limit, skip }) => {
    asked.push([limit, skip]);
    return Promise.resolve({ rows: list.slice(skip, skip + limit), total: list.length });
  });
  expect(found).toEqual(list);
  expect(asked).toEqual([
    [1000, 0],
    [1000, 1000],
    [1000, 2000],
  ]);
});

test("a list that shrinks meanwhile ends", async () => {
  const found = await fetchAll(({ skip }) => Promise.resolve({ rows: skip === 0 ? [1] : [], total: 5 }));
  expect(found).toEqual([1]);
});
