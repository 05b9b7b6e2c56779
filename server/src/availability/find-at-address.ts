import { areasAt, type answeringTypes, type OwnAnswer } from "@runko/domain/availability/availability";
import type { connectionStates } from "@runko/domain/connections/connection-state";
import type { DocumentState } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { AreaKind, AreaVerdict } from "@runko/domain/products/product-areas";
import type { Address } from "@runko/domain/values/address";
import { addressKey } from "@runko/domain/values/address-key";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** What is told at most of what an organization has at an address. */
export const mostAtAddress = 50;
/** Own answers that are looked through, the newest first. */
const mostAnswers = 500;

export type SaidArea = {
  productId: string;
  kind: AreaKind;
  verdict: AreaVerdict;
  note: string;
  saidOn: string;
  deliveryDays: number | null;
  connectFee: string | null;
  monthlyFee: string | null;
};

/** What is said of these products at the address, of each by the narrowest area. */
export async function findAreas(
  db: Kysely<Database>,
  productIds: readonly string[],
  asked: { address: Address; municipality: string | null },
): Promise<SaidArea[]> {
  const areas = areasAt(asked.address, asked.municipality);
  const { rows } = await sql<SaidArea>`
    SELECT DISTINCT ON (a.product_id) a.product_id AS "productId", a.kind, a.verdict, a.note,
      to_char(a.said_at AT TIME ZONE 'Europe/Helsinki', 'YYYY-MM-DD') AS "saidOn", a.delivery_days::int AS "deliveryDays",
      a.connect_fee AS "connectFee", a.monthly_fee AS "monthlyFee"
    FROM unnest(${productIds}::uuid[]) AS p (id)
      CROSS JOIN unnest(${areas.map(({ kind }) => kind)}::text[], ${areas.map(({ key }) => key)}::text[])
        WITH ORDINALITY AS k (kind, key, width)
      JOIN product_areas a ON a.product_id = p.id AND a.kind = k.kind AND a.key = k.key
    ORDER BY a.product_id, k.width`.execute(db);
  return rows;
}

export type AnswerAtAddress = Omit<OwnAnswer, "days"> & {
  id: number;
  documentType: (typeof answeringTypes)[number];
  supplierId: string;
  productIds: string[];
  apartment: string | null;
  deliveryDays: number | null;
  connectFee: string | null;
  monthlyFee: string | null;
};

const atAddress = (subscriberId: string, key: string) => sql`d.subscriber_id = ${subscriberId}
  AND address_key(d.target_street_name, d.target_street_number, d.target_street_letter, d.target_postal_code) = ${key}
  AND d.document_type IN ('AvailabilityRequest', 'Inquiry', 'Order')`;

/** What the subscriber itself was answered at the address, as far as it sees it. */
export async function findAnswers(
  db: Kysely<Database>,
  subscriberId: string,
  address: Address,
): Promise<AnswerAtAddress[]> {
  const key = addressKey(address);
  if (key === null) return [];
  const { rows } = await sql<AnswerAtAddress>`
    SELECT d.id, d.document_type AS "documentType", d.supplier_id AS "supplierId", d.rejected,
      to_char(d.ready_at AT TIME ZONE 'Europe/Helsinki', 'YYYY-MM-DD') AS "answeredOn",
      to_char(d.valid_until_date, 'YYYY-MM-DD') AS "validUntil", d.target_apartment AS apartment,
      said_months(d.details ->> 'estimatedDeliveryTime')::int AS "deliveryDays",
      said_money(d.details ->> 'connectFee')::numeric(12, 2) AS "connectFee",
      said_money(d.details ->> 'monthlyFee')::numeric(12, 2) AS "monthlyFee",
      ARRAY(SELECT e.product_id FROM event_products e WHERE e.document_id = d.id) AS "productIds"
    FROM documents d
    WHERE ${atAddress(subscriberId, key)} AND d.document_type IN ('AvailabilityRequest', 'Inquiry')
      AND d.event_state = 'READY' AND d.answer_shown AND d.ready_at IS NOT NULL
    ORDER BY d.ready_at DESC, d.id DESC LIMIT ${mostAnswers}`.execute(db);
  return rows;
}

export type OwnConnection = {
  id: number;
  state: (typeof connectionStates)[number];
  productId: string | null;
  supplierId: string;
  productName: string;
  supplierName: string;
};

/** The subscriber's own connections that stand at the address. */
export async function findConnections(
  db: Kysely<Database>,
  subscriberId: string,
  address: Address,
): Promise<OwnConnection[]> {
  const { rows } = await sql<OwnConnection>`
    SELECT c.id, c.state, c.product_id AS "productId", c.supplier_id AS "supplierId", d.product_name AS "productName",
      o.name AS "supplierName"
    FROM connections c JOIN documents d ON d.id = c.id JOIN organizations o ON o.id = c.supplier_id
    WHERE c.target_key = ${addressKey(address)} AND c.subscriber_id = ${subscriberId} AND c.state <> 'terminated'
    ORDER BY c.id DESC LIMIT ${mostAtAddress + 1}`.execute(db);
  return rows;
}

export type Unfinished = {
  id: number;
  documentType: DocumentType;
  supplierId: string;
  productIds: string[];
  eventState: DocumentState;
  productName: string;
  supplierName: string;
};

/** What the subscriber has under way at the address. */
export async function findUnfinished(
  db: Kysely<Database>,
  subscriberId: string,
  address: Address,
): Promise<Unfinished[]> {
  const key = addressKey(address);
  if (key === null) return [];
  const { rows } = await sql<Unfinished>`
    SELECT d.id, d.document_type AS "documentType", d.event_state AS "eventState", d.product_name AS "productName",
      o.name AS "supplierName", d.supplier_id AS "supplierId",
      ARRAY(SELECT e.product_id FROM event_products e WHERE e.document_id = d.id) AS "productIds"
    FROM documents d JOIN organizations o ON o.id = d.supplier_id
    WHERE ${atAddress(subscriberId, key)} AND d.event_state NOT IN ('READY', 'CANCELLED')
    ORDER BY d.id DESC LIMIT ${mostAtAddress + 1}`.execute(db);
  return rows;
}
