import { outboxTopics } from "@runko/domain/operations/outbox-topics";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, test } from "vitest";
import { capabilities } from "../../src/capabilities.ts";
import type { Capability, TableName } from "../../src/capability.ts";
import { deliveries } from "../../src/send-mails.ts";

const source = join(import.meta.dirname, "../../src");

/** Of no capability: who carries them all, the commands, and what starts the portal. */
const others: Record<string, Capability["tables"]> = {
  platform: {
    outbox: ["accounts", "mails", "mass-mails", "overview"],
    job_runs: ["overview"],
    clock_watch: [],
    timelines: [],
    idempotency_keys: [],
    security_log: ["accounts", "log-chain", "overview"],
  },
  "": { portal_facts: [], demo_marks: [] },
};
type Touch = { folder: string; table: TableName; file: string };

const owners = new Map<TableName, { owner: string; readers: readonly string[] }>();
for (const [owner, tables] of [
  ...Object.entries<Capability>(capabilities).map(([name, of]) => [name, of.tables] as const),
  ...Object.entries(others),
])
  for (const [table, readers] of Object.entries(tables)) owners.set(table as TableName, { owner, readers });

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !/\.(test|generated)\.ts$/.test(file),
);
const quoted = (table: string) => `["'\`]${table}( as \\w+)?["'\`]`;
const writes = (table: string) =>
  new RegExp(
    `(INSERT INTO|UPDATE|DELETE FROM|TRUNCATE|MERGE INTO) (ONLY )?${table}\\b|(insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*${quoted(table)}`,
  );
const reads = (table: string) =>
  new RegExp(
    `\\b(FROM|JOIN|USING) ${table}\\b|from: ["'\`]${table}\\b|table: "${table}",|(selectFrom|Join|using)\\(\\s*${quoted(table)}|${quoted(`${table} as \\w+`)}`,
  );

const textOf = new Map(files.map((file) => [file, readFileSync(join(source, file), "utf8")]));

function touches(pattern: (table: string) => RegExp): Touch[] {
  const patterns = [...owners.keys()].map((table) => ({ table, sought: pattern(table) }));
  return [...textOf].flatMap(([file, text]) => {
    const [first = "", ...rest] = file.split(sep);
    const folder = rest.length > 0 ? first : "";
    return patterns
      .filter(({ table, sought }) => text.includes(table) && sought.test(text))
      .map(({ table }) => ({ folder, table, file }));
  });
}

test("every table has its owner", () => {
  const generated = readFileSync(join(source, "platform/database/schema.generated.ts"), "utf8");
  const tables = [...generated.matchAll(/^ {2}(\w+): \w+Table;$/gm)].map(([, table]) => table);
  expect(tables.length).toBeGreaterThan(40);
  expect([...owners.keys()].toSorted()).toEqual(tables.toSorted());
});

test("a table is written by its owner alone", () => {
  const foreign = touches(writes).filter(({ folder, table }) => owners.get(table)?.owner !== folder);
  expect(foreign).toEqual([]);
});

/** What every change of a document owes, the one place of it knows: version, mark, log, notices, counters, word. */
const writersOfDocuments = {
  "documents/change-stored-document.ts": "every change of a stored document",
  "documents/insert-document.ts": "every new document",
  "documents/write-clocks.ts": "its clocks as they are told anew, where nothing was done to it",
  "documents/write-derived.ts": "what a document keeps of another, for search and history",
};

test("a document is written by its few writers alone", () => {
  const found = touches(writes).filter(({ table }) => table === "documents");
  expect(found.map(({ file }) => file.replaceAll(sep, "/")).toSorted()).toEqual(Object.keys(writersOfDocuments));
});

test("a table is read by those folders that its owner names", () => {
  const found = new Map([...owners.keys()].map((table) => [table, new Set<string>()]));
  for (const { folder, table } of touches(reads))
    if (folder && folder !== owners.get(table)?.owner) found.get(table)?.add(folder);
  expect([...found].map(([table, folders]) => [table, [...folders].toSorted()])).toEqual(
    [...owners].map(([table, { readers }]) => [table, readers]),
  );
});

test("the platform knows no capability's table", () => {
  const foreign = [...touches(reads), ...touches(writes)].filter(
    ({ folder, table }) => folder === "platform" && owners.get(table)?.owner !== "platform",
  );
  expect(foreign).toEqual([]);
});

test("every topic of the outbox has one who delivers it", () => {
  expect(deliveries.map(({ topic }) => topic.name).toSorted()).toEqual([...outboxTopics].toSorted());
});
