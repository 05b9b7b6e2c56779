import { connectionStates } from "@runko/domain/connections/connection-state";
import { documentFieldsSchema } from "@runko/domain/documents/document-fields-schema";
import { productCategories } from "@runko/domain/enumerations/product-categories";
import type { PathRole } from "@runko/domain/organizations/roles";
import { noticeKinds } from "@runko/domain/supplier-notices/supplier-notice";
import { countLimit } from "@runko/domain/values/list-limits";
import { z } from "zod";
import { addressOf } from "../documents/form-fields.ts";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { defineEntity } from "../platform/entity/define-entity.ts";
import {
  date,
  described,
  type Field,
  instantSchema,
  integer,
  money,
  nullable,
  over,
  shown,
  text,
  unfiltered,
  unsorted,
  uuid,
} from "../platform/entity/fields.ts";
import { told } from "../platform/entity/relations.ts";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";
import { Problem } from "../platform/http/problem.ts";

/** The roles that have a register: what a fault handler knows of a connection is told by the fault (D-47). */
export type RegisterRole = Exclude<PathRole, "ERROR_HANDLER">;

/** The role of a path, refused where it has no register. */
export function registerRole(role: PathRole): RegisterRole {
  if (role === "ERROR_HANDLER") throw new Problem("FORBIDDEN");
  return role;
}

const sides = { SUBSCRIBER: "subscriber_id", SUPPLIER: "supplier_id" } as const;
export const ownSide = (role: RegisterRole) => sides[role];
export const otherSide = (role: RegisterRole) => sides[role === "SUBSCRIBER" ? "SUPPLIER" : "SUBSCRIBER"];

const targetAddress = shown(
  `json_strip_nulls(${addressOf("targetAddress").sql})`,
  documentFieldsSchema.shape.targetAddress.unwrap().nullable(),
);

/** Told, but neither filtered nor sorted by: no index has it. */
const unasked = <Of extends Field>(field: Of): Of => unfiltered(unsorted(field));

const noticeMark = z
  .strictObject({
    id: z.string(),
    kind: z.enum(noticeKinds),
    title: z.string(),
    beginsAt: instantSchema,
    endsAt: instantSchema.nullable(),
    ongoing: z.boolean().meta({ description: "Whether a fault that is made now is linked to it." }),
  })
  .meta({ id: "NoticeOfConnection" });
/** What is under way comes first, then what comes next. */
const noticeOf = `(SELECT json_build_object('id', n.id, 'kind', n.kind, 'title', n.title, 'beginsAt', ${isoInstant("n.begins_at")},
    'endsAt', ${isoInstant("n.ends_at")}, 'ongoing', n.begins_at <= now())
  FROM supplier_notice_connections t JOIN supplier_notices n ON n.id = t.notice_id
  WHERE t.connection_id = c.id AND t.subscriber_id = c.subscriber_id AND n.supplier_id = c.supplier_id
    AND n.kind <> 'termination' AND n.state = 'announced' AND (n.kind = 'outage' OR n.ends_at >= now()) AND c.state <> 'terminated'
  ORDER BY n.begins_at, n.id LIMIT 1)`;

/** Where its supplier has told that it ends the connection. */
const terminationOf = `(SELECT n.id FROM supplier_notice_connections t JOIN supplier_notices n ON n.id = t.notice_id
  WHERE t.connection_id = c.id AND t.subscriber_id = c.subscriber_id AND n.supplier_id = c.supplier_id
    AND n.kind = 'termination' AND (t.ended_at IS NOT NULL
      OR n.state = 'announced' AND c.supplier_ends_on = (n.ends_at AT TIME ZONE 'Europe/Helsinki')::date)
  ORDER BY t.ended_at IS NULL, n.ends_at, n.id LIMIT 1)`;

/** A row of the register: what is folded of a connection, and beside it how its order names it. Filtered and sorted by what has an index. */
const registerOf = (role: RegisterRole, schema?: string) =>
  defineEntity({
    name: "connection",
    ...(schema !== undefined && { schema }),
    table: "connections",
    as: "c",
    joins: {
      d: "JOIN documents d ON d.id = c.id",
      place: "LEFT JOIN municipalities place ON place.code = c.municipality",
      partner: `JOIN organizations partner ON partner.id = c.${otherSide(role)}`,
    },
    key: "id",
    order: [["id", "DESC"]],
    fields: {
      id: described(integer("c.id"), "The TID of its order."),
      state: described(unsorted(text("c.state", z.enum(connectionStates))), "What weighs most of what is done to it."),
      productId: unsorted(nullable(uuid("c.product_id"))),
      productName: over("d", shown("d.product_name")),
      category: shown("c.category", z.enum(productCategories)),
      subscriberConnectionId: over("d", nullable(shown("d.subscriber_connection_id"))),
      supplierConnectionId: over("d", nullable(shown("d.supplier_connection_id"))),
      customerName: over("d", nullable(shown("d.customer_name"))),
      capacity: over("d", nullable(shown("d.details ->> 'capacity'"))),
      targetAddress: over("d", targetAddress),
      municipality: described(
        unsorted(nullable(text("c.municipality"))),
        "The number of the municipality of its postal code.",
      ),
      municipalityName: described(over("place", nullable(shown("place.name_fi"))), "In Finnish."),
      municipalityNameSv: described(over("place", nullable(shown("place.name_sv"))), "In Swedish."),
      activeSince: nullable(unasked(date("c.active_since"))),
      contractMonths: described(
        nullable(unasked(integer("c.contract_months"))),
        "0: until further notice; null: not said.",
      ),
      contractEnd: described(nullable(date("c.contract_end")), "The day on which the agreed months are full."),
      connectFee: nullable(unasked(money("c.connect_fee"))),
      monthlyFee: nullable(money("c.monthly_fee")),
      changingId: described(nullable(unasked(integer("c.changing_id"))), "The unfinished change order."),
      endingId: described(nullable(unasked(integer("c.ending_id"))), "The unfinished cancel order."),
      openFaults: unsorted(integer("c.open_faults")),
      imported: described(
        over("d", shown("d.imported", z.boolean())),
        "Never ordered here: what is said of it is its subscriber's word alone.",
      ),
      supplierEndsOn: described(
        nullable(unsorted(date("c.supplier_ends_on"))),
        "The last day, of one that its supplier has told to end.",
      ),
      terminationId: described(nullable(shown(terminationOf)), "The notice in which its supplier tells of its end."),
      endedOn: nullable(unasked(date("c.ended_on"))),
      notice: described(shown(noticeOf, noticeMark.nullable()), "What its supplier has told of it that still stands."),
    },
    filters: { partnerId: unsorted(uuid(`c.${otherSide(role)}`)) },
    relations: { partner: over("partner", told({ id: shown("partner.id"), name: shown("partner.name") })) },
    countedTo: countLimit,
  });

export const registers = {
  SUBSCRIBER: registerOf("SUBSCRIBER", "Connection"),
  SUPPLIER: registerOf("SUPPLIER"),
} as const satisfies Record<RegisterRole, unknown>;

/** The connections of the organization itself, in the role in which it is their party. */
export const registerScope = (organizationId: string, role: RegisterRole): Scope =>
  createScope(`c.${ownSide(role)} = $1`, [organizationId]);
