import type { ProductCategory } from "../enumerations/product-categories.ts";
import { isEmptyValue } from "./check-document.ts";
import { documentFields, fieldNames, personalFields, type FieldGroup, type FieldName } from "./document-fields.ts";
import type { DocumentFields } from "./document-fields-schema.ts";

const groupsOfConnection: ReadonlySet<FieldGroup> = new Set(["connection", "addresses", "references", "answer"]);

/** What a document says of itself and of its own delivery, not of the connection; persons are named by each alone (T19). */
const ofItself: ReadonlySet<FieldName> = new Set([
  ...personalFields,
  "modificationTypes",
  "estimatedDeliveryTime",
  "estimatedDeliveryDate",
  "actualDeliveryDate",
  "validUntilDate",
  "supplierInfo",
]);

/** The fields that say what a connection is: a ready change order lays its own over them (D-39). */
export const connectionFields: readonly FieldName[] = fieldNames.filter(
  (name) => groupsOfConnection.has(documentFields[name].group) && !ofItself.has(name),
);

/** What a fault tells of its connection: what is broken, and no price or reference of the order (D-47). */
export const faultyConnectionFields: readonly FieldName[] = connectionFields.filter(
  (name) => documentFields[name].group !== "references" && documentFields[name].kind !== "money",
);

/** What both parties call a connection. */
export const namesOfConnection = [
  "subscriberConnectionId",
  "supplierConnectionId",
] as const satisfies readonly FieldName[];

export type ConnectionProduct = {
  productId: string;
  active: boolean;
  customFields: Readonly<Record<string, unknown>>;
};

/** What is delivered: of an order as it was ordered, of a change order what it changes it to. */
export type Connection<Product extends ConnectionProduct = ConnectionProduct> = {
  /** connectionFields alone. */
  document: DocumentFields;
  eventProducts: readonly Product[];
  category: ProductCategory;
  productGroupId: string | null;
};

/** Those of the fields that say what the connection is, and say something. */
export function fieldsOfConnection(fields: DocumentFields): DocumentFields {
  return Object.fromEntries(
    connectionFields.flatMap((name) => (isEmptyValue(fields[name]) ? [] : [[name, fields[name]]])),
  );
}

const said = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmptyValue(value)));

/** A change that names another product names all that there then are; one that names known ones leaves the others. */
function layProducts<P extends ConnectionProduct>(standing: readonly P[], changed: readonly P[]): readonly P[] {
  const same = (one: P) => (other: P) => other.productId === one.productId;
  if (!changed.every((product) => standing.some(same(product)))) return changed;
  return standing.map((product) => {
    const change = changed.find(same(product));
    return change ? { ...change, customFields: { ...product.customFields, ...said(change.customFields) } } : product;
  });
}

function layOver<P extends ConnectionProduct>(standing: Connection<P>, change: Connection<P>): Connection<P> {
  const document = { ...standing.document, ...fieldsOfConnection(change.document) };
  const changed = change.eventProducts.filter(({ active }) => active);
  if (changed.length === 0) return { ...standing, document };
  return { ...change, document, eventProducts: layProducts(standing.eventProducts, changed) };
}

/** The connection as it stands: as it was ordered, with its ready change orders laid over it in order of readiness (D-39). */
export function standingConnection<P extends ConnectionProduct>(
  ordered: Connection<P>,
  changes: readonly Connection<P>[],
): Connection<P> {
  return changes.reduce(layOver, ordered);
}
