import { expect, test } from "vitest";
import type { AdministeredOrganization } from "../entities.ts";
import { organizationFilter, searchTree, treeOf, type TreeRow } from "./organization-tree.ts";

const organization = (id: string, parentOrganizationId: string | null = null): AdministeredOrganization => ({
  id,
  name: `Yhtiö ${id}`,
  businessId: null,
  parentOrganizationId,
  multiproduct: false,
  backboneOperator: false,
  publicSupplier: false,
  closedAt: null,
  organizationRoles: [],
  allowedActions: [],
});

const shown = (given: readonly AdministeredOrganization[]) => treeOf(given).map(({ id, depth }) => `${depth}${id}`);

const found = (rows: readonly TreeRow[], text: string) => searchTree(rows, { text });

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
  expect(found(rows, "yhtiö 1234").map(({ id }) => id)).toEqual(["a"]);
  expect(found(rows, "YHTIÖ b")).toMatchObject([{ id: "b", depth: 0, parentName: "Yhtiö a" }]);
  expect(found(rows, "c")).toEqual([]);
});

test("a role and a feature narrow the list, and its export alike", () => {
  const rows = treeOf([
    { ...organization("a"), organizationRoles: ["SUPPLIER"], backboneOperator: true },
    { ...organization("b"), organizationRoles: ["SUPPLIER"] },
    organization("c"),
    { ...organization("d"), closedAt: "2026-11-01T08:00:00.000Z" },
  ]);
  const idsOf = (criteria: Parameters<typeof searchTree>[1]) => searchTree(rows, criteria).map(({ id }) => id);
  expect(idsOf({ text: "", role: "SUPPLIER" })).toEqual(["a", "b"]);
  expect(idsOf({ text: "", role: "SUPPLIER", feature: "backboneOperator" })).toEqual(["a"]);
  expect(organizationFilter({ text: "oy", role: "SUPPLIER", feature: "backboneOperator" })).toEqual({
    where: {
      and: [
        { "roles.SUPPLIER": true },
        { backboneOperator: true },
        { or: [{ name: { ilike: "%oy%" } }, { businessId: { ilike: "%oy%" } }] },
      ],
    },
  });
  expect(organizationFilter({ text: "" })).toEqual({});
  expect(idsOf({ text: "", state: "closed" })).toEqual(["d"]);
  expect(idsOf({ text: "", state: "open" })).toEqual(["a", "b", "c"]);
  expect(organizationFilter({ text: "", state: "closed" })).toEqual({ where: { and: [{ closed: true }] } });
});
