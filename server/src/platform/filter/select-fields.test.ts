import { expect, test } from "vitest";
import { parcelEntity } from "../../../test/filter/parcel-entity.ts";
import { parseFields } from "./parse-fields.ts";
import { publishFields } from "./published-entity.ts";
import { selectFields } from "./select-fields.ts";

const view = {
  id: 1,
  name: "x",
  unreadMessages: 2,
  document: { note: "n", address: { city: "Åbo", street: "Katu" }, dueDate: null },
  items: [{ id: 2 }],
};

test.each([
  [["id", "items", "unreadMessages"], { id: 1, items: [{ id: 2 }], unreadMessages: 2 }],
  [["document"], { document: view.document }],
  [["document.address.city"], { document: { address: { city: "Åbo" } } }],
  [{ id: true, name: false }, { id: 1 }],
  [
    { id: false, items: "false", document: false },
    { name: "x", unreadMessages: 2 },
  ],
  [
    { "document.address": false, name: false, items: false, unreadMessages: false },
    { id: 1, document: { note: "n", dueDate: null } },
  ],
  [[], view],
])("%j selects", (fields, expected) => {
  expect(selectFields(view, parseFields(fields, "fields", parcelEntity))).toEqual(expected);
});

test("a definition that could be read in two ways is refused when it is made", () => {
  const column = { type: "text", column: "x" } as const;
  const define = (...names: string[]) => {
    const fields = Object.fromEntries(names.map((name) => [name, column]));
    return () => publishFields({ name: "e", fields });
  };
  expect(define("id", "a", "ab")).not.toThrow();
  expect(define("id", "a", "a.b")).toThrow("e: a is a field and a group of fields");
  expect(define("id", "or")).toThrow("e: or is an operator");
});
