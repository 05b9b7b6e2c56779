import { unfinishedStates } from "@runko/domain/documents/document-states";
import { productCategories } from "@runko/domain/enumerations/product-categories";
import { listedSql } from "../../server/src/documents/listed-sql.ts";
import { sqlId } from "./ids.ts";

/** A number of [0, 1) that depends on the document and the question alone. */
const chance = (of: string, question: number) =>
  `((hashint8extended(${of}, ${question}) & 1073741823)::float8 / 1073741824)`;

const orderTypes = "('Order', 'ChangeOrder', 'CancelOrder')";
const categories = productCategories.map((category) => `'${category}'`).join(", ");

const address = (prefix: string, place: string, question: number) => `
  CASE WHEN ${place}.code IS NOT NULL THEN ${place}.street END AS ${prefix}_street_name,
  CASE WHEN ${place}.code IS NOT NULL THEN (1 + floor(120 * ${chance("n", question)}))::int::text END AS ${prefix}_street_number,
  ${place}.code AS ${prefix}_postal_code, ${place}.place AS ${prefix}_postal_place`;

/**
 * Everything that is to be known of the documents number $from to $to of $total, one row each, in a table of their own.
 * Twenty documents make a round: eleven orders, of which the first has two faults, a change and a cancellation in its case.
 */
export const planDocuments = (from: number, to: number, total: number) => `
  CREATE TEMP TABLE planned AS
  WITH numbered AS (
    SELECT n, CASE WHEN n % 20 IN (1, 6, 7, 11) THEN n - n % 20 ELSE n END AS base,
      (ARRAY['Order', 'Fault', 'Order', 'AvailabilityRequest', 'Order', 'Order', 'ChangeOrder', 'CancelOrder',
        'AvailabilityRequest', 'Order', 'Order', 'Fault', 'Order', 'AvailabilityRequest', 'Order', 'Inquiry', 'Order',
        'Order', 'Inquiry', 'Order'])[1 + n % 20] AS type,
      n::float8 / ${total} AS age, date_trunc('milliseconds', now()) AS present,
      date_trunc('milliseconds', now() - (${total} - n) * (interval '3 years' / ${total})) AS created_at
    FROM generate_series(${from}::bigint, ${to}::bigint) n
  ), parties AS (
    SELECT *, CASE WHEN ${chance("base", 1)} < 0.4 THEN 1 ELSE 2 + floor(19 * ${chance("base", 2)} ^ 2)::int END AS supplier,
      101 + floor(60 * ${chance("base", 3)} ^ 1.5)::int AS subscriber, floor(10 * ${chance("base", 4)})::int AS product_group,
      CASE WHEN age > 0.97 THEN
        CASE WHEN ${chance("n", 5)} < 0.25 THEN 'OPEN' WHEN ${chance("n", 5)} < 0.5 THEN 'IN_PROCESSING'
          WHEN ${chance("n", 5)} < 0.7 THEN 'CONFIRMED' WHEN ${chance("n", 5)} < 0.85 THEN 'IN_DELIVERY'
          WHEN ${chance("n", 5)} < 0.95 THEN 'READY' ELSE 'CANCELLED' END
      ELSE CASE WHEN ${chance("n", 5)} < 0.9 THEN 'READY' WHEN ${chance("n", 5)} < 0.98 THEN 'CANCELLED' ELSE 'IN_PROCESSING' END
      END AS wanted_state
    FROM numbered
  ), states AS (
    SELECT *, type IN ${orderTypes} AS is_order,
      CASE WHEN wanted_state IN ('CONFIRMED', 'IN_DELIVERY') AND type NOT IN ${orderTypes} THEN 'IN_PROCESSING'
        ELSE wanted_state END AS state
    FROM parties
  ), steps AS (
    SELECT *, state IN ('READY', 'CANCELLED') AND age < 0.9 AND ${chance("n", 6)} < 0.8 AS archived,
      CASE WHEN is_order THEN state IN ('CONFIRMED', 'IN_DELIVERY', 'READY') ELSE state = 'READY' END AS shown,
      CASE WHEN state NOT IN ('OPEN', 'CANCELLED') THEN least(created_at + interval '4 hours', present) END AS processing_at,
      CASE WHEN is_order AND state IN ('CONFIRMED', 'IN_DELIVERY', 'READY') THEN least(created_at + interval '1 day', present) END AS confirmed_at,
      CASE WHEN is_order AND state IN ('IN_DELIVERY', 'READY') THEN least(created_at + interval '3 days', present) END AS delivery_at,
      CASE WHEN state = 'READY' THEN least(created_at + interval '7 days', present) END AS ready_at,
      CASE WHEN state = 'CANCELLED' THEN least(created_at + interval '2 days', present) END AS cancelled_at
    FROM states
  ), filled AS (
    SELECT s.*, 100000 + n AS id, 100000 + base AS case_id, ${sqlId("subscriber")} AS subscriber_id, ${sqlId("supplier")} AS supplier_id,
      ${sqlId("1000 + subscriber")} AS subscriber_user, ${sqlId("1000 + supplier")} AS supplier_user,
      CASE WHEN archived THEN least(created_at + interval '30 days', present) END AS archived_at,
      1 + num_nonnulls(processing_at, confirmed_at, delivery_at, ready_at, cancelled_at) + archived::int AS version,
      CASE WHEN type NOT IN ('AvailabilityRequest', 'Inquiry') THEN 'TIL-' || base END AS subscriber_connection_id,
      CASE WHEN is_order AND confirmed_at IS NOT NULL THEN 'TOI-' || base END AS supplier_connection_id,
      CASE WHEN ${chance("base", 7)} < 0.3 THEN 'P-' || base / 50 END AS project_id,
      'SOP-' || subscriber AS contract_number, CASE WHEN ${chance("n", 8)} < 0.5 THEN 'T-' || n END AS order_number,
      CASE WHEN ${chance("n", 9)} < 0.2 THEN 'VIITE-' || n % 1000 END AS custom_billing_reference,
      c.name || ' ' || (1 + floor(400 * ${chance("base", 11)}))::int AS customer_name,
      CASE WHEN is_order THEN 'normal' END AS delivery_type,
      CASE WHEN type = 'Fault' THEN CASE WHEN ${chance("n", 12)} < 0.1 THEN 'urgentFault' ELSE 'fault' END END AS fault_type,
      'Tuote ' || supplier || '-' || product_group || ' 100 Mbit/s' AS product_name,
      ${address("target", "a", 13)}, ${address("other_end", "b", 14)}
    FROM steps s
    JOIN bench_customers c ON c.number = floor((SELECT count(*) FROM bench_customers) * ${chance("base", 10)})
    JOIN bench_places a ON a.number = floor((SELECT count(*) FROM bench_places) * ${chance("base", 15)})
    LEFT JOIN bench_places b ON product_group IN (7, 8, 9)
      AND b.number = floor((SELECT count(*) FROM bench_places) * ${chance("base", 16)})
  )
  SELECT *, (ARRAY[${categories}])[1 + product_group] AS category, ${sqlId("5000 + product_group")} AS product_group_id,
    ${sqlId("10000 + supplier * 100 + product_group")} AS product_id,
    greatest(created_at, processing_at, confirmed_at, delivery_at, ready_at, cancelled_at, archived_at) AS updated_at,
    lower(' ' || concat_ws(' · ', subscriber_connection_id, CASE WHEN shown THEN supplier_connection_id END, project_id, contract_number,
      order_number, custom_billing_reference, customer_name,
      concat_ws(' ', target_street_name, target_street_number, target_postal_code, target_postal_place),
      nullif(concat_ws(' ', other_end_street_name, other_end_street_number, other_end_postal_code, other_end_postal_place), ''),
      product_name)) AS search_text,
    CASE WHEN type = 'Fault' THEN lower(concat(' ', case_id, ' · TOI-', base, ' · ', product_name)) ELSE '' END AS connection_words
  FROM filled`;

/** A version 7 UUID of the step's time, so that they lie in the index in the order of time. */
const uuidAt = (at: string, number: string) => `(
  lpad(to_hex((extract(epoch FROM ${at}) * 1000)::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const createdChanges = `jsonb_build_array(
  jsonb_build_object('field', 'subscriberConnectionId', 'from', NULL, 'to', subscriber_connection_id),
  jsonb_build_object('field', 'customerName', 'from', NULL, 'to', customer_name),
  jsonb_build_object('field', 'contactName', 'personal', true),
  jsonb_build_object('field', 'requestedDate', 'from', NULL, 'to', (created_at + interval '14 days')::date),
  jsonb_build_object('field', 'contractNumber', 'from', NULL, 'to', contract_number))`;

/** From the plan into the tables of the portal, in an order that foreign keys would ask for; the log of documents from this number on. */
export const writeStatements = (loggedFrom: number) => [
  `INSERT INTO cases SELECT case_id, created_at FROM planned WHERE base = n`,
  `INSERT INTO documents (id, document_type, event_state, case_id, subscriber_id, supplier_id, version, archived,
    cancelled_by_customer, cancelled_by_supplier, cancel_confirmed, answer_shown, category, product_group_id, product_name,
    created_by_id, created_by_role, supplier_user_id, created_at, updated_at, processing_at, confirmed_at, delivery_at,
    ready_at, cancelled_at, archived_at, source_event_id, source_mode, subscriber_connection_id, supplier_connection_id, project_id,
    contract_number, order_number, custom_billing_reference, customer_name, requested_date, estimated_delivery_date,
    actual_delivery_date, delivery_type, fault_type, target_street_name, target_street_number, target_postal_code,
    target_postal_place, other_end_street_name, other_end_street_number, other_end_postal_code, other_end_postal_place,
    details, search_text, connection_words)
  SELECT id, type, state, case_id, subscriber_id, supplier_id, version, archived, state = 'CANCELLED' AND n % 2 = 0,
    state = 'CANCELLED' AND n % 2 = 1, state = 'CANCELLED' AND n % 3 = 0, shown, category, product_group_id, product_name,
    subscriber_user, 'SUBSCRIBER', CASE WHEN processing_at IS NOT NULL THEN supplier_user END, created_at, updated_at,
    processing_at, confirmed_at, delivery_at, ready_at, cancelled_at, archived_at, CASE WHEN base <> n THEN case_id END,
    CASE WHEN base <> n THEN 'FROM_EXISTING' END, subscriber_connection_id, supplier_connection_id,
    project_id, contract_number, order_number, custom_billing_reference, customer_name, (created_at + interval '14 days')::date,
    CASE WHEN confirmed_at IS NOT NULL THEN (created_at + interval '14 days')::date END,
    CASE WHEN is_order AND ready_at IS NOT NULL THEN (created_at + interval '15 days')::date END, delivery_type, fault_type,
    target_street_name, target_street_number, target_postal_code, target_postal_place, other_end_street_name,
    other_end_street_number, other_end_postal_code, other_end_postal_place,
    jsonb_strip_nulls(jsonb_build_object('contactName', 'Maija Mallikas', 'contactPhone', '+358401234567',
      'capacity', CASE WHEN product_group BETWEEN 2 AND 9 THEN '100/100 Mbit/s' END,
      'subscriberInfo', CASE WHEN n % 4 = 0 THEN 'Avaimen saa kiinteistönhuollosta, soita ennen tuloa.' END,
      'connectFee', CASE WHEN confirmed_at IS NOT NULL THEN '200.00' END)), search_text, connection_words
  FROM planned`,
  `INSERT INTO document_texts (document_id, subscriber_id, supplier_id, document_type, created_at, search_text, unshown_id)
    SELECT d.id, d.subscriber_id, d.supplier_id, d.document_type, d.created_at,
      words_of_document(d.search_text || d.connection_words, d.details),
      CASE WHEN NOT d.answer_shown THEN with_folded_words(' ' || lower(d.supplier_connection_id COLLATE "fi-x-icu")) END
    FROM planned JOIN documents d ON d.id = planned.id ORDER BY d.id`,
  `INSERT INTO event_products (document_id, product_id, product_name, product_price, month_price)
    SELECT id, product_id, product_name, 200, 30 FROM planned`,
  `INSERT INTO event_log (id, document_id, at, label, action, user_id, organization_id, seen_by, version, changes)
    SELECT ${uuidAt("step.at", "n * 8 + step.place")}, id, step.at, step.label, step.action,
      CASE WHEN step.side = 'subscriber' THEN subscriber_user ELSE supplier_user END,
      CASE WHEN step.side = 'subscriber' THEN subscriber_id ELSE supplier_id END, NULL,
      row_number() OVER (PARTITION BY n ORDER BY step.place), CASE WHEN step.place = 0 THEN ${createdChanges} ELSE '[]' END
    FROM planned, LATERAL (VALUES
      (0, created_at, 'created', 'create', 'subscriber'), (1, processing_at, 'in_processing', 'startProcessing', 'supplier'),
      (2, confirmed_at, 'confirmed', 'confirm', 'supplier'), (3, delivery_at, 'in_delivery', 'deliver', 'supplier'),
      (4, ready_at, 'ready', 'signReady', 'supplier'),
      (5, cancelled_at, 'cancelled', CASE WHEN n % 2 = 0 THEN 'cancel' ELSE 'cancelBySupplier' END,
        CASE WHEN n % 2 = 0 THEN 'subscriber' ELSE 'supplier' END),
      (6, archived_at, 'archived', 'archive', 'subscriber')) AS step (place, at, label, action, side)
    WHERE step.at IS NOT NULL AND n >= ${loggedFrom}`,
  `INSERT INTO internal_messages (id, document_id, sender_id, sender_organization_id, subject, content, sent_at, read_at)
    SELECT ${uuidAt("created_at", "n * 8 + 7")}, id, subscriber_user, subscriber_id, 'Aikataulu',
      'Asennuksen ajankohta sopii meille, mutta avaimet pitää noutaa edellisenä päivänä.', created_at + interval '1 hour',
      CASE WHEN age < 0.95 OR n % 3 > 0 THEN created_at + interval '3 hours' END
    FROM planned WHERE ${chance("n", 17)} < 0.04`,
  `INSERT INTO connection_id_claims
    SELECT DISTINCT claim.party, claim.organization_id, lower(claim.connection_id), case_id
    FROM planned, LATERAL (VALUES ('subscriber', subscriber_id, subscriber_connection_id),
      ('supplier', supplier_id, supplier_connection_id)) AS claim (party, organization_id, connection_id)
    WHERE claim.connection_id IS NOT NULL AND state <> 'CANCELLED' AND type IN ('Order', 'ChangeOrder')
    ON CONFLICT DO NOTHING`,
  `DROP TABLE planned`,
];

/** What the drawer shows, from what was written. */
export const writeCounters = `
  INSERT INTO document_counters
  SELECT subscriber_id, 'SUBSCRIBER', document_type, event_state, count(*) FROM documents d
  WHERE ${listedSql("subscriber_id")} GROUP BY 1, 2, 3, 4
  UNION ALL
  SELECT supplier_id, 'SUPPLIER', document_type, event_state, count(*) FROM documents d
  WHERE ${listedSql("supplier_id")} GROUP BY 1, 2, 3, 4
  UNION ALL
  SELECT p.id, p.role, 'Fault', 'urgent', count(*) FROM documents d,
    LATERAL (VALUES (d.subscriber_id, 'SUBSCRIBER'), (d.supplier_id, 'SUPPLIER')) AS p (id, role)
  WHERE d.document_type = 'Fault' AND d.fault_type = 'urgentFault' AND NOT d.archived
    AND d.event_state IN (${unfinishedStates.map((state) => `'${state}'`).join(", ")}) GROUP BY 1, 2
  UNION ALL
  SELECT d.supplier_id, 'SUPPLIER', d.document_type, 'unreadMessages', count(*)
  FROM internal_messages m JOIN documents d ON d.id = m.document_id
  WHERE m.read_at IS NULL AND NOT m.expired AND ${listedSql("supplier_id")} GROUP BY 1, 2, 3, 4`;
