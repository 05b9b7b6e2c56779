import { documentFieldsSchema } from "@runko/domain/documents/document-fields-schema";
import { shownStates } from "@runko/domain/documents/document-states";
import type { PathRole } from "@runko/domain/organizations/roles";
import { z } from "zod";
import { fileFields } from "../files/file-schema.ts";
import {
  described,
  instantSchema,
  named,
  nullable,
  objectJson,
  objectWhere,
  schemaOf,
  shown,
  shownInstant,
} from "../platform/entity/fields.ts";
import { activeLock } from "./active-lock.ts";
import { documentScalars, eventProducts, nameOfUser, parties, partyJoins } from "./document-entity.ts";
import { columnFields, namesOfAnswer } from "./form-fields.ts";

/** The fees of the offer that an order was made from: agreed before its supplier answers anything (D-40). */
const offeredFees = `(CASE WHEN d.source_mode = 'ORDER' THEN coalesce((
  SELECT jsonb_build_object('connectFee', o.details -> 'connectFee', 'monthlyFee', o.details -> 'monthlyFee')
  FROM documents o WHERE o.id = d.source_event_id), '{}'::jsonb) ELSE '{}'::jsonb END)`;

/** All fields that this role may see. */
function allFields(role: PathRole): string {
  const hidden = `'{${namesOfAnswer.join(",")}}'::text[]`;
  const details =
    role === "SUBSCRIBER"
      ? `(CASE WHEN d.answer_shown THEN d.details ELSE d.details - ${hidden} || ${offeredFees} END)`
      : "d.details";
  return `jsonb_strip_nulls(${details} || ${objectJson(columnFields(role), "jsonb")})`;
}

const dates: Record<(typeof shownStates)[number], string> = {
  OPEN: "d.created_at",
  IN_PROCESSING: "d.processing_at",
  CONFIRMED: "d.confirmed_at",
  IN_DELIVERY: "d.delivery_at",
  READY: "d.ready_at",
  CANCELLED: "d.cancelled_at",
  ARCHIVED: "d.archived_at",
};
const stateDates = Object.fromEntries(Object.entries(dates).map(([state, column]) => [state, shownInstant(column)]));

/** What the ids of NNIs and billing groups in the document stand for; both parties read the document. */
const namesOfIds = `(
  SELECT coalesce(json_object_agg(n.id, n.name), '{}'::json) FROM (
    SELECT id, identifier AS name FROM nnis WHERE id IN (d.nni_from_id, d.nni_to_id)
    UNION ALL
    SELECT id, concat_ws(', ', name, nullif(e_billing_address, ''), nullif(operator_id, ''))
    FROM billing_groups WHERE id = d.billing_group_id) n)`;

const lockFields = {
  byId: shown("l.user_id"),
  byName: shown(nameOfUser("l.user_id")),
  since: shownInstant("l.taken_at"),
  until: shownInstant("l.until"),
};
export const lockSchema = schemaOf(lockFields);

const productGroup = named("g");
const products = (role: PathRole, more?: string) => {
  const { sql, schema } = eventProducts(role, more);
  return shown(sql, schema.unwrap());
};

/** Of an offer the products that an order took from it, of such an order the same (D-40). */
export const orderedProducts = (role: PathRole) => products(role, "AND p.ordered");

/** What the database tells of a whole document as this role may see it, over `documents d` with wholeDocumentJoins. */
export const wholeDocumentFields = (role: PathRole) => ({
  ...documentScalars(role),
  ...parties,
  slaClass: described(
    shown("d.sla_class", z.string().nullable()),
    "The SLA class of its products, as it was when they were chosen.",
  ),
  productGroup: shown(
    `(SELECT ${objectJson(productGroup)} FROM product_groups g WHERE g.id = d.product_group_id)`,
    schemaOf(productGroup).nullable(),
  ),
  sourceEventId: shown(role === "SUBSCRIBER" ? "d.source_event_id" : "NULL::bigint", z.int().nullable()),
  createdByName: shown(nameOfUser("d.created_by_id"), z.string().nullable()),
  answerShown: shown("d.answer_shown", z.boolean()),
  stateDates: shown(`json_strip_nulls(${objectJson(stateDates)})`, z.partialRecord(z.enum(shownStates), instantSchema)),
  editLock: objectWhere("l.user_id IS NOT NULL", lockFields, lockSchema),
  editLockById: shown("l.user_id", z.string().nullable()),
  editLockUntilDate: nullable(shownInstant("l.until")),
  document: shown(allFields(role), documentFieldsSchema),
  eventProducts: products(role),
  names: described(
    shown(namesOfIds, z.record(z.string(), z.string())),
    "What the ids of NNIs and billing groups in the document stand for.",
  ),
});

/** The parties of a whole document, and the edit lock that holds, if one does. */
export const wholeDocumentJoins = (silence: string) => `${partyJoins}
  LEFT JOIN edit_locks l ON l.document_id = d.id AND ${activeLock(silence)}`;

/** SQL of a whole document as JSON, without its actions and files (D-30); with names of those fields alone. */
export function documentJson(
  role: PathRole,
  names?: readonly (keyof ReturnType<typeof wholeDocumentFields>)[],
): string {
  const fields = wholeDocumentFields(role);
  return objectJson(names ? Object.fromEntries(names.map((name) => [name, fields[name]])) : fields);
}

/** SQL of the attachments of `documents d` as JSON, with who added them. */
export const attachedFiles = `coalesce((
  SELECT json_agg(${objectJson({
    ...fileFields,
    organizationId: shown("f.organization_id"),
    organizationName: shown("adder.name"),
  })} ORDER BY f.modified_at, f.id)
  FROM files f JOIN organizations adder ON adder.id = f.organization_id WHERE f.document_id = d.id), '[]'::json)`;
