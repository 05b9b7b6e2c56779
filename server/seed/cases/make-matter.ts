import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { interfaceTypes } from "@runko/domain/enumerations/interface-types";
import type { DslType } from "@runko/domain/enumerations/dsl-types";
import type { CalendarDate } from "@runko/domain/values/calendar-date";
import { chance, int, pick, pickSome, pickWeighted, type Random } from "../chance/random.ts";
import {
  configurations,
  connectionTechnologiesOf,
  installations,
  passageInstructions,
  placementArguments,
  serviceDescriptions,
  subscriberInfos,
} from "../data/form-phrases.ts";
import { customerNames } from "../data/customer-names.ts";
import { kindOf } from "../data/phrase.ts";
import { makeAddress, municipalities } from "../parties/make-address.ts";
import { emailOf, makePhone, makeNamer } from "../parties/make-people.ts";
import type { Operator, Person, Product, Trade } from "../world.ts";
import { makeCustomValues } from "./make-custom-values.ts";
import type { Matter } from "./matter.ts";
import { phrase, type Teller } from "./teller.ts";

const dslTypes: readonly (readonly [word: string, type: DslType])[] = [
  ["G.SHDSL.bis", "G.SHDSL.bis"],
  ["VDSL", "VDSL"],
  ["kuitu", "fibre"],
];

function portOf(random: Random, capacity: string): Pick<DocumentFields, "interface" | "connector"> {
  if (capacity.startsWith("10 G") || capacity.startsWith("100 G")) {
    return { interface: pick(random, ["10GBase-LR", "10GBase-BX-D/U biDi"] as const), connector: "LC UPC SM" };
  }
  if (!capacity.startsWith("1 G"))
    return { interface: pick(random, ["100Base-TX", "1000Base-TX"] as const), connector: "RJ45" };
  return pick(random, [
    { interface: "1000Base-LX", connector: "LC UPC SM" },
    { interface: "1000Base-BX 10-D/U", connector: "SC APC SM" },
    { interface: "1000Base-TX", connector: "RJ45" },
  ] as const);
}

function placeOf(random: Random, { subscriber, supplier }: Trade): string {
  const homes = [supplier.town, subscriber.town];
  return chance(random, 0.7) ? pick(random, homes) : pick(random, municipalities);
}

function nnisOf(random: Random, { subscriber, supplier }: Trade, product: Product): DocumentFields {
  const serving = supplier.nnis.filter(({ groups }) => groups.includes(product.group));
  const from = serving.filter((nni) => nni.from.has(subscriber.id));
  const to = serving.filter((nni) => nni.to.has(subscriber.id));
  return {
    ...(from.length > 0 ? { nniFromId: pick(random, from).id } : {}),
    ...(to.length > 0 && chance(random, 0.3) ? { nniToId: pick(random, to).id } : {}),
  };
}

/** Products that this subscriber may choose from this supplier (D-21, D-22). */
export function productsFor({ subscriber, supplier }: Trade): Product[] {
  return supplier.products.filter(
    ({ shownTo, needsNni, category, group }) =>
      (shownTo === null || shownTo.has(subscriber.id)) &&
      (!(needsNni || category === "ETHERNET_CONNECTION") ||
        supplier.nnis.some((nni) => nni.groups.includes(group) && nni.from.has(subscriber.id))),
  );
}

function pickProducts(random: Random, trade: Trade): Product[] {
  const product = pick(random, productsFor(trade));
  if (!product.multiProduct || !trade.supplier.multiproduct) return [product];
  const siblings = productsFor(trade).filter(
    ({ groupId, multiProduct }) => multiProduct && groupId === product.groupId,
  );
  return [
    product,
    ...pickSome(
      random,
      siblings.filter((other) => other !== product),
      int(random, 0, 2),
    ),
  ];
}

const seldom = <Value>(random: Random, probability: number, make: () => Value): Value | undefined =>
  chance(random, probability) ? make() : undefined;

function technicalFields(random: Random, trade: Trade, product: Product): DocumentFields {
  const capacity = product.capacity ?? pick(random, ["100/100 Mbit/s", "1 Gbit/s"]);
  const port = portOf(random, capacity);
  const [wavelengthTx, wavelengthRx] = pick(random, [
    [1310, 1550],
    [1550, 1310],
    [1270, 1330],
    [1330, 1270],
    [1490, 1310],
  ] as const);
  const kind = kindOf(product.category);
  const area = trade.supplier.town.slice(0, 3).toUpperCase();
  return {
    description: phrase(random, serviceDescriptions),
    connectionTechnology: seldom(random, 0.6, () => pick(random, connectionTechnologiesOf(product.name))),
    dslType: dslTypes.find(([word]) => product.name.includes(word))?.[1] ?? "fibre",
    capacity,
    ...port,
    otherEndInterface: chance(random, 0.8) ? port.interface : pick(random, interfaceTypes),
    otherEndConnector: port.connector,
    wavelengthTx,
    wavelengthRx,
    plannedLength: seldom(random, 0.6, () => String(int(random, 4, 900) * 100)),
    cableY: seldom(random, 0.25, () => `Y-${int(random, 1000, 9999)}`),
    targetExchange: seldom(random, 0.5, () => `${area}-K${int(random, 1, 9)}`),
    targetHub: seldom(random, 0.4, () => `${area}-H${int(random, 100, 480)}`),
    ...nnisOf(random, trade, product),
    connectionConfiguration: seldom(random, 0.8, () => phrase(random, configurations)),
    arguments: kind === "devices" || kind === "antennas" ? phrase(random, placementArguments[kind]) : undefined,
    installation: seldom(random, 0.4, () => phrase(random, installations)),
  };
}

function customerFields(random: Random, trade: Trade, product: Product): DocumentFields {
  const { subscriber } = trade;
  const customerName = pick(random, customerNames);
  const contact = makeNamer(random)();
  const place = placeOf(random, trade);
  const otherPlace = chance(random, 0.6) ? place : placeOf(random, trade);
  return {
    targetAddress: makeAddress(random, place),
    otherEndAddress: makeAddress(random, otherPlace),
    passageInstructions: seldom(random, 0.6, () => phrase(random, passageInstructions)),
    customerName,
    contactName: `${contact.firstName} ${contact.lastName}`,
    contactPhone: makePhone(random),
    contactEmail: seldom(random, 0.7, () => emailOf(contact, `asiakas.${subscriber.domain}`)),
    subscriberInfo: seldom(random, 0.35, () => phrase(random, subscriberInfos[kindOf(product.category)])),
  };
}

function referenceFields(teller: Teller, trade: Trade, by: Person, date: CalendarDate): DocumentFields {
  const { random } = teller;
  const { subscriber } = trade;
  const inGroup = chance(random, 0.85);
  return {
    contractLength: pickWeighted(random, [
      [24, 4],
      [36, 4],
      [12, 2],
      [60, 2],
      [0, 2],
    ] as const),
    invoiceType: seldom(random, 0.7, () => pick(random, ["consolidated", "standalone", "regular"] as const)),
    billingGroupId: inGroup ? pick(random, subscriber.billingGroupIds) : undefined,
    billingAddress: inGroup ? undefined : makeAddress(random, subscriber.town),
    customBillingReference: seldom(random, 0.35, () => `KP ${int(random, 1000, 8999)}`),
    projectId: seldom(random, 0.4, () => projectOf(random, subscriber, date)),
    contractNumber: seldom(random, 0.5, () => trade.contractNumber),
    orderNumber: seldom(
      random,
      0.5,
      () => `T${date.slice(2, 4)}${String(teller.next(`${subscriber.key} order`)).padStart(5, "0")}`,
    ),
    followers: seldom(random, 0.2, () => followersOf(random, subscriber, by)),
  };
}

/** Several cases of the same half-year share a project. */
function projectOf(random: Random, { key }: Operator, date: CalendarDate): string {
  const half = date.slice(5) < "07-01" ? "K" : "S";
  return `${key.slice(0, 3).toUpperCase()}-${date.slice(0, 4)}${half}-${String(int(random, 1, 9)).padStart(2, "0")}`;
}

function followersOf(random: Random, subscriber: Operator, by: Person): string[] {
  const others = subscriber.staff.SUBSCRIBER.filter((person) => person !== by);
  return pickSome(random, others, 2).map(({ emailAddress }) => emailAddress);
}

/** Something that this subscriber wants from this supplier on this day; a copy has the products of its source. */
export function makeMatter(
  teller: Teller,
  trade: Trade,
  by: Person,
  date: CalendarDate,
  products?: readonly Product[],
): Matter {
  const { random } = teller;
  const chosen = products ?? pickProducts(random, trade);
  const [first] = chosen;
  if (!first) throw new Error("A matter without a product.");
  return {
    trade,
    products: chosen,
    fields: {
      ...technicalFields(random, trade, first),
      ...customerFields(random, trade, first),
      ...referenceFields(teller, trade, by, date),
    },
    customValues: new Map(chosen.map((product) => [product, makeCustomValues(random, product)])),
  };
}

export function connectionIdOf(teller: Teller, { key }: Operator, date: CalendarDate): string {
  const number = String(teller.next(`${key} connection`)).padStart(5, "0");
  return `${key.slice(0, 3).toUpperCase()}-${date.slice(2, 4)}-${number}`;
}
