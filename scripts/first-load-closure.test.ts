import { expect, test } from "vitest";
import { closureOf, entryOf, widestOf } from "./first-load-closure.ts";

const manifest = {
  "index.html": { file: "assets/index.js", isEntry: true },
  "src/main.tsx": { file: "assets/main.js", isDynamicEntry: true, imports: ["_react.js"] },
  "_react.js": { file: "assets/react.js" },
  "_form.js": { file: "assets/form.js", imports: ["_react.js"] },
  "src/login.tsx": { file: "assets/login.js", imports: ["index.html", "_form.js"], dynamicImports: ["src/later.tsx"] },
  "src/later.tsx": { file: "assets/later.js", isDynamicEntry: true },
  "src/wide.tsx": { file: "assets/wide.js", isDynamicEntry: true, imports: ["_form.js"] },
  "src/font.woff2": { file: "assets/font.woff2" },
};

test("what is imported statically counts once, what is imported later does not", () => {
  expect(closureOf(manifest, ["src/login.tsx"]).toSorted()).toEqual([
    "assets/form.js",
    "assets/index.js",
    "assets/login.js",
    "assets/main.js",
    "assets/react.js",
  ]);
});

test("what asks who reads is the entry alone", () => {
  expect(entryOf(manifest)).toEqual(["assets/index.js"]);
});

test("a source without a chunk of its own is told", () => {
  expect(() => closureOf(manifest, ["src/gone.tsx"])).toThrow("src/gone.tsx");
});

test("a manifest without an entry is told", () => {
  expect(() => closureOf({}, [])).toThrow("no entry");
});

test("the page that the most files are loaded for is told with what the application begins with", () => {
  expect(widestOf(manifest)).toEqual({ source: "src/wide.tsx", files: 5 });
});
