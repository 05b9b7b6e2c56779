import { documentFieldsSchema } from "@runko/domain/documents/document-fields-schema";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import type { PathRole } from "@runko/domain/organizations/roles";
import { countLimit } from "@runko/domain/values/list-limits";
import { z } from "zod";
import { addressOf } from "../documents/form-fields.ts";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { boolean, described, finnish, integer, named, over, shown, text, unsorted } from "../platform/entity/fields.ts";
import { told } from "../platform/entity/relations.ts";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";
import { messageFields } from "./message-entity.ts";

const partnerOf = (role: PathRole) => (role === "SUBSCRIBER" ? "d.supplier_id" : "d.subscriber_id");

const address = shown(
  `json_strip_nulls(${addressOf("targetAddress").sql})`,
  documentFieldsSchema.shape.targetAddress.unwrap().nullable(),
);

/** As the indexes of inboxes say it. */
const unreadBy = (role: PathRole) =>
  `(CASE WHEN m.read_at IS NULL AND NOT m.expired AND ${role === "SUBSCRIBER" ? "NOT " : ""}m.from_subscriber
    THEN true ELSE false END)`;

/** The messages of an organization's documents in a role, what is unread first. It grows with every message, so it is counted as a search is (D-27). */
const inboxOf = (role: PathRole, schema?: string) =>
  defineEntity({
    name: "inboxMessage",
    ...(schema !== undefined && { schema }),
    table: "internal_messages",
    as: "m",
    joins: {
      d: "JOIN documents d ON d.id = m.document_id",
      partner: { sql: `JOIN organizations partner ON partner.id = ${partnerOf(role)}`, needs: "d" },
    },
    key: "id",
    order: [
      ["unread", "DESC"],
      ["sentAt", "DESC"],
    ],
    fields: {
      ...messageFields(role === "SUBSCRIBER" ? "NOT m.from_subscriber" : "m.from_subscriber"),
      eventId: described(unsorted(integer("m.document_id")), "The TID."),
      documentType: unsorted(text("m.document_type", z.enum(documentTypes))),
      content: unsorted(text("m.content")),
      unread: described(boolean(unreadBy(role)), "Received, still holding, and not read by the reader's organization."),
    },
    relations: {
      document: over("d", told({ productName: finnish("d.product_name"), targetAddress: address })),
      partner: over("partner", told(named("partner"))),
    },
    countedTo: countLimit,
  });

/** The messages of all documents, as each role may see them. */
export const inboxes = {
  SUBSCRIBER: inboxOf("SUBSCRIBER", "InboxMessage"),
  SUPPLIER: inboxOf("SUPPLIER"),
  ERROR_HANDLER: inboxOf("ERROR_HANDLER"),
} as const satisfies Record<PathRole, unknown>;

const inboxSql: Record<PathRole, string> = {
  SUBSCRIBER: "m.subscriber_inbox = $1",
  SUPPLIER: "m.supplier_inbox = $1 AND m.document_type <> 'Fault'",
  ERROR_HANDLER: "m.supplier_inbox = $1 AND m.document_type = 'Fault'",
};

/** The messages that are an organization's to answer in a role: neither a child's nor those of another link of a chain. */
export const inboxScope = (organizationId: string, role: PathRole): Scope =>
  createScope(inboxSql[role], [organizationId]);
