import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { documentActions } from "@runko/domain/documents/document-actions";
import { fieldNames } from "@runko/domain/documents/document-fields";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { shownStates } from "@runko/domain/documents/document-states";
import { securityEvents } from "@runko/domain/operations/security-events";
import { organizationRoles, productAdminRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { expect, test } from "vitest";
import { root } from "./build-stamp.mjs";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const records = readdirSync(join(root, "docs/decisions")).filter((name) => name.endsWith(".md"));
const pages = [
  "README.md",
  "ARCHITECTURE.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "docs/glossary.md",
  "docs/operations.md",
  "docs/security.md",
  "docs/travels.md",
  ...readdirSync(join(root, "docs/asvs")).map((name) => `docs/asvs/${name}`),
  ...records.map((name) => `docs/decisions/${name}`),
];

type Manifest = Partial<Record<"dependencies" | "optionalDependencies" | "devDependencies", Record<string, string>>>;

function directDependencies(manifest: string): string[] {
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read(manifest)) as Manifest;
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
  return names.filter((name) => !name.startsWith("@runko/"));
}

/** The codes in the first cells of a page's tables. */
function codesInFirstCells(page: string): string[] {
  return [...read(page).matchAll(/^\| `([^`]+)` +\|/gm)].map(([, code = ""]) => code);
}

test("each direct dependency has its reason in docs/decisions, and no other package has one", () => {
  const manifests = ["", "domain/", "server/", "web/", "client/", "e2e/"].map((folder) => `${folder}package.json`);
  const used = new Set(manifests.flatMap(directDependencies));
  expect(codesInFirstCells("docs/decisions/0010-direct-dependencies.md").toSorted()).toEqual([...used].toSorted());
});

test("the glossary says each word of a document as the catalogue does, and each role", () => {
  const rows = read("docs/glossary.md").split("\n");
  const { types, states, actions, fields } = texts.documents;
  const words = [
    ...documentTypes.map((code) => [code, types[code].one] as const),
    ...shownStates.map((code) => [code, states[code]] as const),
    ...documentActions.map((code) => [code, actions[code]("Order")] as const),
    ...fieldNames.map((code) => [code, fields[code]] as const),
  ];
  const isSaid = ([code, finnish]: readonly [string, string]) =>
    rows.some((row) => row.includes(`\`${code}\``) && row.toLowerCase().startsWith(`| ${finnish.toLowerCase()} `));
  expect(words.filter((word) => !isSaid(word))).toEqual([]);
  const unnamed = [...organizationRoles, productAdminRole].filter(
    (code) => !read("docs/glossary.md").includes(`\`${code}\``),
  );
  expect(unnamed).toEqual([]);
});

test("every folder that the maps name is there", () => {
  const maps = ["README.md", "ARCHITECTURE.md"].flatMap((page) => read(page).match(/^```text\n[^]*?^```/gm) ?? []);
  const named = maps.flatMap((map) => map.split("\n").slice(1, -1)).map((line) => line.split(" ")[0] ?? "");
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every page that a page links to is there", () => {
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/[^!]\[[^\]]*\]\((?!https?:)([^)#]+)/g)].map(([, to = ""]) => join(dirname(page), to)),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("the list of decisions names each record by its title", () => {
  const list = read("docs/decisions/README.md");
  const titles = records
    .filter((name) => name !== "README.md")
    .map((name) => {
      const [, number = "", title = ""] = /^# (\d{4}) (.+)$/m.exec(read(`docs/decisions/${name}`)) ?? [];
      return { name, number, title };
    });
  expect(titles.filter(({ name, number }) => number === "" || !name.startsWith(`${number}-`))).toEqual([]);
  expect(
    titles.filter(({ name, number, title }) => !list.includes(`[${number}](${name})`) || !list.includes(title)),
  ).toEqual([]);
});

test("every setting is in docs/operations.md with its name alone", async () => {
  const { settingsSchema } = await import("../server/src/config/settings-schema.ts");
  const told = codesInFirstCells("docs/operations.md");
  expect(Object.keys(settingsSchema.shape).filter((name) => !told.includes(name))).toEqual([]);
});

test("the map of the parts names each folder of domain, server and web once", () => {
  const named = [...read("ARCHITECTURE.md").matchAll(/^((?:domain|server|web)\/src\/[\w-]+)(?:\/[\w-]+)? /gm)].map(
    ([, part]) => part,
  );
  const folders = ["domain", "server", "web"].flatMap((part) =>
    readdirSync(join(root, part, "src"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${part}/src/${entry.name}`),
  );
  // What holds no code of its own.
  const silent = new Set(["web/src/assets"]);
  expect(named.toSorted()).toEqual(folders.filter((folder) => !silent.has(folder)).toSorted());
});

test("the page for who runs a portal names every event of the security log", () => {
  const page = read("docs/operations.md");
  expect(securityEvents.filter((event) => !page.includes(`\`${event}\``))).toEqual([]);
});
