import { chance, pickSome, type Random } from "../chance/random.ts";
import { operatorSketches } from "../data/operators.ts";
import {
  productGroupSketches,
  type ProductGroupKey,
  type ProductGroupSketch,
  type ProductSketch,
} from "../data/product-groups.ts";
import { sharedProducts, whitelistedProducts } from "../data/product-visibility.ts";
import type { Making } from "../parties/making.ts";
import type { SeedRows } from "../seed-rows.ts";
import type { Operator, Product, Trade } from "../world.ts";

const groupKeys = Object.keys(productGroupSketches) as ProductGroupKey[];
const groupOf = (key: ProductGroupKey): ProductGroupSketch => productGroupSketches[key];

export type GroupIds = ReadonlyMap<ProductGroupKey, string>;

/** The product groups of the portal, and a common product for each usual product of theirs, by its name. */
function makeProductGroups(
  rows: SeedRows,
  making: Making,
): { groupIds: GroupIds; commonIds: ReadonlyMap<string, string> } {
  const groupIds = new Map<ProductGroupKey, string>();
  const commonIds = new Map<string, string>();
  for (const key of groupKeys) {
    const { name, category, multiProduct, products } = groupOf(key);
    const id = making.id();
    groupIds.set(key, id);
    rows.add("product_groups", { id, name, category, multi_product: multiProduct ?? false });
    for (const product of products) {
      const commonId = making.id();
      commonIds.set(product.name, commonId);
      rows.add("common_products", {
        id: commonId,
        name: product.name,
        description: product.description,
        product_group_id: id,
      });
    }
  }
  return { groupIds, commonIds };
}

/** Prices of one supplier differ from the usual by up to a fifth, in steps of half a euro. */
const priced = (usual: number, level: number): number => Math.round(usual * level * 2) / 2;

type Offered = { sketch: ProductSketch; group: ProductGroupKey; groupId: string; level: number };

function makeProduct(making: Making, { serviceTimes }: Operator, { sketch, group, groupId, level }: Offered): Product {
  const { category, customFields, multiProduct } = groupOf(group);
  return {
    id: making.id(),
    name: sketch.name,
    group,
    groupId,
    multiProduct: (multiProduct ?? false) && sketch.formType === undefined,
    category: sketch.formType ?? category,
    needsNni: sketch.nniType !== undefined,
    capacity: sketch.capacity ?? null,
    initialFee: priced(sketch.initialFee, level),
    monthlyFee: priced(sketch.monthlyFee, level),
    slaClass: serviceTimes.classes.find(({ name }) => name === sketch.slaClass)?.name ?? null,
    customFields: sketch.formType ? [] : customFields,
    shownTo: null,
  };
}

/** Fills each supplier's products and writes them with their whitelists and shares. */
export function makeProducts(
  rows: SeedRows,
  making: Making,
  operators: readonly Operator[],
  trades: readonly Trade[],
): GroupIds {
  const { groupIds, commonIds } = makeProductGroups(rows, making);
  for (const sketch of operatorSketches) {
    const operator = operators.find(({ key }) => key === sketch.key);
    if (!operator) continue;
    const level = 0.85 + making.random() * 0.35;
    for (const group of sketch.offers ?? []) {
      for (const productSketch of groupOf(group).products) {
        const groupId = groupIds.get(group) ?? "";
        const product = makeProduct(making, operator, { sketch: productSketch, group, groupId, level });
        product.shownTo = whitelistOf(making.random, operator, product, trades);
        operator.products.push(product);
        addProductRows(rows, operator, product, productSketch, commonIds.get(product.name) ?? null);
      }
    }
  }
  shareProducts(rows, operators);
  return groupIds;
}

function whitelistOf(
  random: Random,
  operator: Operator,
  product: Product,
  trades: readonly Trade[],
): Set<string> | null {
  const listed = whitelistedProducts.find(({ supplier, name }) => supplier === operator.key && name === product.name);
  if (!listed) return null;
  const customers = trades.filter(({ supplier }) => supplier === operator).map(({ subscriber }) => subscriber);
  const named = customers.filter(({ key }) => listed.subscribers.includes(key));
  const others = customers.filter((customer) => !named.includes(customer) && !listed.notFor?.includes(customer.key));
  return new Set([...named, ...(chance(random, 0.7) ? pickSome(random, others, 2) : [])].map(({ id }) => id));
}

function addProductRows(
  rows: SeedRows,
  operator: Operator,
  product: Product,
  sketch: ProductSketch,
  commonId: string | null,
): void {
  rows.add("products", {
    id: product.id,
    organization_id: operator.id,
    name: product.name,
    description: sketch.description,
    product_group_id: product.groupId,
    form_type: sketch.formType ?? null,
    nni_product: product.needsNni,
    nni_type: sketch.nniType ?? null,
    initial_fee: product.initialFee.toFixed(2),
    monthly_fee: product.monthlyFee.toFixed(2),
    sla_class: product.slaClass,
    visibility: product.shownTo ? "whitelist" : "public",
    interfaces: [...(sketch.limits?.interfaces ?? [])],
    connectors: [...(sketch.limits?.connectors ?? [])],
    capacities: [...(sketch.limits?.capacities ?? [])],
    custom_fields: product.customFields,
    common_product_id: commonId,
  });
  const listed = [...(product.shownTo ?? [])];
  rows.add("product_whitelists", ...listed.map((subscriber_id) => ({ product_id: product.id, subscriber_id })));
}

/** A child sells its parent's shared products as its own. */
function shareProducts(rows: SeedRows, operators: readonly Operator[]): void {
  for (const { child: childKey, names } of sharedProducts) {
    const child = operators.find(({ key }) => key === childKey);
    const shared = child?.parent?.products.filter(({ name }) => names.includes(name)) ?? [];
    for (const product of shared) {
      child?.products.push(product);
      rows.add("sub_organization_products", { organization_id: child?.id ?? "", product_id: product.id });
    }
  }
}
