import type { Catalogue } from "../texts/catalogue.ts";
import { isEmptyValue } from "./check-document.ts";
import { awaitsCancelConfirmation, derivedWords } from "./derived-words.ts";
import { documentFields, fieldGroups, fieldNames, type FieldGroup, type FieldName } from "./document-fields.ts";
import type { DocumentFields } from "./document-fields-schema.ts";
import { shownState, type DocumentState } from "./document-states.ts";
import { earlierValues, type ConnectedDocument } from "./earlier-values.ts";
import { fieldLabel } from "./field-label.ts";
import { formatFieldValue } from "./format-field-value.ts";
import { pricedProducts, withoutSaidFees } from "./product-fees.ts";
import { faultyConnectionFields, namesOfConnection } from "./standing-connection.ts";

type WrittenProduct = {
  productName: string;
  active: boolean;
  /** Euros, `"120.50"`. */
  productPrice: string | null;
  monthPrice: string | null;
  customFields?: Readonly<Record<string, unknown>> | undefined;
};

/** What the text form needs of a document as the API answers it (D-30). */
export type WrittenDocument = Omit<ConnectedDocument, "asOrdered" | "eventProducts"> & {
  id: number;
  caseId: number;
  eventState: DocumentState;
  archived: boolean;
  rejected: boolean;
  modified: boolean;
  disconnected: boolean;
  cancelConfirmed?: boolean | null | undefined;
  returned?: boolean | undefined;
  reopened?: boolean | undefined;
  heldReason?: string | null | undefined;
  committedDeliveryDate?: string | null | undefined;
  subscriber: { name: string };
  supplier: { name: string };
  eventProducts: readonly WrittenProduct[];
  asOrdered?: { document: DocumentFields; eventProducts: readonly WrittenProduct[] } | null | undefined;
};

/** One thing told: what it is, and what is said of it, nothing of what its name says whole. */
export type ToldLine = { label: string; value: string };

/** A document as its reader reads it from top to bottom, whatever it is written on. */
export type ToldDocument = { title: string; head: ToldLine[]; parties: ToldLine[]; sections: ToldSection[] };

/** One subject; `answer` where it is what the supplier says. */
type ToldSection = { title: string; lines: ToldLine[]; answer: boolean };

const line = (label: string, value: string): ToldLine => ({ label, value });

/** A line as text. */
export const writtenLine = ({ label, value }: ToldLine): string => (value === "" ? label : `${label}: ${value}`);

function stateLine(texts: Catalogue, view: WrittenDocument): ToldLine {
  const words = texts.documents;
  const state = words.states[shownState(view)];
  const replaced = awaitsCancelConfirmation(view) && !view.archived;
  const [first = state, ...others] = [...(replaced ? [] : [state]), ...derivedWords(texts.documents, view)];
  return line(words.state, [first, ...others.map((word) => word.toLowerCase())].join(", "));
}

function productLines({ documents: words, formats }: Catalogue, product: WrittenProduct): ToldLine[] {
  const { productPrice, monthPrice } = product;
  const prices = [
    ...(productPrice === null ? [] : [`${words.price.initial} ${formats.money(productPrice)}`]),
    ...(monthPrice === null ? [] : [`${words.price.monthly} ${formats.money(monthPrice)}`]),
  ];
  const custom = Object.entries(product.customFields ?? {}).filter(([, value]) => typeof value === "string" && value);
  return [line(product.productName, prices.join(", ")), ...custom.map(([name, value]) => line(name, String(value)))];
}

const deliveredLines = (texts: Catalogue, products: readonly WrittenProduct[], fees: DocumentFields): ToldLine[] =>
  pricedProducts(products, fees)
    .filter(({ active }) => active)
    .flatMap((product) => productLines(texts, product));

/** What was ordered where it was something else than what there is. */
function orderedLines(texts: Catalogue, { asOrdered, eventProducts, document }: WrittenDocument): ToldLine[] {
  if (!asOrdered) return [];
  const now = new Set(deliveredLines(texts, eventProducts, document).map(writtenLine));
  return deliveredLines(texts, asOrdered.eventProducts, asOrdered.document)
    .map(writtenLine)
    .filter((told) => !now.has(told))
    .map((told) => line(texts.documents.connection.orderedProduct, told));
}

/** The day that was agreed first, of one that has moved since. */
function agreedLines(
  texts: Catalogue,
  { documentType, committedDeliveryDate: agreed, document }: WrittenDocument,
): ToldLine[] {
  if (!agreed || agreed === document.estimatedDeliveryDate) return [];
  return [line(texts.deliveryDates.committed(documentType), texts.formats.date(agreed))];
}

type Names = Readonly<Record<string, string>>;

function written(texts: Catalogue, name: FieldName, value: unknown, names: Names): string {
  return typeof value === "string" && Object.hasOwn(names, value)
    ? String(names[value])
    : formatFieldValue(texts, name, value);
}

/** A field's value, beside what it was before where that was something else. */
function writtenChange(texts: Catalogue, view: WrittenDocument, name: FieldName, names: Names): string {
  const words = texts.documents;
  const value = written(texts, name, view.document[name], names);
  const earlier = earlierValues(view);
  if (!earlier.has(name)) return value;
  const before = written(texts, name, earlier.get(name), names) || words.connection.none;
  return words.connection[view.documentType === "Order" ? "ordered" : "changing"](
    before,
    value || words.connection.none,
  );
}

function groupLines(texts: Catalogue, view: WrittenDocument, group: FieldGroup, names: Names): ToldLine[] {
  return fieldNames.flatMap((name) => {
    const value = documentFields[name].group === group ? writtenChange(texts, view, name, names) : "";
    return value ? [line(fieldLabel(texts.documents, name, view.documentType), value)] : [];
  });
}

/** Which connection a document speaks of: a fault tells all that is known of it, others name it. */
function connectionLines(
  texts: Catalogue,
  { documentType, document, connection }: WrittenDocument,
  names: Names,
): ToldLine[] {
  const words = texts.documents;
  if (!connection) return [];
  const told = documentType === "Fault" ? faultyConnectionFields : namesOfConnection;
  const fields = told.flatMap((name) => {
    const value = isEmptyValue(document[name]) ? written(texts, name, connection.document[name], names) : "";
    return value ? [line(fieldLabel(texts.documents, name, "Order"), value)] : [];
  });
  return [line(words.connection.order, `${words.tidShort} ${connection.orderId}`), ...fields];
}

/** Why a document was returned or opened again is told while it waits for it, not of one that went on (D-48). */
function withoutPastReturn({ returned, rejected, reopened }: WrittenDocument, given: DocumentFields): DocumentFields {
  const fields = reopened ? given : { ...given, reopenReason: undefined };
  if (returned) return fields;
  return { ...fields, inProgressReason: undefined, ...(!rejected && { reasonExplanation: undefined }) };
}

function fieldsWithoutPrices(fields: DocumentFields): DocumentFields {
  const told = Object.entries(fields).filter(([name]) => documentFields[name as FieldName].kind !== "money");
  return Object.fromEntries(told);
}

const withoutPricesOf = <Part extends { document: DocumentFields; eventProducts: readonly WrittenProduct[] }>(
  part: Part,
): Part => ({
  ...part,
  document: fieldsWithoutPrices(part.document),
  eventProducts: part.eventProducts.map((product) => ({ ...product, productPrice: null, monthPrice: null })),
});

/** The same document without what it costs: a follower may be anybody, and prices are between the parties. */
export const withoutPrices = (view: WrittenDocument): WrittenDocument => ({
  ...withoutPricesOf(view),
  asOrdered: view.asOrdered && withoutPricesOf(view.asOrdered),
});

/** All that the view holds, so that it must be that of the reader; `names` says what the ids of NNIs and billing groups stand for. */
export function describeDocument(texts: Catalogue, view: WrittenDocument, names: Names = {}): ToldDocument {
  const words = texts.documents;
  const head = [line(words.tid, String(view.id)), line(words.cid, String(view.caseId)), stateLine(texts, view)];
  const parties = [line(words.subscriber, view.subscriber.name), line(words.supplier, view.supplier.name)];
  const products = [...deliveredLines(texts, view.eventProducts, view.document), ...orderedLines(texts, view)];
  const said = { ...view, document: withoutPastReturn(view, withoutSaidFees(view.document, view.eventProducts)) };
  const groups = fieldGroups.map((group) => ({
    title: words.groups[group],
    answer: group === "answer" || group === "correction",
    lines: [...(group === "answer" ? agreedLines(texts, view) : []), ...groupLines(texts, said, group, names)],
  }));
  const connection = { title: words.connection.title, answer: false, lines: connectionLines(texts, view, names) };
  const ordered = { title: words.products, answer: false, lines: products };
  const sections = [connection, ordered, ...groups].filter(({ lines }) => lines.length > 0);
  return { title: words.types[view.documentType].one, head, parties, sections };
}
