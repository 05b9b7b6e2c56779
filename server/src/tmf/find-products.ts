import type { ConnectionState } from "@runko/domain/connections/connection-state";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { NniIdentifiers } from "@runko/domain/tmf/characteristics";
import { countLimit } from "@runko/domain/values/list-limits";
import { pageOfConnections } from "../connections/page-of-connections.ts";
import { eventProducts } from "../documents/document-entity.ts";
import { fieldsJson, namesOfAnswer } from "../documents/form-fields.ts";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { nameStatements } from "../platform/database/name-statements.ts";
import { FilterError } from "../platform/filter/filter-error.ts";
import { compileConditions } from "./compile-conditions.ts";
import { asStored, inventoryAttributes, inventorySorts } from "./inventory-attributes.ts";
import { furthestMerged, readOrder } from "./read-order.ts";
import type { TmfQuery } from "./read-tmf-query.ts";
import type { TmfCaller, TmfRole } from "./tmf-caller.ts";
import type { EventProduct } from "./tmf-resource.ts";
import type { Reader } from "./within-transaction.ts";

/** A delivered connection as its party may read it, with the documents by which it came to be what it is. */
export type ReadConnection = {
  id: number;
  state: ConnectionState;
  category: string;
  imported: boolean;
  createdAt: string;
  activeSince: string | null;
  contractEnd: string | null;
  endedOn: string | null;
  connectFee: string | null;
  monthlyFee: string | null;
  subscriber: { id: string; name: string };
  supplier: { id: string; name: string };
  fields: DocumentFields;
  nnis: NniIdentifiers;
  products: readonly EventProduct[];
  orders: readonly { id: number; documentType: DocumentType; item: string | null }[];
};

const nameStatement = nameStatements("tmf_products", 100);

/** The order of a connection, and the ready ones that have changed or ended it. */
const orders = `(SELECT json_agg(json_build_object('id', x.id, 'documentType', x.document_type, 'item', t.item_ids[1]) ORDER BY x.id)
  FROM documents x LEFT JOIN tmf_documents t ON t.document_id = x.id AND x.anonymized_at IS NULL
  WHERE x.case_id = d.case_id AND x.subscriber_id = c.subscriber_id AND x.supplier_id = c.supplier_id
    AND x.event_state = 'READY' AND (x.id = c.id OR x.document_type = 'CancelOrder'
      OR x.document_type = 'ChangeOrder' AND coalesce(x.source_event_id, c.id) = c.id))`;

const nni = (id: string) => `(SELECT n.identifier FROM nnis n WHERE n.id = ${id})`;
const party = (alias: string) => `json_build_object('id', ${alias}.id, 'name', ${alias}.name)`;
const products = (role: TmfRole) => eventProducts(role, "AND p.active").sql;
/** Its subscriber reads the answer once it is shown, as everywhere. */
const readsAnswer = "(d.answer_shown OR c.supplier_id = $1)";

/** A connection as JSON, over `connections c` of which the organization `$1` is a party. */
const row = `json_build_object('id', c.id, 'state', c.state, 'category', c.category, 'imported', d.imported,
  'createdAt', ${isoInstant("d.created_at")}, 'activeSince', c.active_since, 'contractEnd', c.contract_end,
  'endedOn', c.ended_on, 'connectFee', c.connect_fee::text, 'monthlyFee', c.monthly_fee::text,
  'subscriber', ${party("buyer")}, 'supplier', ${party("seller")},
  'fields', CASE WHEN ${readsAnswer} THEN ${fieldsJson("d")} ELSE ${fieldsJson("d")} - '{${namesOfAnswer.join(",")}}'::text[] END,
  'nnis', json_build_object('nniFrom', ${nni("d.nni_from_id")}, 'nniTo', ${nni("d.nni_to_id")}),
  'products', CASE WHEN c.supplier_id = $1 THEN ${products("SUPPLIER")} ELSE ${products("SUBSCRIBER")} END,
  'orders', ${orders})`;

const from = `JOIN documents d ON d.id = c.id
  JOIN organizations buyer ON buyer.id = c.subscriber_id JOIN organizations seller ON seller.id = c.supplier_id`;

export type FoundConnections = { rows: ReadConnection[]; total: number; totalIsExact: boolean };

/** A page of the connections that the caller has and has delivered. Throws FilterError. */
export async function findProducts(pool: Reader, caller: TmfCaller, query: TmfQuery): Promise<FoundConnections> {
  const { limit, offset: skip } = query;
  const conditions = query.conditions.map(asStored);
  const sides = caller.roles.map((role) => {
    const { parts, left } = compileConditions(conditions, inventoryAttributes(role));
    if (left[0]) throw new FilterError(left[0].attribute, "UNKNOWN_FIELD");
    return { role, more: parts };
  });
  const order = readOrder(inventorySorts, query.sort);
  if (sides.length === 0) return { rows: [], total: 0, totalIsExact: true };
  if (sides.length > 1 && skip > furthestMerged) throw new FilterError("offset", "OUT_OF_RANGE");
  const { ids, total, values } = pageOfConnections(caller.organizationId, sides, { order, limit, skip });
  const text = `SELECT coalesce(json_agg(${row} ORDER BY page.place), '[]')::text AS json, ${total} AS total
    FROM unnest(${ids}) WITH ORDINALITY AS page (id, place) JOIN connections c ON c.id = page.id ${from}`;
  const { rows } = await pool.query<{ json: string; total: string }>({ name: nameStatement(text), text, values });
  const counted = Number(rows[0]?.total ?? 0);
  return {
    rows: JSON.parse(rows[0]?.json ?? "[]") as ReadConnection[],
    total: counted,
    totalIsExact: counted < countLimit,
  };
}

const columns = { SUBSCRIBER: "c.subscriber_id", SUPPLIER: "c.supplier_id" } as const;

/** The connection of this TID of which the caller is a party; undefined when there is none. */
export async function findProduct(pool: Reader, caller: TmfCaller, id: string): Promise<ReadConnection | undefined> {
  const sides = caller.roles.map((role) => columns[role]);
  if (sides.length === 0 || !/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const text = `SELECT ${row}::text AS json FROM connections c ${from} WHERE c.id = $2 AND $1 IN (${sides.join(", ")})`;
  const values = [caller.organizationId, Number(id)];
  const { rows } = await pool.query<{ json: string }>({ name: nameStatement(text), text, values });
  return rows[0] && (JSON.parse(rows[0].json) as ReadConnection);
}
