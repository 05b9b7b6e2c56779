import { texts } from "@runko/domain/texts/texts";
import type { DataColumn } from "../../components/tables/data-column.ts";
import type { ManagedCommonProduct, ManagedGroup, ManagedProduct } from "../entities.ts";
import { ActiveChip, VisibilityChip } from "./product-chips.tsx";

const words = texts.controlProducts.list;

function column<Row>(
  id: keyof typeof words.columns,
  cell: DataColumn<Row>["cell"],
  more: Partial<DataColumn<Row>> = {},
): DataColumn<Row> {
  return { id, header: words.columns[id], cell, ...more };
}

const title = { card: "title", sortable: true, wraps: true } as const;
const fee = { width: 130, align: "right", sortable: true } as const;
const names = (organizations: readonly { name: string }[]) => organizations.map(({ name }) => name).join(", ");

export const groupColumns: readonly DataColumn<ManagedGroup>[] = [
  column("name", ({ name }) => name, title),
  column("category", ({ category }) => texts.enumerations.productCategory[category]),
  column("multiProduct", ({ multiProduct }) => (multiProduct ? texts.control.yes : texts.control.no), { width: 140 }),
];

export const commonColumns: readonly DataColumn<ManagedCommonProduct>[] = [
  column("name", ({ name }) => name, title),
  column("group", ({ productGroup }) => productGroup.name),
  column("description", ({ description }) => description),
];

export const productColumns: readonly DataColumn<ManagedProduct>[] = [
  column("name", ({ name }) => name, title),
  column("group", ({ productGroup }) => productGroup.name, { wraps: true }),
  column("slaClass", ({ slaClass }) => slaClass ?? "", { width: 104, wraps: true }),
  column("visibility", (product) => <VisibilityChip visibility={product.visibility} />, { width: 120 }),
  column("initialFee", ({ initialFee }) => texts.formats.money(initialFee), fee),
  column("monthlyFee", ({ monthlyFee }) => texts.formats.money(monthlyFee), fee),
  column("state", (product) => <ActiveChip active={product.active} />, { width: 146 }),
];

/** Who sees each product, and who sells it beside its owner. */
export const visibilityColumns: readonly DataColumn<ManagedProduct>[] = [
  column("name", ({ name }) => name, title),
  column("visibility", (product) => <VisibilityChip visibility={product.visibility} />, { width: 120 }),
  column("whitelist", ({ visibility, whitelist }) =>
    visibility === "public" ? words.everyone : names(whitelist) || words.nobody,
  ),
  column("subOrganizations", ({ subOrganizations }) => names(subOrganizations), { width: 150, grow: 1 }),
  column("state", (product) => <ActiveChip active={product.active} />, { width: 146 }),
];

/** The products whose areas are said. */
export const areaColumns: readonly DataColumn<ManagedProduct>[] = [
  column("name", ({ name }) => name, title),
  column("group", ({ productGroup }) => productGroup.name, { wraps: true }),
  column("state", (product) => <ActiveChip active={product.active} />, { width: 146 }),
];
