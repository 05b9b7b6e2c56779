-- tolerated from 0216
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Whether both parties have said how long a connection is bound: what its subscriber alone brought binds no supplier (0204),
-- until a change order that both took on says the same.
CREATE FUNCTION contract_binds(order_id bigint, imported boolean, contract_length text) RETURNS boolean LANGUAGE sql STABLE
AS $$
  SELECT NOT imported OR EXISTS (SELECT FROM documents x WHERE x.source_event_id = order_id
    AND x.document_type = 'ChangeOrder' AND x.event_state = 'READY' AND NOT x.rejected
    AND x.details ->> 'contractLength' = contract_length)
$$;

-- As in 0237, but that a contract holds its supplier up only where it binds.
CREATE OR REPLACE VIEW connection_rows AS
  SELECT r.id, r.subscriber_id, r.supplier_id, r.product_id, r.product_group_id, r.category, r.municipality, r.postal_code,
    r.target_hub, r.target_key, r.other_key, r.active_since, r.contract_months, r.contract_end, r.connect_fee, r.monthly_fee,
    r.changing_id, r.ending_id, r.open_faults, r.ended_on, CASE WHEN ended_on IS NOT NULL THEN 'terminated' WHEN ending_id IS NOT NULL THEN 'terminating'
    WHEN open_faults > 0 THEN 'fault' WHEN changing_id IS NOT NULL THEN 'changing' ELSE 'active' END AS state,
    r.supplier_ends_on
  FROM (
  SELECT d.id, d.subscriber_id, d.supplier_id, p.product_id, d.product_group_id, d.category,
    c.municipality, d.target_postal_code AS postal_code, nullif(fold_letters(btrim(d.details ->> 'targetHub')), '') AS target_hub,
    address_key(d.target_street_name, d.target_street_number, d.target_street_letter, d.target_postal_code) AS target_key,
    address_key(d.other_end_street_name, d.other_end_street_number, d.other_end_street_letter, d.other_end_postal_code)
      AS other_key,
    s.since AS active_since, m.months AS contract_months,
    k.contract_end,
    coalesce(said_money(d.details ->> 'connectFee'), CASE WHEN d.imported THEN nullif(p.connect_fee, 0) ELSE p.connect_fee END)
      ::numeric(20, 2) AS connect_fee,
    coalesce(said_money(d.details ->> 'monthlyFee'), CASE WHEN d.imported THEN nullif(p.monthly_fee, 0) ELSE p.monthly_fee END)
      ::numeric(20, 2) AS monthly_fee,
    n.changing_id, n.ending_id, n.open_faults,
    CASE WHEN d.disconnected THEN coalesce(u.ended_on, e.ended_on, s.since,
      (d.created_at AT TIME ZONE 'Europe/Helsinki')::date) END AS ended_on,
    CASE WHEN NOT d.disconnected THEN u.ends_on END AS supplier_ends_on
  FROM documents d
  CROSS JOIN LATERAL (SELECT coalesce(d.actual_delivery_date, (d.ready_at AT TIME ZONE 'Europe/Helsinki')::date)) AS s (since)
  CROSS JOIN LATERAL (SELECT said_months(d.details ->> 'contractLength')) AS m (months)
  CROSS JOIN LATERAL (
    SELECT CASE WHEN m.months > 0 THEN (s.since + make_interval(months => m.months::int))::date END) AS k (contract_end)
  CROSS JOIN LATERAL (
    SELECT (array_agg(product_id ORDER BY position, product_id))[1] AS product_id,
      sum(product_price) AS connect_fee, sum(month_price) AS monthly_fee
    FROM event_products WHERE document_id = d.id AND active) p
  CROSS JOIN LATERAL (
    SELECT max(x.id) FILTER (WHERE x.document_type = 'ChangeOrder') AS changing_id,
      max(x.id) FILTER (WHERE x.document_type = 'CancelOrder') AS ending_id,
      count(*) FILTER (WHERE x.document_type = 'Fault') AS open_faults
    FROM documents x
    WHERE x.case_id = d.case_id AND x.subscriber_id = d.subscriber_id AND x.supplier_id = d.supplier_id
      AND x.event_state NOT IN ('READY', 'CANCELLED') AND (x.document_type = 'CancelOrder'
        OR (x.document_type IN ('ChangeOrder', 'Fault') AND x.source_event_id = d.id)
        OR (x.document_type = 'ChangeOrder' AND x.source_event_id IS NULL))) n
  CROSS JOIN LATERAL (
    SELECT min(x.last_day) FILTER (WHERE x.over) AS ended_on,
      min(x.last_day) FILTER (WHERE NOT x.over AND (coalesce(k.contract_end <= x.last_day, true)
        OR NOT contract_binds(d.id, d.imported, d.details ->> 'contractLength'))) AS ends_on
    FROM supplier_ends x
    WHERE x.connection_id = d.id AND x.subscriber_id = d.subscriber_id AND x.supplier_id = d.supplier_id) u
  LEFT JOIN LATERAL (
    SELECT coalesce(x.actual_delivery_date, (x.ready_at AT TIME ZONE 'Europe/Helsinki')::date) AS ended_on
    FROM documents x
    WHERE d.disconnected AND x.case_id = d.case_id AND x.supplier_id = d.supplier_id
      AND x.document_type = 'CancelOrder' AND x.event_state = 'READY'
    ORDER BY x.ready_at DESC NULLS LAST, x.id DESC LIMIT 1) e ON true
  LEFT JOIN postal_codes c ON c.code = d.target_postal_code
  WHERE d.document_type = 'Order' AND d.event_state = 'READY' AND NOT d.rejected) r;

CREATE OR REPLACE FUNCTION fold_supplier_ends(told bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM connections WHERE id = ANY (told) ORDER BY id FOR UPDATE;
  UPDATE connections k SET supplier_ends_on = n.ends_on
  FROM (SELECT c.id, CASE WHEN NOT d.disconnected THEN min(x.last_day) END AS ends_on
    FROM connections c JOIN documents d ON d.id = c.id
      LEFT JOIN supplier_ends x ON x.connection_id = d.id AND x.subscriber_id = d.subscriber_id
        AND x.supplier_id = d.supplier_id AND NOT x.over
        AND (coalesce(c.contract_end <= x.last_day, true)
          OR NOT contract_binds(d.id, d.imported, d.details ->> 'contractLength'))
    WHERE d.id = ANY (told) GROUP BY c.id, d.disconnected) n
  WHERE k.id = n.id AND k.supplier_ends_on IS DISTINCT FROM n.ends_on;
END $$;

SELECT fold_connection(c.id) FROM connections c JOIN documents d ON d.id = c.id
  WHERE d.imported AND c.id IN (SELECT connection_id FROM supplier_ends WHERE NOT over);
