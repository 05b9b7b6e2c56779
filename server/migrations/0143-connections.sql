-- tolerated from 0141
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Euros and months as the domain writes them; null of anything else, so that no old text can fail a later write.
CREATE FUNCTION said_money(text) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN $1 ~ '^[0-9]{1,10}([.][0-9]{1,2})?$' THEN $1::numeric END;
CREATE FUNCTION said_months(text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN $1 ~ '^[0-9]{1,3}$' THEN $1::bigint END;

-- A row for each delivered connection: what stands in its order (D-39), what it costs, what is under way of it. Kept by
-- the triggers below alone, also while a process of the version before writes (0170). Names, addresses and ids stay in documents.
CREATE TABLE connections (
  -- The TID of its order.
  id bigint PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
  subscriber_id uuid NOT NULL,
  supplier_id uuid NOT NULL,
  -- The first of the products that are delivered; all stand in event_products.
  product_id uuid,
  product_group_id uuid,
  category text NOT NULL,
  municipality text,
  postal_code text,
  target_hub text,
  target_key text,
  other_key text,
  active_since date,
  -- 0: until further notice; null: not said.
  contract_months bigint,
  contract_end date,
  connect_fee numeric(20, 2),
  monthly_fee numeric(20, 2),
  changing_id bigint,
  ending_id bigint,
  open_faults bigint NOT NULL,
  -- Of a disconnected one, and of it always.
  ended_on date,
  -- Written by the fold, not generated, so that a state more rewrites no table.
  state text NOT NULL
) WITH (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

CREATE VIEW connection_rows AS
  SELECT r.*, CASE WHEN ended_on IS NOT NULL THEN 'terminated' WHEN ending_id IS NOT NULL THEN 'terminating'
    WHEN open_faults > 0 THEN 'fault' WHEN changing_id IS NOT NULL THEN 'changing' ELSE 'active' END AS state
  FROM (
  SELECT d.id, d.subscriber_id, d.supplier_id, p.product_id, d.product_group_id, d.category,
    c.municipality, d.target_postal_code AS postal_code, nullif(fold_letters(btrim(d.details ->> 'targetHub')), '') AS target_hub,
    address_key(d.target_street_name, d.target_street_number, d.target_street_letter, d.target_postal_code) AS target_key,
    address_key(d.other_end_street_name, d.other_end_street_number, d.other_end_street_letter, d.other_end_postal_code)
      AS other_key,
    s.since AS active_since, m.months AS contract_months,
    CASE WHEN m.months > 0 THEN (s.since + make_interval(months => m.months::int))::date END AS contract_end,
    coalesce(said_money(d.details ->> 'connectFee'), p.connect_fee)::numeric(20, 2) AS connect_fee,
    coalesce(said_money(d.details ->> 'monthlyFee'), p.monthly_fee)::numeric(20, 2) AS monthly_fee,
    n.changing_id, n.ending_id, n.open_faults,
    CASE WHEN d.disconnected THEN coalesce(e.ended_on, s.since, (d.created_at AT TIME ZONE 'Europe/Helsinki')::date) END AS ended_on
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
  LEFT JOIN LATERAL (
    SELECT coalesce(x.actual_delivery_date, (x.ready_at AT TIME ZONE 'Europe/Helsinki')::date) AS ended_on
    FROM documents x
    WHERE d.disconnected AND x.case_id = d.case_id AND x.supplier_id = d.supplier_id
      AND x.document_type = 'CancelOrder' AND x.event_state = 'READY'
    ORDER BY x.ready_at DESC NULLS LAST, x.id DESC LIMIT 1) e ON true
  LEFT JOIN postal_codes c ON c.code = d.target_postal_code
  WHERE d.document_type = 'Order' AND d.event_state = 'READY' AND NOT d.rejected) r;

-- Whoever folds holds the row first and looks then, in a statement and so a snapshot of its own: of two who do so at once
-- the later sees what the earlier wrote. Where there is no row yet it is written first, for whose key the other waits.
CREATE FUNCTION fold_connection(folded bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM connections WHERE id = folded FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO connections (
      id, subscriber_id, supplier_id, product_id, product_group_id, category, municipality, postal_code, target_hub,
      target_key, other_key, active_since, contract_months, contract_end, connect_fee, monthly_fee, changing_id,
      ending_id, open_faults, ended_on, state)
    SELECT
      id, subscriber_id, supplier_id, product_id, product_group_id, category, municipality, postal_code, target_hub,
      target_key, other_key, active_since, contract_months, contract_end, connect_fee, monthly_fee, changing_id,
      ending_id, open_faults, ended_on, state
    FROM connection_rows WHERE id = folded
    ON CONFLICT (id) DO NOTHING;
    PERFORM FROM connections WHERE id = folded FOR UPDATE;
  END IF;
  INSERT INTO connections AS kept (
      id, subscriber_id, supplier_id, product_id, product_group_id, category, municipality, postal_code, target_hub,
      target_key, other_key, active_since, contract_months, contract_end, connect_fee, monthly_fee, changing_id,
      ending_id, open_faults, ended_on, state)
  SELECT
      id, subscriber_id, supplier_id, product_id, product_group_id, category, municipality, postal_code, target_hub,
      target_key, other_key, active_since, contract_months, contract_end, connect_fee, monthly_fee, changing_id,
      ending_id, open_faults, ended_on, state
  FROM connection_rows WHERE id = folded
  ON CONFLICT (id) DO UPDATE SET
    subscriber_id = excluded.subscriber_id, supplier_id = excluded.supplier_id, product_id = excluded.product_id,
    product_group_id = excluded.product_group_id, category = excluded.category, municipality = excluded.municipality,
    postal_code = excluded.postal_code, target_hub = excluded.target_hub, target_key = excluded.target_key,
    other_key = excluded.other_key, active_since = excluded.active_since, contract_months = excluded.contract_months,
    contract_end = excluded.contract_end, connect_fee = excluded.connect_fee, monthly_fee = excluded.monthly_fee,
    changing_id = excluded.changing_id, ending_id = excluded.ending_id, open_faults = excluded.open_faults,
    ended_on = excluded.ended_on, state = excluded.state
  WHERE kept.* IS DISTINCT FROM excluded.*;
  IF NOT FOUND THEN
    DELETE FROM connections WHERE id = folded AND NOT EXISTS (SELECT FROM connection_rows WHERE id = folded);
  END IF;
END $$;

-- To be called by each migration that changes the municipality of a postal code: no document is written then.
CREATE PROCEDURE fold_moved_connections() LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fold_connection(moved.id) FROM (
    SELECT k.id FROM connections k LEFT JOIN postal_codes c ON c.code = k.postal_code
    WHERE k.municipality IS DISTINCT FROM c.municipality ORDER BY k.id) moved;
END $$;

CREATE FUNCTION fold_own_connection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fold_connection(NEW.id);
  RETURN NULL;
END $$;

-- Of a change or a fault its order; of an end, as of a change that names none, every ready order of the case.
CREATE FUNCTION fold_connections_meant() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  meant bigint;
BEGIN
  FOR meant IN SELECT d.id FROM documents d
    WHERE d.case_id = NEW.case_id AND d.document_type = 'Order' AND d.event_state = 'READY'
      AND (NEW.document_type = 'CancelOrder' OR NEW.source_event_id IS NULL OR d.id = NEW.source_event_id)
    ORDER BY d.id
  LOOP
    PERFORM fold_connection(meant);
  END LOOP;
  RETURN NULL;
END $$;

-- Deferred: what is written of an order and of its products is whole at the end of the transaction only.
CREATE CONSTRAINT TRIGGER connection_of_new AFTER INSERT ON documents DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.document_type = 'Order' AND NEW.event_state = 'READY') EXECUTE FUNCTION fold_own_connection();
CREATE CONSTRAINT TRIGGER connection_of_changed AFTER UPDATE ON documents DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.document_type = 'Order' AND (OLD.event_state = 'READY' OR NEW.event_state = 'READY')
    AND (OLD.event_state, OLD.rejected, OLD.disconnected, OLD.modified, OLD.subscriber_id, OLD.supplier_id, OLD.case_id,
      OLD.category, OLD.product_group_id, OLD.product_name, OLD.actual_delivery_date, OLD.ready_at, OLD.target_street_name,
      OLD.target_street_number, OLD.target_street_letter, OLD.target_postal_code, OLD.other_end_street_name,
      OLD.other_end_street_number, OLD.other_end_street_letter, OLD.other_end_postal_code, OLD.details, OLD.connection_before)
    IS DISTINCT FROM (NEW.event_state, NEW.rejected, NEW.disconnected, NEW.modified, NEW.subscriber_id, NEW.supplier_id,
      NEW.case_id, NEW.category, NEW.product_group_id, NEW.product_name, NEW.actual_delivery_date, NEW.ready_at,
      NEW.target_street_name, NEW.target_street_number, NEW.target_street_letter, NEW.target_postal_code,
      NEW.other_end_street_name, NEW.other_end_street_number, NEW.other_end_street_letter, NEW.other_end_postal_code,
      NEW.details, NEW.connection_before))
  EXECUTE FUNCTION fold_own_connection();
CREATE CONSTRAINT TRIGGER connections_meant_by_new AFTER INSERT ON documents DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.document_type IN ('ChangeOrder', 'CancelOrder', 'Fault')) EXECUTE FUNCTION fold_connections_meant();
CREATE CONSTRAINT TRIGGER connections_meant_by_changed AFTER UPDATE ON documents DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.document_type IN ('ChangeOrder', 'CancelOrder', 'Fault')
    AND ((OLD.event_state IN ('READY', 'CANCELLED'), OLD.subscriber_id, OLD.supplier_id, OLD.source_event_id)
      IS DISTINCT FROM (NEW.event_state IN ('READY', 'CANCELLED'), NEW.subscriber_id, NEW.supplier_id, NEW.source_event_id)
      OR (NEW.document_type = 'CancelOrder' AND NEW.event_state = 'READY'
        AND OLD.actual_delivery_date IS DISTINCT FROM NEW.actual_delivery_date)))
  EXECUTE FUNCTION fold_connections_meant();

-- The pages of a list in its orders, its filters, and its sums, for either side.
CREATE INDEX connections_of_subscriber ON connections (subscriber_id, id);
CREATE INDEX connections_of_subscriber_by_end ON connections (subscriber_id, contract_end, id);
CREATE INDEX connections_of_subscriber_by_fee ON connections (subscriber_id, monthly_fee, id);
CREATE INDEX connections_of_subscriber_in_state ON connections (subscriber_id, state, id);
CREATE INDEX connections_of_subscriber_in_place ON connections (subscriber_id, municipality, id);
CREATE INDEX connections_of_subscriber_of_product ON connections (subscriber_id, product_id, id);
CREATE INDEX connections_of_subscriber_summed ON connections (subscriber_id, supplier_id)
  INCLUDE (monthly_fee, contract_end, state, municipality, product_id);
CREATE INDEX connections_of_supplier ON connections (supplier_id, id);
CREATE INDEX connections_of_supplier_by_end ON connections (supplier_id, contract_end, id);
CREATE INDEX connections_of_supplier_by_fee ON connections (supplier_id, monthly_fee, id);
CREATE INDEX connections_of_supplier_in_state ON connections (supplier_id, state, id);
CREATE INDEX connections_of_supplier_in_place ON connections (supplier_id, municipality, id);
CREATE INDEX connections_of_supplier_of_product ON connections (supplier_id, product_id, id);
CREATE INDEX connections_of_supplier_summed ON connections (supplier_id, subscriber_id)
  INCLUDE (monthly_fee, contract_end, state, municipality, product_id);
CREATE INDEX connections_at_address ON connections (target_key, subscriber_id);

-- Called by 0144. What is written meanwhile is folded by whoever writes it, before or after this. Documents are held first,
-- as their writers hold them before they fold; what has a row is passed over, so that it goes on where it stopped.
CREATE PROCEDURE fold_earlier_connections() LANGUAGE plpgsql AS $$
DECLARE
  next_ids bigint[];
  reached bigint := 0;
BEGIN
  LOOP
    next_ids := ARRAY(SELECT d.id FROM documents d
      WHERE d.id > reached AND d.document_type = 'Order' AND d.event_state = 'READY'
        AND NOT EXISTS (SELECT FROM connections k WHERE k.id = d.id) ORDER BY d.id LIMIT 500);
    EXIT WHEN cardinality(next_ids) = 0;
    PERFORM FROM documents WHERE id = ANY (next_ids) ORDER BY id FOR KEY SHARE;
    PERFORM fold_connection(id) FROM unnest(next_ids) id;
    reached := next_ids[cardinality(next_ids)];
    COMMIT;
  END LOOP;
END $$;
