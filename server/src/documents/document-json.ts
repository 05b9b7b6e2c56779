import { fieldNames, fieldsWrittenBy, type FieldName } from "@runko/domain/documents/document-fields";
import type { PathRole } from "@runko/domain/organizations/roles";
import { addressParts } from "@runko/domain/values/address";
import type { Filter } from "../platform/filter/filter.ts";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { addressColumn, addressFields, fieldColumns } from "./document-columns.ts";
import { shownPrice, toldPrice } from "./product-prices.ts";

const answerFields = new Set<FieldName>(fieldsWrittenBy("supplier"));

/** A column of documents `d` as this role may see it: the answer is hidden from the subscriber until shown (D-9b). */
export function shownColumn(name: keyof typeof fieldColumns, role: PathRole): string {
  const column = `d.${fieldColumns[name]}`;
  return role === "SUBSCRIBER" && answerFields.has(name) ? `(CASE WHEN d.answer_shown THEN ${column} END)` : column;
}

const addressJson = (field: (typeof addressFields)[number], table = "d") => {
  const parts = addressParts.map((part) => `'${part}', ${table}.${addressColumn(field, part)}`);
  const street = `${table}.${addressColumn(field, "streetName")}`;
  const place = `${table}.${addressColumn(field, "postalPlace")}`;
  return `CASE WHEN ${street} IS NOT NULL OR ${place} IS NOT NULL THEN json_build_object(${parts.join(", ")}) END`;
};

function columnPairs(role: PathRole): string {
  const names = Object.keys(fieldColumns) as (keyof typeof fieldColumns)[];
  return [
    ...names.map((name) => `'${name}', ${shownColumn(name, role)}`),
    ...addressFields.map((field) => `'${field}', ${addressJson(field)}`),
  ].join(", ");
}

/** What of the rest lists show too: the capacity that was asked for, of a connection as it stands (D-39). */
export const capacity = "(d.details ->> 'capacity')";

/** The fields that lists show: those that have columns, and the capacity. */
const listFields = (role: PathRole) =>
  `json_strip_nulls(json_build_object(${columnPairs(role)}, 'capacity', ${capacity}))`;

const hiddenDetails = `'{${fieldNames.filter((name) => answerFields.has(name)).join(",")}}'::text[]`;

/** The fees of the offer that an order was made from: agreed before its supplier answers anything (D-40). */
const offeredFees = `(CASE WHEN d.source_mode = 'ORDER' THEN coalesce((
  SELECT jsonb_build_object('connectFee', o.details -> 'connectFee', 'monthlyFee', o.details -> 'monthlyFee')
  FROM documents o WHERE o.id = d.source_event_id), '{}'::jsonb) ELSE '{}'::jsonb END)`;

/** All fields that this role may see. */
function allFields(role: PathRole): string {
  const details =
    role === "SUBSCRIBER"
      ? `(CASE WHEN d.answer_shown THEN d.details ELSE d.details - ${hiddenDetails} || ${offeredFees} END)`
      : "d.details";
  return `jsonb_strip_nulls(${details} || jsonb_build_object(${columnPairs(role)}))`;
}

/** SQL of all fields of a document whose answer is shown, for a table alias. */
export function fieldsJson(table: string): string {
  const pairs = [
    ...Object.entries(fieldColumns).map(([name, column]) => `'${name}', ${table}.${column}`),
    ...addressFields.map((field) => `'${field}', ${addressJson(field, table)}`),
  ];
  return `jsonb_strip_nulls(${table}.details || jsonb_build_object(${pairs.join(", ")}))`;
}

const eventProducts = (role: PathRole, more = "") => `coalesce((
  SELECT json_agg(json_build_object(
    'eventId', p.document_id, 'productId', p.product_id, 'productName', p.product_name,
    'active', ${shownPrice("active", role)}, 'productPrice', ${toldPrice("product_price", role)},
    'monthPrice', ${toldPrice("month_price", role)}, 'customFields', p.custom_fields
  ) ORDER BY p.position, p.product_id)
  FROM event_products p WHERE p.document_id = d.id ${more}), '[]'::json)`;

const filePairs = `'id', f.id, 'name', f.name, 'description', f.description, 'contentType', f.content_type,
  'size', f.size, 'modifiedAt', ${isoInstant("f.modified_at")}`;

const filesJson = (pairs: string, joins = "") => `coalesce((
  SELECT json_agg(json_build_object(${pairs}) ORDER BY f.modified_at, f.id)
  FROM files f ${joins} WHERE f.document_id = d.id), '[]'::json)`;

/** SQL of the attachments of `documents d` as JSON, with who added them. */
export const attachedFiles = filesJson(
  `${filePairs}, 'organizationId', f.organization_id, 'organizationName', adder.name`,
  "JOIN organizations adder ON adder.id = f.organization_id",
);

/** The original of a forwarded document is known only to a party of both (D-9c). */
const originalEventId = (side: string) => `(
  SELECT o.id FROM documents o
  WHERE o.id = d.original_event_id AND d.${side} IN (o.subscriber_id, o.supplier_id))`;

const activeEventId = `coalesce((
  SELECT max(c.id) FROM documents c
  WHERE c.case_id = d.case_id AND c.subscriber_id = d.subscriber_id AND c.supplier_id = d.supplier_id
    AND c.event_state <> 'CANCELLED'), d.id)`;

const faultBeingHandled = `(d.document_type = 'Order' AND EXISTS (
  SELECT FROM documents f
  WHERE f.case_id = d.case_id AND f.document_type = 'Fault' AND f.event_state = 'IN_PROCESSING'))`;

/** What is not the subscriber's own is its supplier's, also when that has changed (T20). */
const unreadMessages = (side: string) => `(
  SELECT count(*) FROM internal_messages m
  WHERE m.document_id = d.id AND m.sender_organization_id ${side === "supplier_id" ? "=" : "<>"} d.subscriber_id
    AND m.read_at IS NULL AND NOT m.expired)`;

/** Top level fields that are no column but looked up, each as an expression. */
export const lookedUp = (role: PathRole) => ({
  caseActiveEventId: activeEventId,
  originalEventId: originalEventId(sideOf(role)),
  processingFaultReport: faultBeingHandled,
  unreadMessages: unreadMessages(sideOf(role)),
});

const nameOfUser = (column: string) =>
  `(SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = ${column})`;

/** Who took the document into handling (T4). */
export const handlerName = nameOfUser("d.supplier_user_id");

const scalarPairs = (role: PathRole) =>
  [
    ["id", "d.id"],
    ["documentType", "d.document_type"],
    ["eventState", "d.event_state"],
    ["caseId", "d.case_id"],
    ["archived", "d.archived"],
    ["rejected", "d.rejected"],
    ["ordered", "d.ordered"],
    ["modified", "d.modified"],
    ["disconnected", "d.disconnected"],
    ["cancelledByCustomer", "d.cancelled_by_customer"],
    ["cancelledBySupplier", "d.cancelled_by_supplier"],
    ["cancelConfirmed", "d.cancel_confirmed"],
    ["userProcessed", "d.user_processed"],
    ["returned", "d.returned"],
    ["subscriberId", "d.subscriber_id"],
    ["supplierId", "d.supplier_id"],
    ["subscriber", "json_build_object('id', sub.id, 'name', sub.name)"],
    ["supplier", "json_build_object('id', sup.id, 'name', sup.name)"],
    ["productName", "d.product_name"],
    ["category", "d.category"],
    ["productGroupId", "d.product_group_id"],
    ["handledById", "d.supplier_user_id"],
    ["handledByName", handlerName],
    ["createdAt", isoInstant("d.created_at")],
    ["updatedAt", isoInstant("d.updated_at")],
    ["version", "d.version"],
    ...Object.entries(lookedUp(role)),
  ]
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(", ");

/** Tables that the documents' JSON speaks of, beside `documents d`. */
export const documentJoins = `
  JOIN organizations sub ON sub.id = d.subscriber_id
  JOIN organizations sup ON sup.id = d.supplier_id`;

/** The words of documents `d` for conditions that name them, else nothing. */
export function wordsFor(sql: string): string {
  return /\bt\.\w/.test(sql) ? "JOIN document_texts t ON t.document_id = d.id" : "";
}

/** documentJoins for conditions or an order that name a party, else nothing. */
export function joinsFor(...parts: readonly string[]): string {
  return parts.some((sql) => /\bsu[bp]\.name\b/.test(sql)) ? documentJoins : "";
}

const sideOf = (role: PathRole) => (role === "SUBSCRIBER" ? "subscriber_id" : "supplier_id");

const originalEvent = (role: PathRole) => `(
  SELECT json_build_object('id', o.id, 'documentType', o.document_type, 'eventState', o.event_state) FROM documents o
  WHERE o.id = d.original_event_id AND d.${sideOf(role)} IN (o.subscriber_id, o.supplier_id))`;

/** What a list may be asked to bring beside its own fields (D-28). */
const listRelations = {
  eventProducts: (role: PathRole) => eventProducts(role),
  files: () => filesJson(filePairs),
  originalEvent,
} as const;
export type ListRelation = keyof typeof listRelations;

const isListRelation = (name: string): name is ListRelation => Object.hasOwn(listRelations, name);

export const askedRelations = ({ include }: Pick<Filter, "include">): ListRelation[] =>
  include.map(({ relation }) => relation).filter(isListRelation);

/** SQL of one row of a list as JSON, for `documents d` with documentJoins (D-30). */
export function listItemJson(role: PathRole, relations: readonly ListRelation[] = []): string {
  const included = relations.map((name) => `, '${name}', ${listRelations[name](role)}`).join("");
  return `json_build_object(${scalarPairs(role)}, 'document', ${listFields(role)}${included})`;
}

const stateDates = `json_strip_nulls(json_build_object(
  'OPEN', ${isoInstant("d.created_at")}, 'IN_PROCESSING', ${isoInstant("d.processing_at")},
  'CONFIRMED', ${isoInstant("d.confirmed_at")}, 'IN_DELIVERY', ${isoInstant("d.delivery_at")},
  'READY', ${isoInstant("d.ready_at")}, 'CANCELLED', ${isoInstant("d.cancelled_at")},
  'ARCHIVED', ${isoInstant("d.archived_at")}))`;

/** An edit lock that still holds: within its lease, and its heartbeat not silent (D-11). `silence` is in seconds. */
export const activeLock = (silence: string) => `l.until > clock_timestamp()
  AND (l.heartbeat_at IS NULL OR l.heartbeat_at > clock_timestamp() - make_interval(secs => ${silence}))`;

/** What the ids of NNIs and billing groups in the document stand for; both parties read the document. */
const names = `(
  SELECT coalesce(json_object_agg(n.id, n.name), '{}'::json) FROM (
    SELECT id, identifier AS name FROM nnis WHERE id IN (d.nni_from_id, d.nni_to_id)
    UNION ALL
    SELECT id, concat_ws(', ', name, nullif(e_billing_address, ''), nullif(operator_id, ''))
    FROM billing_groups WHERE id = d.billing_group_id) n)`;

/** documentJoins for a whole document: with the edit lock that holds, if one does. */
export const wholeDocumentJoins = (silence: string) => `${documentJoins}
  LEFT JOIN edit_locks l ON l.document_id = d.id AND ${activeLock(silence)}`;

/** SQL of a whole document as JSON, without its actions and files, for `documents d` with wholeDocumentJoins (D-30). */
export function documentJson(role: PathRole): string {
  const source = role === "SUBSCRIBER" ? "d.source_event_id" : "NULL::bigint";
  const until = isoInstant("l.until");
  const lock = `json_build_object('byId', l.user_id, 'byName', ${nameOfUser("l.user_id")},
    'since', ${isoInstant("l.taken_at")}, 'until', ${until})`;
  return `json_build_object(${scalarPairs(role)},
    'productGroup', (SELECT json_build_object('id', g.id, 'name', g.name) FROM product_groups g WHERE g.id = d.product_group_id),
    'sourceEventId', ${source}, 'createdByName', ${nameOfUser("d.created_by_id")},
    'answerShown', d.answer_shown,
    'stateDates', ${stateDates}, 'editLock', CASE WHEN l.user_id IS NOT NULL THEN ${lock} END,
    'editLockById', l.user_id, 'editLockUntilDate', ${until},
    'document', ${allFields(role)}, 'eventProducts', ${eventProducts(role)},
    'orderedProducts', ${eventProducts(role, "AND p.ordered")}, 'names', ${names})`;
}
