import { expect, test } from "vitest";
import { folderCircles, type Link } from "./folder-circles.ts";

const links = (...lines: string[]): Link[] =>
  lines.map((line) => {
    const [from = "", to = ""] = line.split(" -> ");
    return { from, to };
  });
const told = (...lines: string[]) => folderCircles(links(...lines)).map(({ folder, parts }) => [folder, ...parts]);

test("folders that lead to each other are a circle, also by way of a third", () => {
  expect(told("src/a/one.ts -> src/b/one.ts", "src/b/two.ts -> src/a/two.ts")).toEqual([["src", "a", "b"]]);
  expect(told("src/a/one.ts -> src/b/one.ts", "src/b/one.ts -> src/c/one.ts", "src/c/two.ts -> src/a/two.ts")).toEqual([
    ["src", "a", "b", "c"],
  ]);
});

test("a folder counts with all that is beneath it", () => {
  expect(told("src/a/deep/one.ts -> src/b/one.ts", "src/b/deep/two.ts -> src/a/two.ts")).toEqual([["src", "a", "b"]]);
  expect(told("src/a/deep/one.ts -> src/a/wide/one.ts", "src/a/wide/two.ts -> src/a/deep/two.ts")).toEqual([
    ["src/a", "deep", "wide"],
  ]);
});

test("a file above may be taken by folders that it does not know, and know folders that do not take it", () => {
  expect(told("src/a/one.ts -> src/context.ts", "src/app.ts -> src/a/one.ts", "src/app.ts -> src/context.ts")).toEqual(
    [],
  );
  expect(told("src/a/one.ts -> src/context.ts", "src/context.ts -> src/a/two.ts")).toEqual([
    ["src", "a", "context.ts"],
  ]);
});

test("one way is no circle", () => {
  expect(told("src/a/one.ts -> src/b/one.ts", "src/a/two.ts -> src/b/two.ts", "src/b/one.ts -> src/c/one.ts")).toEqual(
    [],
  );
});

test("a circle tells the imports that make it, and none beside", () => {
  const all = links("s/a/1.ts -> s/b/1.ts", "s/b/1.ts -> s/a/2.ts", "s/c/1.ts -> s/a/1.ts", "s/a/3.ts -> s/d/1.ts");
  expect(folderCircles(all)[0]?.steps).toEqual([
    { from: "a", to: "b", links: [all[0]] },
    { from: "b", to: "a", links: [all[1]] },
  ]);
});
