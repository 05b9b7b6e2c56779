import { areasAt, type answeringTypes, type OwnAnswer } from "@runko/domain/availability/availability";
import type { connectionStates } from "@runko/domain/connections/connection-state";
import type { DocumentState } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { AreaKind, AreaVerdict } from "@runko/domain/products/product-areas";
import type { Address } from "@runko/domain/values/address";
import { addressKey } from "@runko/domain/values/address-key";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { groupBy } from "./group-by.ts";

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

const placeKey = ({ kind, key }: { kind: AreaKind; key: string }): string => `${kind} ${key}`;

/** What is said of each product at an address, by the narrowest of its areas. */
export type AreasAt = (address: Address, municipality: string | null) => ReadonlyMap<string, SaidArea>;

/** What is said of these products at the addresses. */
export async function findAreas(
  db: Kysely<Database>,
  productIds: readonly string[],
  asked: readonly { address: Address; municipality: string | null }[],
): Promise<AreasAt> {
  const areas = new Map(
    asked
      .flatMap(({ address, municipality }) => areasAt(address, municipality))
      .map((area) => [placeKey(area), area] as const),
  );
  const { rows } = await sql<SaidArea & { key: string }>`
    SELECT a.product_id AS "productId", a.kind, a.key, a.verdict, a.note,
      to_char(a.said_at AT TIME ZONE 'Europe/Helsinki', 'YYYY-MM-DD') AS "saidOn", a.delivery_days::int AS "deliveryDays",
      a.connect_fee AS "connectFee", a.monthly_fee AS "monthlyFee"
    FROM unnest(${[...areas.values()].map(({ kind }) => kind)}::text[], ${[...areas.values()].map(({ key }) => key)}::text[])
        AS k (kind, key)
      JOIN product_areas a ON a.kind = k.kind AND a.key = k.key
    WHERE a.product_id = ANY(${productIds}::uuid[])`.execute(db);
  const said = groupBy(rows, placeKey);
  return (address, municipality) =>
    new Map(
      areasAt(address, municipality)
        .toReversed()
        .flatMap((area) => (said.get(placeKey(area)) ?? []).map((row) => [row.productId, row] as const)),
    );
}

/** At which of the addresses, by its key. */
type Keyed = { key: string };

export type AnswerAtAddress = Keyed &
  Omit<OwnAnswer, "days"> & {
    id: number;
    documentType: (typeof answeringTypes)[number];
    supplierId: string;
    productIds: string[];
    apartment: string | null;
    deliveryDays: number | null;
    connectFee: string | null;
    monthlyFee: string | null;
  };

const keysOf = (addresses: readonly Address[]): string[] => [
  ...new Set(addresses.map(addressKey).filter((key) => key !== null)),
];

const atAddress = (subscriberId: string) => sql`d.subscriber_id = ${subscriberId}
  AND address_key(d.target_street_name, d.target_street_number, d.target_street_letter, d.target_postal_code) = k.key
  AND d.document_type IN ('AvailabilityRequest', 'Inquiry', 'Order')`;

/** What the subscriber itself was answered at the addresses, as far as it sees it. */
export async function findAnswers(
  db: Kysely<Database>,
  subscriberId: string,
  addresses: readonly Address[],
): Promise<AnswerAtAddress[]> {
  const keys = keysOf(addresses);
  if (keys.length === 0) return [];
  const { rows } = await sql<AnswerAtAddress>`
    SELECT k.key, a.* FROM unnest(${keys}::text[]) AS k (key) CROSS JOIN LATERAL (
    SELECT d.id, d.document_type AS "documentType", d.supplier_id AS "supplierId", d.rejected,
      to_char(d.ready_at AT TIME ZONE 'Europe/Helsinki', 'YYYY-MM-DD') AS "answeredOn",
      to_char(d.valid_until_date, 'YYYY-MM-DD') AS "validUntil", d.target_apartment AS apartment,
      said_months(d.details ->> 'estimatedDeliveryTime')::int AS "deliveryDays",
      said_money(d.details ->> 'connectFee')::numeric(12, 2) AS "connectFee",
      said_money(d.details ->> 'monthlyFee')::numeric(12, 2) AS "monthlyFee",
      ARRAY(SELECT e.product_id FROM event_products e WHERE e.document_id = d.id) AS "productIds"
    FROM documents d
    WHERE ${atAddress(subscriberId)} AND d.document_type IN ('AvailabilityRequest', 'Inquiry')
      AND d.event_state = 'READY' AND d.answer_shown AND d.ready_at IS NOT NULL
    ORDER BY d.ready_at DESC, d.id DESC LIMIT ${mostAnswers}) a`.execute(db);
  return rows;
}

export type OwnConnection = Keyed & {
  id: number;
  state: (typeof connectionStates)[number];
  productId: string | null;
  supplierId: string;
  productName: string;
  supplierName: string;
};

/** The subscriber's own connections that stand at the addresses. */
export async function findConnections(
  db: Kysely<Database>,
  subscriberId: string,
  addresses: readonly Address[],
): Promise<OwnConnection[]> {
  const keys = keysOf(addresses);
  if (keys.length === 0) return [];
  const { rows } = await sql<OwnConnection>`
    SELECT k.key, a.* FROM unnest(${keys}::text[]) AS k (key) CROSS JOIN LATERAL (
    SELECT c.id, c.state, c.product_id AS "productId", c.supplier_id AS "supplierId", d.product_name AS "productName",
      o.name AS "supplierName"
    FROM connections c JOIN documents d ON d.id = c.id JOIN organizations o ON o.id = c.supplier_id
    WHERE c.target_key = k.key AND c.subscriber_id = ${subscriberId} AND c.state <> 'terminated'
    ORDER BY c.id DESC LIMIT ${mostAtAddress + 1}) a`.execute(db);
  return rows;
}

export type Unfinished = Keyed & {
  id: number;
  documentType: DocumentType;
  supplierId: string;
  productIds: string[];
  eventState: DocumentState;
  productName: string;
  supplierName: string;
};

/** What the subscriber has under way at the addresses. */
export async function findUnfinished(
  db: Kysely<Database>,
  subscriberId: string,
  addresses: readonly Address[],
): Promise<Unfinished[]> {
  const keys = keysOf(addresses);
  if (keys.length === 0) return [];
  const { rows } = await sql<Unfinished>`
    SELECT k.key, a.* FROM unnest(${keys}::text[]) AS k (key) CROSS JOIN LATERAL (
    SELECT d.id, d.document_type AS "documentType", d.event_state AS "eventState", d.product_name AS "productName",
      o.name AS "supplierName", d.supplier_id AS "supplierId",
      ARRAY(SELECT e.product_id FROM event_products e WHERE e.document_id = d.id) AS "productIds"
    FROM documents d JOIN organizations o ON o.id = d.supplier_id
    WHERE ${atAddress(subscriberId)} AND d.event_state NOT IN ('READY', 'CANCELLED')
    ORDER BY d.id DESC LIMIT ${mostAtAddress + 1}) a`.execute(db);
  return rows;
}
