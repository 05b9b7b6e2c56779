import { expect, test } from "vitest";
import type { AdministeredOrganization } from "../entities.ts";
import { searchTree, treeOf } from "./organization-tree.ts";

const organization = (id: string, parentOrganizationId: string | null = null): AdministeredOrganization => ({
  id,
  name: `Yhtiö ${id}`,
  businessId: null,
  parentOrganizationId,
  multiproduct: false,
  backboneOperator: false,
  publicSupplier: false,
  organizationRoles: [],
});

const shown = (given: readonly AdministeredOrganization[]) => treeOf(given).map(({ id, depth }) => `${depth}${id}`);

test("each stands under its parent, in the given order", () => {
  const given = [
    organization("a"),
    organization("b", "d"),
    organization("c", "a"),
    organization("d"),
    organization("e", "c"),
  ];
  expect(shown(given)).toEqual(["0a", "1c", "2e", "0d", "1b"]);
});

test("one whose parent is not seen stands at the top, without the parent's name", () => {
  const rows = treeOf([organization("b", "unseen"), organization("c", "b")]);
  expect(rows.map(({ depth, parentName }) => [depth, parentName])).toEqual([
    [0, undefined],
    [1, "Yhtiö b"],
  ]);
});

test("words are sought in the name and in the business id", () => {
  const rows = treeOf([{ ...organization("a"), businessId: "1234567-1" }, organization("b", "a")]);
  expect(searchTree(rows, "yhtiö 1234").map(({ id }) => id)).toEqual(["a"]);
  expect(searchTree(rows, "YHTIÖ b")).toMatchObject([{ id: "b", depth: 0, parentName: "Yhtiö a" }]);
  expect(searchTree(rows, "c")).toEqual([]);
});
