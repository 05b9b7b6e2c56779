import { expect, test } from "vitest";
import { inTurns } from "./in-turns.ts";

test("many rows are made in their order, and others have turns between them", async () => {
  let turns = 0;
  let ended = false;
  const turn = (): void => {
    turns += 1;
    if (!ended) setImmediate(turn);
  };
  setImmediate(turn);
  const rows = Array.from({ length: 200 }, (_, at) => at);
  const longest = { rows: 0, since: 0, turns: 0 };
  const made = await inTurns(rows, (row) => {
    longest.since = turns === longest.turns ? longest.since + 1 : 1;
    longest.turns = turns;
    longest.rows = Math.max(longest.rows, longest.since);
    return row * 2;
  });
  ended = true;
  expect(made).toEqual(rows.map((row) => row * 2));
  expect(longest.rows).toBeLessThanOrEqual(40);
  expect(turns).toBeGreaterThanOrEqual(5);
});

test("rows that take long have few in a turn", async () => {
  let turns = 0;
  let ended = false;
  const turn = (): void => {
    turns += 1;
    if (!ended) setImmediate(turn);
  };
  setImmediate(turn);
  const inEach = new Map<number, number>();
  await inTurns([1, 2, 3, 4, 5, 6, 7, 8, 9], () => {
    inEach.set(turns, (inEach.get(turns) ?? 0) + 1);
    for (const until = performance.now() + 6; performance.now() < until;);
  });
  ended = true;
  expect(Math.max(...inEach.values())).toBeLessThanOrEqual(2);
});
