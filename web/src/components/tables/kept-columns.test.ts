import { expect, test } from "vitest";
import { keptEdges, keptPlaces } from "./kept-columns.ts";

const columns = [{ kept: "start" }, {}, {}, { kept: "both" }, {}] as const;
const places = keptPlaces(columns, [120, 200, 200, 160, 300], 40);

test("kept columns stand one behind the other", () => {
  expect(places).toEqual({ start: 40, both: { held: 160, own: 560, width: 160 } });
  expect(keptPlaces([{}, {}], [100, 100], 0)).toEqual({ start: 0, both: undefined });
});

test.each([
  ["all is in sight", 0, 1020, []],
  ["the state is held at the right", 0, 600, ["right"]],
  ["others have gone under the number", 100, 700, ["start"]],
  ["the state has come behind the number", 420, 600, ["left"]],
] as const)("%s", (_what, scrolled, room, edges) => {
  expect(keptEdges(places, scrolled, room)).toEqual(edges);
});
