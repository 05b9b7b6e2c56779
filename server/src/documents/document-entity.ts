import { clockStates } from "@runko/domain/documents/clock-state";
import { documentFieldsSchema } from "@runko/domain/documents/document-fields-schema";
import { documentStates } from "@runko/domain/documents/document-states";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { waitReasons } from "@runko/domain/documents/waits";
import { productCategories } from "@runko/domain/enumerations/product-categories";
import { delayReasons } from "@runko/domain/enumerations/delay-reasons";
import type { PathRole } from "@runko/domain/organizations/roles";
import { z } from "zod";
import { fileFields, fileSchema } from "../files/file-schema.ts";
import { defineEntity, joinsOf } from "../platform/entity/define-entity.ts";
import {
  boolean,
  counted,
  date,
  described,
  finnish,
  instant,
  instantSchema,
  integer,
  named,
  nullable,
  objectJson,
  over,
  shown,
  text,
  unsorted,
  uuid,
} from "../platform/entity/fields.ts";
import { many, oneOrNone, told } from "../platform/entity/relations.ts";
import { eventProductFields, eventProductSchema } from "./event-product-fields.ts";
import { listedFields } from "./form-fields.ts";
import { listedSql } from "./listed-sql.ts";

const sideOf = (role: PathRole) => (role === "SUBSCRIBER" ? "subscriber_id" : "supplier_id");

/** The original of a forwarded document is known only to a party of both (D-9c). */
const originalOf = (role: PathRole) =>
  `documents o WHERE o.id = d.original_event_id AND d.${sideOf(role)} IN (o.subscriber_id, o.supplier_id)`;

const activeEventId = `coalesce((
  SELECT max(c.id) FROM documents c
  WHERE c.case_id = d.case_id AND c.subscriber_id = d.subscriber_id AND c.supplier_id = d.supplier_id
    AND c.event_state <> 'CANCELLED'), d.id)`;

const faultBeingHandled = `(d.document_type = 'Order' AND EXISTS (
  SELECT FROM documents f
  WHERE f.case_id = d.case_id AND f.document_type = 'Fault' AND f.event_state = 'IN_PROCESSING'))`;

/** What is not the subscriber's own is its supplier's, also when that has changed (T20). */
const unreadMessages = (role: PathRole) => `internal_messages m
  WHERE m.document_id = d.id AND m.sender_organization_id ${role === "SUBSCRIBER" ? "<>" : "="} d.subscriber_id
    AND m.read_at IS NULL AND NOT m.expired`;

/** SQL of the name of the user with this id. */
export const nameOfUser = (column: string) =>
  `(SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = ${column})`;

/** Who handles it at its supplier: until it is taken into handling (T4) that is the supplier's own affair. */
export const suppliersHandler = "(CASE WHEN d.processing_at IS NOT NULL THEN d.supplier_user_id END)";

/** Who handles it on the reader's own side. */
export const ownHandler = (role: PathRole) => (role === "SUBSCRIBER" ? "d.subscriber_user_id" : "d.supplier_user_id");

/** When the most pressing clock that this role sees is due. */
export const dueAt = (role: PathRole) => (role === "SUBSCRIBER" ? "d.promised_at" : "d.due_at");

/** Whether its most pressing clock has run out while it stands in the lists. */
export const isLate = (role: PathRole) =>
  `(${dueAt(role)} IS NOT NULL AND ${dueAt(role)} < now() AND ${listedSql(sideOf(role))})`;

/** How its clocks stand now, as clockState of the domain says of one; the subscriber is not told of risks. */
const stateOfClocks = (role: PathRole) => `(CASE WHEN ${dueAt(role)} < now() THEN 'late'
  ${role === "SUBSCRIBER" ? "" : "WHEN d.risk_at <= now() THEN 'atRisk'"} WHEN ${dueAt(role)} IS NOT NULL THEN 'running'
  WHEN d.clock_paused_at IS NOT NULL THEN 'paused' WHEN d.clock_missed THEN 'missed' WHEN NOT d.clock_missed THEN 'met' END)`;

/** Tables beside `documents d`, by alias. */
export const documentTables = {
  sub: "JOIN organizations sub ON sub.id = d.subscriber_id",
  sup: "JOIN organizations sup ON sup.id = d.supplier_id",
  t: "JOIN document_texts t ON t.document_id = d.id",
};

/** What is told of the parties of every document. */
export const parties = {
  subscriber: over("sub", told(named("sub"))),
  supplier: over("sup", told(named("sup"))),
};

const waitSchema = z.strictObject({
  for: z.enum(["subscriber", "supplier"]),
  why: z.enum(waitReasons),
  since: instantSchema,
  by: z.string().nullable().meta({ description: "The day by which it should end, when one was named." }),
});

/** What every answer tells of a document beside its parties and fields. What is looked up for each row is not sorted by. */
export const documentScalars = (role: PathRole) => ({
  id: described(integer("d.id"), "The TID."),
  documentType: text("d.document_type", z.enum(documentTypes)),
  eventState: text("d.event_state", z.enum(documentStates)),
  caseId: described(integer("d.case_id"), "The CID."),
  caseActiveEventId: unsorted(integer(activeEventId)),
  originalEventId: unsorted(nullable(integer(`(SELECT o.id FROM ${originalOf(role)})`))),
  archived: boolean("d.archived"),
  rejected: boolean("d.rejected"),
  ordered: boolean("d.ordered"),
  modified: boolean("d.modified"),
  disconnected: boolean("d.disconnected"),
  imported: described(
    boolean("d.imported"),
    "Never ordered here: its subscriber alone has said what it is, to have it in the register.",
  ),
  cancelledByCustomer: boolean("d.cancelled_by_customer"),
  cancelledBySupplier: boolean("d.cancelled_by_supplier"),
  cancelConfirmed: boolean("d.cancel_confirmed"),
  processingFaultReport: unsorted(boolean(faultBeingHandled)),
  userProcessed: boolean("d.user_processed"),
  returned: described(boolean("d.returned"), "Returned to its subscriber, who has yet to complete it."),
  waits: described(shown("d.waits", z.array(waitSchema)), "What it waits for, of which side, since when and why."),
  waitingSince: described(
    nullable(instant(`d.waiting_for_${role === "SUBSCRIBER" ? "subscriber" : "supplier"}_since`)),
    "Since when it waits for the reader's side; null: it does not.",
  ),
  committedDeliveryDate: described(
    nullable(date("d.committed_delivery_date")),
    "The day that was confirmed first; what the supplier moves leaves it, the subscriber's own wish that was accepted moves it.",
  ),
  proposedDeliveryDate: described(
    nullable(date("d.proposed_delivery_date")),
    "The day that the subscriber proposes, until the supplier accepts or refuses it.",
  ),
  dateUnanswered: described(
    boolean("d.date_unanswered"),
    "The supplier has moved the confirmed day, and the subscriber has neither accepted it nor agreed on another.",
  ),
  heldReason: described(
    nullable(text("d.held_reason", z.enum(delayReasons))),
    "Why the delivery is late while its supplier cannot tell a new day; null once another day is told.",
  ),
  reopened: described(boolean("d.reopened"), "A fault that its subscriber has opened again since it was last ready."),
  repairAccepted: described(boolean("d.repair_accepted"), "The subscriber has accepted the repair of the fault."),
  subscriberId: uuid("d.subscriber_id"),
  supplierId: uuid("d.supplier_id"),
  productName: finnish("d.product_name"),
  category: text("d.category", z.enum(productCategories)),
  productGroupId: nullable(uuid("d.product_group_id")),
  handlerId: nullable(uuid(ownHandler(role))),
  handlerName: described(
    nullable(finnish(nameOfUser(ownHandler(role)))),
    "Who handles it on the reader's own side; of the subscriber's the supplier never reads.",
  ),
  handledById: nullable(uuid(suppliersHandler)),
  handledByName: described(
    nullable(finnish(nameOfUser(suppliersHandler))),
    "Who handles it at its supplier, once it is in handling (T4).",
  ),
  dueAt: described(nullable(instant(dueAt(role))), "By when its supplier is to do what is next; null while it waits."),
  clockState: described(unsorted(nullable(text(stateOfClocks(role), z.enum(clockStates)))), "How it stands in time."),
  clockPausedAt: described(nullable(instant("d.clock_paused_at")), "Since when its supplier waits for the subscriber."),
  createdAt: instant("d.created_at"),
  updatedAt: instant("d.updated_at"),
  version: integer("d.version"),
  unreadMessages: counted(unreadMessages(role)),
});

const originalFields = {
  id: shown("o.id", z.int()),
  documentType: shown("o.document_type", z.enum(documentTypes)),
  eventState: shown("o.event_state", z.enum(documentStates)),
};

export const eventProducts = (role: PathRole, more = "") =>
  many(eventProductFields(role), {
    from: `event_products p WHERE p.document_id = d.id ${more}`,
    order: "p.position, p.product_id",
    schema: eventProductSchema,
  });

/** A row of a list (D-30), as this role may see it; the relations after the parties only when they are included. */
const rowsOf = (role: PathRole, schema?: string) =>
  defineEntity({
    name: "document",
    ...(schema !== undefined && { schema }),
    table: "documents",
    as: "d",
    joins: documentTables,
    key: "id",
    order: [["id", "DESC"]],
    fields: {
      ...documentScalars(role),
      document: {
        sql: `json_strip_nulls(${objectJson(listedFields(role))})`,
        schema: documentFieldsSchema,
        parts: listedFields(role),
      },
    },
    filters: { listed: unsorted(boolean(listedSql(sideOf(role)))) },
    relations: {
      ...parties,
      eventProducts: eventProducts(role),
      files: many(fileFields, {
        from: "files f WHERE f.document_id = d.id",
        order: "f.modified_at, f.id",
        schema: fileSchema,
      }),
      originalEvent: oneOrNone(originalFields, { from: originalOf(role) }),
    },
  });

/** Documents in lists, as each role may see them (D-28). */
export const documentRows = {
  SUBSCRIBER: rowsOf("SUBSCRIBER"),
  SUPPLIER: rowsOf("SUPPLIER", "DocumentRow"),
  ERROR_HANDLER: rowsOf("ERROR_HANDLER"),
} as const satisfies Record<PathRole, unknown>;

/** Rows of a list, whole or as the filter chose. */
export const documentListSchema = documentRows.SUPPLIER.list;

/** SQL of the joins of `documents d` that these conditions and orders speak of. */
export const joinsFor = (...aliases: readonly ReadonlySet<string>[]): string =>
  joinsOf({ joins: documentTables }, ...aliases);

/** SQL of the parties, which every answer tells. */
export const partyJoins = joinsFor(documentRows.SUPPLIER.rowOver([]));
