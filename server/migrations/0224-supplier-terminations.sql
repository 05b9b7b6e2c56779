-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- A supplier ends connections: a notice whose ends_at is the last second of their last day in Finland (0186). The table is small.
ALTER TABLE supplier_notices DROP CONSTRAINT supplier_notices_kind_check;
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE supplier_notices ADD CONSTRAINT supplier_notices_kind_check CHECK (kind IN ('plannedWork', 'outage', 'termination'));
-- What its supplier offers instead, and what it says of that.
ALTER TABLE supplier_notices ADD COLUMN alternatives uuid[] NOT NULL DEFAULT '{}';
ALTER TABLE supplier_notices ADD COLUMN alternatives_text text NOT NULL DEFAULT '';
-- When the notice ended the connection; null of one that is yet to end, or that was no longer to be ended by it.
ALTER TABLE supplier_notice_connections ADD COLUMN ended_at timestamptz;
ALTER TABLE connections ADD COLUMN supplier_ends_on date;

-- No fault is linked to that its connection will end.
CREATE OR REPLACE FUNCTION link_fault_to_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO supplier_notice_faults (notice_id, fault_id)
  SELECT n.id, NEW.id FROM supplier_notice_connections t JOIN supplier_notices n ON n.id = t.notice_id
  WHERE t.connection_id = NEW.source_event_id AND t.subscriber_id = NEW.subscriber_id AND n.supplier_id = NEW.supplier_id
    AND n.kind <> 'termination' AND n.state = 'announced' AND n.begins_at <= NEW.created_at
    AND (n.kind = 'outage' OR n.ends_at >= NEW.created_at);
  RETURN NULL;
END $$;

-- The last days of connections that their suppliers have ended, or else are to end.
CREATE VIEW supplier_ends AS
  SELECT t.connection_id, t.subscriber_id, n.supplier_id, (n.ends_at AT TIME ZONE 'Europe/Helsinki')::date AS last_day,
    t.ended_at IS NOT NULL AS over
  FROM supplier_notice_connections t JOIN supplier_notices n ON n.id = t.notice_id
  WHERE n.kind = 'termination' AND (t.ended_at IS NOT NULL OR n.state = 'announced');

-- As in 0195, and what its supplier has told of its end.
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
    CASE WHEN m.months > 0 THEN (s.since + make_interval(months => m.months::int))::date END AS contract_end,
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
    SELECT min(x.last_day) FILTER (WHERE x.over) AS ended_on, min(x.last_day) FILTER (WHERE NOT x.over) AS ends_on
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

-- As in 0143.
CREATE OR REPLACE FUNCTION fold_connection(folded bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM connections WHERE id = folded FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO connections (
      id, subscriber_id, supplier_id, product_id, product_group_id, category, municipality, postal_code, target_hub,
      target_key, other_key, active_since, contract_months, contract_end, connect_fee, monthly_fee, changing_id,
      ending_id, open_faults, ended_on, state, supplier_ends_on)
    SELECT
      id, subscriber_id, supplier_id, product_id, product_group_id, category, municipality, postal_code, target_hub,
      target_key, other_key, active_since, contract_months, contract_end, connect_fee, monthly_fee, changing_id,
      ending_id, open_faults, ended_on, state, supplier_ends_on
    FROM connection_rows WHERE id = folded
    ON CONFLICT (id) DO NOTHING;
    PERFORM FROM connections WHERE id = folded FOR UPDATE;
  END IF;
  INSERT INTO connections AS kept (
      id, subscriber_id, supplier_id, product_id, product_group_id, category, municipality, postal_code, target_hub,
      target_key, other_key, active_since, contract_months, contract_end, connect_fee, monthly_fee, changing_id,
      ending_id, open_faults, ended_on, state, supplier_ends_on)
  SELECT
      id, subscriber_id, supplier_id, product_id, product_group_id, category, municipality, postal_code, target_hub,
      target_key, other_key, active_since, contract_months, contract_end, connect_fee, monthly_fee, changing_id,
      ending_id, open_faults, ended_on, state, supplier_ends_on
  FROM connection_rows WHERE id = folded
  ON CONFLICT (id) DO UPDATE SET
    subscriber_id = excluded.subscriber_id, supplier_id = excluded.supplier_id, product_id = excluded.product_id,
    product_group_id = excluded.product_group_id, category = excluded.category, municipality = excluded.municipality,
    postal_code = excluded.postal_code, target_hub = excluded.target_hub, target_key = excluded.target_key,
    other_key = excluded.other_key, active_since = excluded.active_since, contract_months = excluded.contract_months,
    contract_end = excluded.contract_end, connect_fee = excluded.connect_fee, monthly_fee = excluded.monthly_fee,
    changing_id = excluded.changing_id, ending_id = excluded.ending_id, open_faults = excluded.open_faults,
    ended_on = excluded.ended_on, state = excluded.state,
    supplier_ends_on = excluded.supplier_ends_on
  WHERE kept.* IS DISTINCT FROM excluded.*;
  IF NOT FOUND THEN
    DELETE FROM connections WHERE id = folded AND NOT EXISTS (SELECT FROM connection_rows WHERE id = folded);
  END IF;
END $$;

-- What a notice of ends makes of all its connections, at once: their rows are held first, as by fold_connection.
CREATE FUNCTION fold_supplier_ends(told bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM connections WHERE id = ANY (told) ORDER BY id FOR UPDATE;
  UPDATE connections k SET supplier_ends_on = n.ends_on
  FROM (SELECT d.id, CASE WHEN NOT d.disconnected THEN min(x.last_day) END AS ends_on
    FROM documents d LEFT JOIN supplier_ends x ON x.connection_id = d.id AND x.subscriber_id = d.subscriber_id
      AND x.supplier_id = d.supplier_id AND NOT x.over
    WHERE d.id = ANY (told) GROUP BY d.id) n
  WHERE k.id = n.id AND k.supplier_ends_on IS DISTINCT FROM n.ends_on;
END $$;

CREATE FUNCTION fold_ends_of_chosen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fold_supplier_ends(ARRAY(SELECT w.connection_id FROM written w JOIN supplier_notices n ON n.id = w.notice_id
    WHERE n.kind = 'termination'));
  RETURN NULL;
END $$;
CREATE TRIGGER supplier_ends_of_chosen AFTER INSERT ON supplier_notice_connections REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION fold_ends_of_chosen();

CREATE FUNCTION fold_ends_of_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fold_supplier_ends(ARRAY(SELECT connection_id FROM supplier_notice_connections WHERE notice_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER supplier_ends_of_notice AFTER UPDATE ON supplier_notices
  FOR EACH ROW WHEN (NEW.kind = 'termination' AND (OLD.state, OLD.ends_at) IS DISTINCT FROM (NEW.state, NEW.ends_at))
  EXECUTE FUNCTION fold_ends_of_notice();
