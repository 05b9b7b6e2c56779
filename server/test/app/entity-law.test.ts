import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fieldsWrittenBy } from "@runko/domain/documents/document-fields";
import { pathRoles } from "@runko/domain/organizations/roles";
import { expect, test } from "vitest";
import { addressColumn, fieldColumns } from "../../src/documents/document-columns.ts";
import { documentRows } from "../../src/documents/document-entity.ts";
import { publishedProducts } from "../../src/documents/event-product-fields.ts";
import { publishedForm } from "../../src/documents/form-fields.ts";

type Schema = { type?: string; items?: { anyOf?: { $ref?: string }[] } };
type Operation = {
  parameters?: { name: string }[];
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};

test("what every list with a filter answers is made by its entity: whole rows, or as they were chosen", () => {
  const document = readFileSync(join(import.meta.dirname, "../../../docs/openapi.json"), "utf8");
  const { paths } = JSON.parse(document) as { paths: Record<string, { get?: Operation }> };
  const lists = Object.entries(paths).flatMap(([path, { get }]) => {
    const schema = get?.responses["200"]?.content?.["application/json"]?.schema;
    const filtered = get?.parameters?.some(({ name }) => name === "filter");
    return filtered && schema?.type === "array" ? [{ path, rows: schema.items?.anyOf?.map(({ $ref }) => $ref) }] : [];
  });
  expect(lists.length).toBeGreaterThan(35);
  for (const { path, rows = [] } of lists) {
    const [whole = "none", chosen] = rows;
    expect([path, chosen]).toEqual([path, whole.replace("/schemas/", "/schemas/Chosen")]);
  }
});

test("no row is told beside its entity", () => {
  const source = join(import.meta.dirname, "../../src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith(join("platform", "entity")),
  );
  const beside = files.filter((file) => {
    const text = readFileSync(join(source, file), "utf8");
    return (
      /z\.union\(\[\s*(\w+), \1\.partial\(\)/.test(text) ||
      /defaultOrder:/.test(text) ||
      /\/\\b\w+\\\.|\\b\(d\|/.test(text)
    );
  });
  expect(beside).toEqual([]);
});

/** Columns of the answer, which the subscriber does not see before it is shown (D-9b). */
const answerColumns = fieldsWrittenBy("supplier").flatMap((name) =>
  Object.hasOwn(fieldColumns, name) ? [fieldColumns[name as keyof typeof fieldColumns]] : [],
);

test.each(pathRoles)("nothing can be inferred by a filter of what %s is not told (D-9b, D-47)", (role) => {
  const fields = [...Object.values(documentRows[role].fields), ...Object.values(publishedForm[role].fields)];
  expect(fields.some(({ column }) => column.includes(addressColumn("targetAddress", "postalPlace")))).toBe(true);
  const hidden = fields.filter(
    ({ column }) => answerColumns.some((name) => column.includes(`d.${name}`)) && !column.includes("d.answer_shown"),
  );
  expect(hidden.length > 0).toBe(role !== "SUBSCRIBER");
  expect("productPrice" in publishedProducts[role].fields).toBe(role !== "ERROR_HANDLER");
  for (const { column } of Object.values(publishedProducts[role].fields))
    expect(role === "SUBSCRIBER" && column.includes("draft_")).toBe(false);
});
