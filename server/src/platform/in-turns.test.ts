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
