import { expect, test } from "vitest";
import { itemEntity, parcelEntity } from "../../../test/filter/parcel-entity.ts";
import { compileOrder } from "./compile-order.ts";
import { nameStatements } from "../database/name-statements.ts";
import { parseOrder } from "./parse-order.ts";
import type { PublishedEntity } from "./published-entity.ts";

function order(raw: unknown, entity: PublishedEntity = parcelEntity): string {
  return compileOrder(parseOrder(raw, "order", entity), entity);
}

test.each([
  ["name", 'd.name COLLATE "fi-x-icu" ASC, d.id ASC'],
  ["price desc", "d.price DESC, d.id DESC"],
  [["code ASC", "weight DESC"], "d.code ASC, d.weight DESC, d.id DESC"],
  [["id DESC", "code"], "d.id DESC"],
  [[], "d.created_at DESC, d.id DESC"],
])("%j ends with the key", (raw, expected) => {
  expect(order(raw)).toBe(expected);
});

test("an entity without an order of its own goes by its key", () => {
  expect(order([], itemEntity)).toBe("i.id ASC");
});

test("only so many statements get a name, each always its own", () => {
  const name = nameStatements("parcels", 2);
  expect([name("a"), name("b"), name("c"), name("a")]).toEqual(["parcels_0", "parcels_1", undefined, "parcels_0"]);
});
