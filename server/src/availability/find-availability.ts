import {
  answerEnds,
  answerThatCounts,
  availabilities,
  availabilityActions,
  availabilityOf,
  isAskedFor,
  typeOfAction,
  type AskedProducts,
  type AvailabilityAction,
} from "@runko/domain/availability/availability";
import { refusalOfSupplier } from "@runko/domain/organizations/event-type-rights";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { normalizeAddress, type Address } from "@runko/domain/values/address";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { findPlace } from "../places/find-place.ts";
import { findSuppliers, type SupplierFacts } from "../products/find-suppliers.ts";
import { withRefusalText } from "../products/list-suppliers.ts";
import { listOrderableProducts, type OrderableProduct } from "../products/load-orderable-products.ts";
import type { AvailabilityAnswer, AvailabilityRow } from "./availability-schema.ts";
import {
  findAnswers,
  findAreas,
  findConnections,
  findUnfinished,
  mostAtAddress,
  type AnswerAtAddress,
  type OwnConnection,
  type SaidArea,
  type Unfinished,
} from "./find-at-address.ts";

/** What is asked for at one address, and when. */
export type AskedAt = {
  address: Address;
  products: AskedProducts;
  mayAct: boolean;
  today: string;
  texts: Catalogue;
};

type Asked = Omit<AskedAt, "today"> & { subscriberId: string; now: Date };

export type Known = {
  answers: readonly AnswerAtAddress[];
  areas: ReadonlyMap<string, SaidArea>;
  connections: readonly OwnConnection[];
  unfinished: readonly Unfinished[];
};

const actionsWith = (supplier: SupplierFacts): AvailabilityAction[] =>
  availabilityActions.filter((action) => refusalOfSupplier(supplier, typeOfAction[action]) === null);

function rowOf(
  { mayAct, today, texts, address }: AskedAt,
  { answers, areas, connections, unfinished }: Known,
  { supplier, product }: Offered,
): AvailabilityRow {
  const isOf = ({ supplierId, productIds }: Pick<Unfinished, "supplierId" | "productIds">) =>
    supplierId === supplier.id && productIds.includes(product.id);
  const asked = unfinished.find((one) => one.documentType === "AvailabilityRequest" && isOf(one));
  const own = answers.filter(isOf).map((one) => ({ ...one, days: supplier.answerDays }));
  const answer = answerThatCounts(own, today);
  const area = areas.get(product.id);
  const said = answer ?? area;
  const has = connections.find(({ productId, supplierId }) => productId === product.id && supplierId === supplier.id);
  const { refusal, refusalText } = withRefusalText(texts, product);
  return {
    supplier: { id: supplier.id, name: supplier.name },
    product: { id: product.id, name: product.name },
    productGroupId: product.productGroupId,
    category: product.category,
    several: product.multiProductAllowed,
    capacities: [...product.capacities],
    interfaces: [...product.interfaces],
    availability: availabilityOf(answer, area),
    answer: answer
      ? {
          id: answer.id,
          documentType: answer.documentType,
          answeredOn: answer.answeredOn,
          countsUntil: answerEnds(answer),
          otherApartment: (answer.apartment ?? "") !== (address.apartment ?? ""),
        }
      : null,
    area: area ? { kind: area.kind, verdict: area.verdict, note: area.note, saidOn: area.saidOn } : null,
    deliveryDays: said?.deliveryDays ?? null,
    connectFee: said?.connectFee ?? product.initialFee,
    monthlyFee: said?.monthlyFee ?? product.monthlyFee,
    connectionId: has?.id ?? null,
    requestId: asked?.id ?? null,
    refusalText,
    allowedActions: mayAct && refusal === null ? actionsWith(supplier) : [],
  };
}

/** By what rows are sorted: what one has first, then by how well it is known, then by price. Source: beyond D2 */
const rankOf = (row: AvailabilityRow) => ({
  row,
  has: row.connectionId === null ? 1 : 0,
  known: availabilities.indexOf(row.availability),
  fee: Number(row.monthlyFee),
});
type Ranked = ReturnType<typeof rankOf>;

const best = (one: Ranked, other: Ranked): number =>
  one.has - other.has ||
  one.known - other.known ||
  one.fee - other.fee ||
  (one.row.product.id < other.row.product.id ? -1 : 1);

export type Offered = { supplier: SupplierFacts; product: OrderableProduct };

/** What the subscriber may order, or ask for, and of whom. */
export async function findOffered(db: Kysely<Database>, subscriberId: string): Promise<Offered[]> {
  const suppliers = (await findSuppliers(db, subscriberId)).filter((one) => actionsWith(one).length > 0);
  const supplierIds = suppliers.map(({ id }) => id);
  const products = await listOrderableProducts(db, { subscriberId, supplierIds, documentType: "Order" });
  const bySupplier = new Map(suppliers.map((supplier) => [supplier.id, supplier]));
  return products.flatMap((product) => {
    const supplier = bySupplier.get(product.supplierId);
    return supplier ? [{ supplier, product }] : [];
  });
}

/** What is known of each of the products at an address, the best first. */
export const rowsAt = (asked: AskedAt, known: Known, offered: readonly Offered[]): AvailabilityRow[] =>
  offered
    .filter(({ product }) => isAskedFor(product, asked.products))
    .map((one) => rankOf(rowOf(asked, known, one)))
    .toSorted(best)
    .map(({ row }) => row);

/** What the subscriber can have at an address of those to whom it may send an order or ask, and what it has there. Source: beyond D */
export async function findAvailability(db: Kysely<Database>, given: Asked): Promise<AvailabilityAnswer> {
  const { now, subscriberId, ...rest } = given;
  const address = normalizeAddress(given.address);
  const place = (await findPlace(db, address.postalCode ?? "")) ?? null;
  const offered = await findOffered(db, subscriberId);
  const municipality = place?.municipality.id ?? null;
  const ids = [...new Set(offered.map(({ product }) => product.id))];
  const [areasOf, answers, connections, unfinished] = await Promise.all([
    findAreas(db, ids, [{ address, municipality }]),
    findAnswers(db, subscriberId, [address]),
    findConnections(db, subscriberId, [address]),
    findUnfinished(db, subscriberId, [address]),
  ]);
  const areas = areasOf(address, municipality);
  const rows = rowsAt(
    { ...rest, address, today: todayInHelsinki(now) },
    { answers, areas, connections, unfinished },
    offered,
  );
  return {
    place,
    declared: rows.some(({ product }) => areas.has(product.id)),
    rows,
    connections: connections
      .slice(0, mostAtAddress)
      .map(({ id, state, productName, supplierName }) => ({ id, state, productName, supplierName })),
    documents: unfinished
      .slice(0, mostAtAddress)
      .map(({ id, documentType, eventState, productName, supplierName }) => ({
        id,
        documentType,
        eventState,
        productName,
        supplierName,
      })),
    more: connections.length > mostAtAddress || unfinished.length > mostAtAddress,
  };
}
