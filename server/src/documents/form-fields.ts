import { fieldsWrittenBy, type FieldName } from "@runko/domain/documents/document-fields";
import { documentFieldsSchema } from "@runko/domain/documents/document-fields-schema";
import type { PathRole } from "@runko/domain/organizations/roles";
import { addressParts } from "@runko/domain/values/address";
import { publishedFields } from "../platform/entity/define-entity.ts";
import { finnish, objectJson, text, unsorted, type Field, type Fields } from "../platform/entity/fields.ts";
import { publishFields, type FieldType, type PublishedFields } from "../platform/filter/published-entity.ts";
import { addressColumn, addressFields, fieldColumns } from "./document-columns.ts";

const answerFields = new Set<FieldName>(fieldsWrittenBy("supplier"));
const isAnswer = (name: FieldName) => answerFields.has(name);
export const namesOfAnswer = Object.keys(documentFieldsSchema.shape).filter((name) => isAnswer(name as FieldName));

const columnTypes: Partial<Record<FieldName, FieldType>> = {
  requestedDate: "date",
  estimatedDeliveryDate: "date",
  actualDeliveryDate: "date",
  validUntilDate: "date",
  nniFromId: "uuid",
  nniToId: "uuid",
  billingGroupId: "uuid",
};

/** A column of documents `d` as this role may see it: the answer is hidden from the subscriber until shown (D-9b). */
export function shownColumn(name: keyof typeof fieldColumns, role: PathRole): string {
  const column = `d.${fieldColumns[name]}`;
  return role === "SUBSCRIBER" && isAnswer(name) ? `(CASE WHEN d.answer_shown THEN ${column} END)` : column;
}

/** An address of documents, of which its parts are filtered; null when neither its street nor its place is said. */
export function addressOf(field: (typeof addressFields)[number], table = "d"): Field & { parts: Fields } {
  const column = (part: (typeof addressParts)[number]) => `${table}.${addressColumn(field, part)}`;
  const parts = Object.fromEntries(addressParts.map((part) => [part, finnish(column(part))]));
  const sql = `CASE WHEN ${column("streetName")} IS NOT NULL OR ${column("postalPlace")} IS NOT NULL
    THEN ${objectJson(parts)} END`;
  return { sql, schema: documentFieldsSchema.shape[field], parts };
}

const addresses = (table?: string): Fields =>
  Object.fromEntries(addressFields.map((field) => [field, addressOf(field, table)]));

/** The fields that have columns, as this role may see them. */
export function columnFields(role: PathRole): Fields {
  const names = Object.keys(fieldColumns) as (keyof typeof fieldColumns)[];
  const own = names.map((name): [string, Field] => {
    const [type, sql, schema] = [
      columnTypes[name] ?? "text",
      shownColumn(name, role),
      documentFieldsSchema.shape[name],
    ];
    return [name, type === "text" ? finnish(sql, schema) : { type, sql, schema }];
  });
  return { ...Object.fromEntries(own), ...addresses() };
}

/** What of the rest lists show too: the capacity that was asked for, of a connection as it stands (D-39). */
export const capacity = "(d.details ->> 'capacity')";

/** The fields that lists show: those that have columns, and the capacity, which as free text has no order. */
export const listedFields = (role: PathRole): Fields => ({ ...columnFields(role), capacity: unsorted(text(capacity)) });

/** SQL of all fields of a document whose answer is shown, for a table alias. */
export function fieldsJson(table: string): string {
  const names = Object.keys(fieldColumns) as (keyof typeof fieldColumns)[];
  const own = Object.fromEntries(names.map((name) => [name, text(`${table}.${fieldColumns[name]}`)]));
  return `jsonb_strip_nulls(${table}.details || ${objectJson({ ...own, ...addresses(table) }, "jsonb")})`;
}

const published = (name: string, fields: Fields): PublishedFields =>
  publishFields({ name, as: "d", fields: publishedFields(fields) });

/** What `docWhere` may name: the fields of the form and answer, without their prefix. */
export const publishedForm: Record<PathRole, PublishedFields> = {
  SUBSCRIBER: published("document", listedFields("SUBSCRIBER")),
  SUPPLIER: published("document", listedFields("SUPPLIER")),
  ERROR_HANDLER: published("document", listedFields("ERROR_HANDLER")),
};

export const publishedTargetAddress = published("targetAddress", addressOf("targetAddress").parts);
export const publishedOtherEndAddress = published("otherEndAddress", addressOf("otherEndAddress").parts);
