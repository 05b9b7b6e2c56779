import { nniSketches } from "../data/nnis.ts";
import type { Making } from "../parties/making.ts";
import type { SeedRows } from "../seed-rows.ts";
import type { Nni, Operator, Trade } from "../world.ts";
import type { GroupIds } from "./make-products.ts";

/** Customers of the supplier, and of the child that sells the NNI as its own. */
function customersOf(trades: readonly Trade[], supplierKey: string, childKey: string | undefined): Operator[] {
  const customers = trades
    .filter(({ supplier: { key } }) => key === supplierKey || key === childKey)
    .map(({ subscriber }) => subscriber);
  return [...new Set(customers)];
}

/** Fills each supplier's NNIs and writes them with their product groups and rights (D-21, D-22). */
export function makeNnis(
  rows: SeedRows,
  making: Making,
  operators: readonly Operator[],
  trades: readonly Trade[],
  groupIds: GroupIds,
): void {
  for (const sketch of nniSketches) {
    const supplier = operators.find(({ key }) => key === sketch.supplier);
    if (!supplier) throw new Error(`The demo has no operator ${sketch.supplier}.`);
    const customers = customersOf(trades, sketch.supplier, sketch.sharedWith);
    const allowed = sketch.from ? customers.filter(({ key }) => sketch.from?.includes(key)) : customers;
    const both = allowed.filter(({ key }) => sketch.to?.includes(key));
    const nni: Nni = {
      id: making.id(),
      groups: sketch.groups,
      from: new Set(allowed.map(({ id }) => id)),
      to: new Set(both.map(({ id }) => id)),
    };
    supplier.nnis.push(nni);
    rows.add("nnis", {
      id: nni.id,
      organization_id: supplier.id,
      identifier: sketch.identifier,
      description: sketch.description,
    });
    const groups = sketch.groups.map((group) => groupIds.get(group) ?? "");
    rows.add("nni_product_groups", ...groups.map((product_group_id) => ({ nni_id: nni.id, product_group_id })));
    rows.add(
      "nni_rights",
      ...allowed.map(({ id }) => ({ nni_id: nni.id, organization_id: id, allow_from: true, allow_to: nni.to.has(id) })),
    );
    const child = operators.find(({ key }) => key === sketch.sharedWith);
    if (!child) continue;
    child.nnis.push(nni);
    rows.add("sub_organization_nnis", { organization_id: child.id, nni_id: nni.id });
  }
}
