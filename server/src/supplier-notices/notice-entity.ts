import { connectionStates } from "@runko/domain/connections/connection-state";
import { noticeKinds, noticeLimits, noticeStates, readsNotices } from "@runko/domain/supplier-notices/supplier-notice";
import type { PathRole } from "@runko/domain/organizations/roles";
import { countLimit } from "@runko/domain/values/list-limits";
import { z } from "zod";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { defineEntity } from "../platform/entity/define-entity.ts";
import {
  described,
  instant,
  instantSchema,
  integer,
  nullable,
  over,
  shown,
  shownInstant,
  text,
  unsorted,
  uuid,
} from "../platform/entity/fields.ts";
import { told, values } from "../platform/entity/relations.ts";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";

/** SQL of whether the work or the outage of the notice `n` is under way, or yet to come. */
const isOngoing = `(n.state = 'announced' AND n.kind <> 'termination' AND n.begins_at <= now()
  AND (n.kind = 'outage' OR n.ends_at >= now()))`;
const isStanding = `(n.state = 'announced' AND (n.kind = 'outage' OR n.ends_at >= now()))`;

/** What of the notice `n` is told who has no register (D-47). */
const readByRole = (role: PathRole) =>
  `n.kind IN (${noticeKinds
    .filter((kind) => readsNotices(role, kind))
    .map((kind) => `'${kind}'`)
    .join(", ")})`;

const lastDayOf = `CASE WHEN n.kind = 'termination' THEN (n.ends_at AT TIME ZONE 'Europe/Helsinki')::date::text END`;

const updateSchema = z.strictObject({
  at: instantSchema,
  state: z.enum(noticeStates),
  beginsAt: instantSchema,
  endsAt: instantSchema.nullable(),
  text: z.string(),
});

const count = (sql: string) => shown(`(SELECT count(*)::int FROM ${sql})`, z.int());
const ownCount = (isOwn: boolean, sql: string) => nullable(isOwn ? count(sql) : shown("NULL::int", z.int()));

/** What both parties are told of a notice; how many others it touches is its supplier's alone. */
function noticesOf(side: "subscriber" | "supplier") {
  const isOwn = side === "supplier";
  const base = isOwn
    ? ({ table: "supplier_notices", as: "n" } as const)
    : ({ table: "supplier_notice_receipts", as: "r" } as const);
  const of = <F extends Parameters<typeof over>[1]>(field: F): F => (isOwn ? field : over("n", field));
  const receipts = "supplier_notice_receipts x WHERE x.notice_id = n.id";
  return defineEntity({
    name: "supplierNotice",
    ...(!isOwn && { schema: "SupplierNotice" }),
    ...base,
    joins: {
      ...(!isOwn && { n: "JOIN supplier_notices n ON n.id = r.notice_id" }),
      o: isOwn
        ? "JOIN organizations o ON o.id = n.supplier_id"
        : { sql: "JOIN organizations o ON o.id = n.supplier_id", needs: "n" },
    },
    key: "id",
    order: [["createdAt", "DESC"]],
    fields: {
      id: uuid(isOwn ? "n.id" : "r.notice_id"),
      kind: of(unsorted(text("n.kind", z.enum(noticeKinds)))),
      state: of(unsorted(text("n.state", z.enum(noticeStates)))),
      title: of(shown("n.title")),
      text: of(shown("n.description")),
      beginsAt: of(instant("n.begins_at")),
      endsAt: described(
        of(nullable(shownInstant("n.ends_at"))),
        "Of an outage its estimate, null while there is none.",
      ),
      lastDay: described(
        of(nullable(shown(lastDayOf, z.string().meta({ format: "date" })))),
        "Of connections that their supplier ends: their last day; null of work and outages.",
      ),
      alternativesText: described(of(shown("n.alternatives_text")), "What is said of what may be ordered instead."),
      ongoing: described(of(shown(isOngoing, z.boolean())), "Whether faults that are made now are linked to it."),
      standing: described(
        of(unsorted({ ...shown(isStanding, z.boolean()), type: "boolean" as const })),
        "Not cancelled, finished or gone by.",
      ),
      updates: described(of(shown("n.updates", z.array(updateSchema))), "What was told later, the first first."),
      version: of(integer("n.version")),
      createdAt: of(instant("n.created_at")),
      changedAt: of(shownInstant("n.changed_at")),
      connections: described(
        shown(isOwn ? "n.connections" : "r.connections", z.int()),
        "How many it touches; to a subscriber its own.",
      ),
      readAt: described(
        nullable(isOwn ? shown("NULL::text", instantSchema) : shownInstant("r.read_at")),
        "When the subscriber read it as it is now.",
      ),
      subscribers: described(ownCount(isOwn, receipts), "How many organizations were told; null to them."),
      unread: described(
        ownCount(isOwn, `${receipts} AND x.read_at IS NULL`),
        "How many of those have not read it as it is now; null to them.",
      ),
    },
    relations: {
      supplier: over("o", told({ id: shown("o.id"), name: shown("o.name") })),
      faultIds: over(
        isOwn ? "o" : "n",
        values(z.int(), {
          sql: "f.fault_id",
          from: `(SELECT x.fault_id FROM supplier_notice_faults x JOIN documents d ON d.id = x.fault_id
            WHERE x.notice_id = n.id ${isOwn ? "AND d.supplier_id = n.supplier_id" : "AND d.subscriber_id = r.subscriber_id"}
            ORDER BY x.fault_id DESC LIMIT ${noticeLimits.faults}) f`,
          order: "f.fault_id DESC",
        }),
      ),
    },
    countedTo: countLimit,
  });
}

const bySide = { subscriber: noticesOf("subscriber"), supplier: noticesOf("supplier") };

/** The notices of the organization in the role of a path, and which of them it sees. */
export function noticesIn(organizationId: string, role: PathRole) {
  const side = role === "SUBSCRIBER" ? "subscriber" : "supplier";
  const owner = side === "subscriber" ? "r.subscriber_id" : "n.supplier_id";
  const id = side === "subscriber" ? "r.notice_id" : "n.id";
  const entity: (typeof bySide)["subscriber"] = bySide[side];
  const own = role === "ERROR_HANDLER" ? `${owner} = $1 AND ${readByRole(role)}` : `${owner} = $1`;
  const scope: Scope = createScope(own, [organizationId]);
  return { entity, scope, one: `${own} AND ${id} = $2` };
}

export const noticeSchema = bySide.subscriber.schema;
export const noticeListSchema = bySide.subscriber.list;

const partner = (role: PathRole) => (role === "SUBSCRIBER" ? "supplier_id" : "subscriber_id");

const forAlternative = `AND r.supplier_id = n.supplier_id
    AND EXISTS (SELECT FROM event_products e WHERE e.document_id = r.id AND e.product_id = ANY (n.alternatives))`;

/**
 * SQL of the newest order that was copied from a connection's since the notice was made. From what an order was copied is its
 * subscriber's own affair: the supplier is told of what it was sent and has itself offered instead.
 */
const replacementOf = (role: "SUBSCRIBER" | "SUPPLIER") => `(SELECT max(r.id)
  FROM supplier_notices n JOIN documents r ON r.source_event_id = t.connection_id AND r.created_at >= n.created_at
  WHERE n.id = t.notice_id AND r.source_mode = 'COPY' AND r.document_type = 'Order'
    AND r.subscriber_id = t.subscriber_id AND r.event_state <> 'CANCELLED'
    ${role === "SUPPLIER" ? forAlternative : ""})`;

const touchedOf = (role: "SUBSCRIBER" | "SUPPLIER") =>
  defineEntity({
    name: "noticeConnection",
    ...(role === "SUBSCRIBER" && { schema: "NoticeConnection" }),
    table: "supplier_notice_connections",
    as: "t",
    joins: {
      d: "JOIN documents d ON d.id = t.connection_id",
      c: "LEFT JOIN connections c ON c.id = t.connection_id",
      partner: { sql: `JOIN organizations partner ON partner.id = d.${partner(role)}`, needs: "d" },
    },
    key: "id",
    order: [["id", "ASC"]],
    fields: {
      id: described(integer("t.connection_id"), "The TID of its order."),
      productName: over("d", nullable(shown("d.product_name"))),
      customerName: over("d", nullable(shown("d.customer_name"))),
      subscriberConnectionId: over("d", nullable(shown("d.subscriber_connection_id"))),
      supplierConnectionId: over("d", nullable(shown("d.supplier_connection_id"))),
      state: described(over("c", nullable(shown("c.state", z.enum(connectionStates)))), "As it stands now."),
      replacement: described(
        nullable(shown(replacementOf(role), z.int())),
        "The TID of the newest order that was copied from it since the notice; to its supplier of what it offered instead.",
      ),
      partnerName: over("partner", shown("partner.name")),
    },
  });

export const touched = { SUBSCRIBER: touchedOf("SUBSCRIBER"), SUPPLIER: touchedOf("SUPPLIER") };

/** A connection that another organization has taken over is shown to nobody of before. */
export const touchedScope = (organizationId: string, role: "SUBSCRIBER" | "SUPPLIER", noticeId: string): Scope =>
  createScope(
    `t.notice_id = $2 AND EXISTS (SELECT FROM supplier_notices n JOIN documents c ON c.id = t.connection_id
      WHERE n.id = t.notice_id AND c.supplier_id = n.supplier_id AND c.subscriber_id = t.subscriber_id
        AND ${role === "SUBSCRIBER" ? "t.subscriber_id" : "n.supplier_id"} = $1)`,
    [organizationId, noticeId],
  );

/** Which organizations were told of a notice, and which have read it. */
export const receipts = defineEntity({
  name: "noticeReceipt",
  schema: "NoticeReceipt",
  table: "supplier_notice_receipts",
  as: "r",
  joins: { o: "JOIN organizations o ON o.id = r.subscriber_id" },
  key: "id",
  order: [["id", "ASC"]],
  fields: {
    id: described(uuid("r.subscriber_id"), "The subscriber."),
    name: over("o", shown("o.name")),
    connections: shown("r.connections", z.int()),
    toldAt: shown(isoInstant("r.told_at"), instantSchema),
    readAt: nullable(instant("r.read_at")),
    remindedAt: nullable(shownInstant("r.reminded_at")),
  },
});

export const receiptsScope = (organizationId: string, role: PathRole, noticeId: string): Scope =>
  createScope(
    `r.notice_id = $2 AND EXISTS (SELECT FROM supplier_notices n WHERE n.id = r.notice_id AND n.supplier_id = $1
      AND ${readByRole(role)})`,
    [organizationId, noticeId],
  );
