import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { feesOf } from "@runko/domain/documents/product-fees";
import { asList, asObject } from "@runko/domain/tmf/json-shapes";
import { readPrices } from "@runko/domain/tmf/prices";
import { pricesOfResource, type TmfResource as ResourceName } from "@runko/domain/tmf/tmf-resources";
import type { Issue } from "@runko/domain/values/issue";
import type { GivenEventProduct } from "../documents/plan-event-products.ts";
import type { TmfItem } from "./read-items.ts";
import type { EventProduct } from "./tmf-resource.ts";

const priceNames = { connectFee: "productPrice", monthlyFee: "monthPrice" } as const;
type PriceName = keyof typeof priceNames;
const isPriceOfProduct = (name: string): name is PriceName => Object.hasOwn(priceNames, name);

type Priced = { fields: DocumentFields; prices: GivenEventProduct[]; issues: Issue[] };

/** What repairing costs is one price of the whole document. */
function chargeOf({ sent, at }: TmfItem, told: DocumentFields): Priced {
  const named = asList(sent["charge"]).map((row) => ({ name: "correctionPrice", ...asObject(row) }));
  const { fields, issues } = readPrices(named, `${at}/charge`);
  const other = Object.keys(fields).filter((name) => name !== "correctionPrice");
  const foreign = other.map((): Issue => ({ path: `${at}/charge`, code: "NOT_FOR_THIS_DOCUMENT" }));
  const same = fields.correctionPrice === told.correctionPrice;
  return { fields: same ? {} : fields, prices: [], issues: [...issues, ...foreign] };
}

type GivenPrices = Partial<Record<PriceName, string>>;

function pricesOfItem(resource: ResourceName, { sent, at }: TmfItem, issues: Issue[]): GivenPrices {
  const name = pricesOfResource[resource];
  const { fields, issues: broken } = readPrices(sent[name], `${at}/${name}`);
  issues.push(...broken);
  const entries = Object.entries(fields).filter(([field]) => isPriceOfProduct(field));
  if (entries.length < Object.keys(fields).length)
    issues.push({ path: `${at}/${name}`, code: "NOT_FOR_THIS_DOCUMENT" });
  return Object.fromEntries(entries);
}

/** The fees of an offer: what its products then cost together, of those prices that its items say. */
function feesOfOffer(products: readonly EventProduct[], given: readonly GivenEventProduct[], told: DocumentFields) {
  const priced = products.map((product) => ({
    ...product,
    ...given.find(({ productId }) => productId === product.productId),
    active: product.active,
  }));
  const said = (Object.keys(priceNames) as PriceName[]).filter((fee) =>
    given.some((one) => one[priceNames[fee]] !== undefined),
  );
  const fees = feesOf(priced);
  return Object.fromEntries(said.flatMap((fee) => (fees[fee] === told[fee] ? [] : [[fee, fees[fee]]])));
}

type Pricing = {
  document: DocumentFields;
  products: readonly EventProduct[];
  productOf: (item: TmfItem) => EventProduct | undefined;
};

/**
 * What the items of an answer cost: of an order each product by itself, of an offer also what they cost together, which its
 * fees say; of a repair its one price. What is told already asks for nothing.
 */
export function answeredPrices(
  resource: ResourceName,
  items: readonly TmfItem[],
  { document, products, productOf }: Pricing,
): Priced {
  const [first] = items;
  if (resource === "troubleTicket") return first ? chargeOf(first, document) : { fields: {}, prices: [], issues: [] };
  const issues: Issue[] = [];
  const isOffer = resource !== "productOrder";
  const prices = items.flatMap((item): GivenEventProduct[] => {
    const product = productOf(item);
    const given = pricesOfItem(resource, item, issues);
    if (!product) return [];
    const names = (Object.keys(given) as PriceName[]).filter(
      (fee) => product[priceNames[fee]] !== given[fee] || (isOffer && document[fee] === undefined),
    );
    if (names.length === 0) return [];
    return [{ productId: product.productId, ...Object.fromEntries(names.map((fee) => [priceNames[fee], given[fee]])) }];
  });
  return { fields: isOffer ? feesOfOffer(products, prices, document) : {}, prices, issues };
}
