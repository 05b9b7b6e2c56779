import { isDeepStrictEqual } from "node:util";
import { documentFields, type FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { subscriberDemands } from "@runko/domain/documents/field-demands";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { ModificationType } from "@runko/domain/enumerations/modification-types";
import { attributePlaces, fieldPlace } from "@runko/domain/tmf/field-places";
import type { TmfResource as ResourceName } from "@runko/domain/tmf/tmf-resources";
import { normalizeAddress, type Address } from "@runko/domain/values/address";
import type { Issue } from "@runko/domain/values/issue";
import { parseNumericText } from "@runko/domain/values/numeric-text";
import type { GivenEventProduct } from "../documents/plan-event-products.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { answeredPrices } from "./answer-prices.ts";
import { malformed } from "./read-body.ts";
import { readItemFields, readWholeFields, type GivenField } from "./read-item-fields.ts";
import type { TmfItem } from "./read-items.ts";
import type { Json } from "./select-attributes.ts";
import type { EventProduct } from "./tmf-resource.ts";
import type { TmfSource } from "./tmf-source.ts";

type Fields = Record<string, unknown>;

/** What the standard demands is malformed where it lacks; the rest are rules of ours. */
function refuseRead(issues: readonly Issue[]): void {
  const lacks = issues.filter(({ code }) => code === "REQUIRED");
  if (lacks.length > 0) throw malformed(...lacks);
  refuseIssues([...issues]);
}

function isSame(name: FieldName, one: unknown, other: unknown): boolean {
  if (isDeepStrictEqual(one ?? null, other ?? null)) return true;
  if (fieldPlace(name).at === "place")
    return isDeepStrictEqual(normalizeAddress((one ?? {}) as Address), normalizeAddress((other ?? {}) as Address));
  const isNumber = documentFields[name].kind === "number";
  return isNumber && parseNumericText(String(one)) === parseNumericText(String(other));
}

/** A notification contact is the first of the followers, whom a characteristic tells all. */
const isFirstOf = (name: FieldName, one: unknown, all: unknown): boolean =>
  name === "followers" && Array.isArray(one) && Array.isArray(all) && isDeepStrictEqual(one, all.slice(0, 1));

/** A document has each of its fields once: several items may say it, and none otherwise (beyond A5.1). */
function gather(given: readonly GivenField[], issues: Issue[]): Map<FieldName, GivenField> {
  const fields = new Map<FieldName, GivenField>();
  for (const one of given) {
    const before = fields.get(one.name);
    if (!before || before.yields || isFirstOf(one.name, before.value, one.value)) fields.set(one.name, one);
    else if (!one.yields && !isSame(one.name, before.value, one.value))
      issues.push({ path: one.path, code: "DIFFERS_BETWEEN_ITEMS" });
  }
  return fields;
}

type Writing = {
  resource: ResourceName;
  writer: "subscriber" | "supplier";
  /** What is told of the document that is changed; absent of a new one. */
  told?: DocumentFields | undefined;
  /** Whether what is told already asks for nothing. */
  leavesSame: boolean;
};

/** What the writer gives of its own fields; the other side's are as they are told, or refused. */
function ownFields(
  given: ReadonlyMap<FieldName, GivenField>,
  { writer, told, leavesSame }: Writing,
  issues: Issue[],
): Fields {
  const own: Fields = {};
  for (const { name, value, path, isAttribute } of given.values()) {
    const same = told !== undefined && isSame(name, told[name], value);
    if (documentFields[name].writer === writer) {
      if (!(same && leavesSame)) own[name] = value;
    } else if (told ? !same : !isAttribute) issues.push({ path, code: "NOT_WRITABLE" });
  }
  return own;
}

function readFields(body: Json, items: readonly TmfItem[], writing: Writing) {
  const { resource } = writing;
  const whole = readWholeFields(resource, body);
  const read = items.map((item) => readItemFields(resource, item));
  const issues = [...whole.issues, ...read.flatMap((one) => one.issues)];
  const given = gather([...whole.given, ...read.flatMap((one) => one.given)], issues);
  const fields = ownFields(given, writing, issues);
  return { fields, issues, customFields: read.map((one) => one.customFields) };
}

type WrittenFields = { fields: DocumentFields; customFields: Record<string, string | null>[] };

type Formed = {
  resource: ResourceName;
  documentType: DocumentType;
  source?: Pick<TmfSource, "fields" | "category"> | undefined;
  told?: DocumentFields | undefined;
};

/** What a subscriber writes into a document: what the form was filled in with, under what the body says. */
export function fieldsOfForm(
  body: Json,
  items: readonly TmfItem[],
  { resource, documentType, source, told }: Formed,
): WrittenFields {
  const writing = { resource, writer: "subscriber", told, leavesSame: true } as const;
  const { fields, issues, customFields } = readFields(body, items, writing);
  refuseRead(issues);
  if (documentType === "ChangeOrder" && !Object.hasOwn(fields, "modificationTypes")) {
    const changed = modificationsOf(fields, told);
    if (changed.length > 0) fields["modificationTypes"] = changed;
  }
  const usual = documentType === "Order" && !told ? { deliveryType: "normal" } : {};
  const filled = source ? filledIn(source, documentType, fields) : {};
  return { fields: { ...usual, ...filled, ...fields } as DocumentFields, customFields };
}

/** What the form is filled in with from the source, of the fields that it asks for. */
function filledIn(
  { fields, category }: Pick<TmfSource, "fields" | "category">,
  type: DocumentType,
  given: Fields,
): Fields {
  const demanded = subscriberDemands(type, category, (given["modificationTypes"] ?? []) as ModificationType[]);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => demanded.has(name as FieldName)));
}

const kindsOfChange: Partial<Record<FieldName, ModificationType>> = {
  targetAddress: "address",
  otherEndAddress: "address",
  capacity: "speed",
  cableY: "cableY",
};

/** What a change is of, where the client does not say it: what it was of, and what is told of the connection now. */
function modificationsOf(fields: Fields, told: DocumentFields = {}): ModificationType[] {
  const named = Object.entries(fields).flatMap(([key, value]): ModificationType | ModificationType[] => {
    const name = key as FieldName;
    if (isSame(name, told[name], value)) return [];
    const isOther = fieldPlace(name).at === "characteristic" && !attributePlaces.productOrder[name];
    return kindsOfChange[name] ?? (isOther ? "other" : []);
  });
  return named.length === 0 ? [] : [...new Set([...(told.modificationTypes ?? []), ...named])];
}

type Answering = {
  resource: ResourceName;
  document: DocumentFields;
  products: readonly EventProduct[];
  productOf: (item: TmfItem) => EventProduct | undefined;
  /** Before that, its day and its id confirm it also where they are drafted. */
  confirmed: boolean;
};

/** What a supplier writes into a document: its answer, and what its products cost, each by the id of its item. */
export function fieldsOfAnswer(
  body: Json,
  items: readonly TmfItem[],
  { resource, document: told, products, productOf, confirmed }: Answering,
): { fields: DocumentFields; prices: GivenEventProduct[] } {
  const writing = { resource, writer: "supplier", told, leavesSame: confirmed } as const;
  const { fields, issues, customFields } = readFields(body, items, writing);
  for (const [index, item] of items.entries()) {
    const known = productOf(item)?.customFields ?? {};
    const isOther = Object.entries(customFields[index] ?? {}).some(([name, value]) => (known[name] ?? null) !== value);
    if (isOther) issues.push({ path: `${item.at}/product/productCharacteristic`, code: "NOT_WRITABLE" });
  }
  const priced = answeredPrices(resource, items, { document: told, products, productOf });
  refuseRead([...issues, ...priced.issues]);
  return { fields: { ...fields, ...priced.fields } as DocumentFields, prices: priced.prices };
}
