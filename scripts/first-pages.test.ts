import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./build-stamp.mjs";
import { pagesOfModules } from "../web/first-pages.ts";

const page = (path: string) => join(root, "web/src", path);
const texts = "/x/domain/src/texts/texts.ts";

const modules: Record<string, { imports?: string[]; lazy?: string[]; code?: string }> = {
  [page("start.ts")]: { imports: ["/x/storage.ts"], lazy: [page("main.tsx")] },
  [page("main.tsx")]: { imports: ["/x/react.js"] },
  [page("routes/login-route.tsx")]: { imports: ["/x/login-form.tsx"] },
  "/x/login-form.tsx": { imports: [texts, "/x/input.js"], code: "texts.login.title" },
  [page("routes/document-list-route.tsx")]: { imports: ["/x/rows.tsx"] },
  "/x/rows.tsx": { imports: [texts, "/x/input.js"], code: "const words = texts.documentList;" },
  [page("routes/public-routes.ts")]: { lazy: ["/x/privacy.tsx"] },
  "/x/privacy.tsx": { imports: ["/x/paragraphs.tsx"] },
  [page("documents/document-type-selection-page.tsx")]: { imports: ["/x/empty-state.tsx"] },
  [texts]: { imports: ["/x/domain/src/texts/fi/index.ts"] },
  "/x/domain/src/texts/fi/index.ts": {
    code: 'export { documentList } from "./document-list.ts";\nexport * from "./more.ts";',
  },
  "/x/domain/src/texts/fi/more.ts": { code: 'export { login } from "./login.ts";' },
};
const graph = {
  getModuleInfo: (id: string) => {
    const { imports = [], lazy = [], code = "" } = modules[id] ?? {};
    return { importedIds: imports, dynamicallyImportedIds: lazy, code };
  },
};
const pagesOf = pagesOfModules(graph);
const namesOf = (id: string) => Object.entries(pagesOf(id) ?? {}).flatMap(([name, isPart]) => (isPart ? [name] : []));

test("a module is part of every page that imports it", () => {
  expect(namesOf("/x/input.js")).toEqual(["login", "list"]);
  expect(namesOf("/x/react.js")).toEqual(["main"]);
  expect(namesOf("/x/unknown.js")).toEqual([]);
});

test("a page is part of itself, so that it is no file beside its own; what starts the application is the entry", () => {
  expect(namesOf(page("routes/login-route.tsx"))).toEqual(["login"]);
  expect(namesOf(page("start.ts"))).toEqual([]);
});

test("a section of the catalogue is part of the pages that name it, and the catalogue of none", () => {
  expect(namesOf("/x/domain/src/texts/fi/login.ts")).toEqual(["login"]);
  expect(namesOf("/x/domain/src/texts/fi/document-list.ts")).toEqual(["list"]);
  expect(namesOf(texts)).toEqual([]);
});

test("the public pages are what their table loads, and the front page comes with the shell", () => {
  expect(namesOf("/x/paragraphs.tsx")).toEqual(["public"]);
  expect(namesOf("/x/empty-state.tsx")).toEqual(["shell", "front"]);
});
