-- tolerated from 0135
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Whose a message is, beside it: which side wrote it, and in whose inbox it stands as long as its document stands in that
-- side's lists. Kept by the triggers below alone, also while a process of the version before writes.
ALTER TABLE internal_messages
  ADD COLUMN document_type text,
  ADD COLUMN from_subscriber boolean,
  ADD COLUMN subscriber_inbox uuid,
  ADD COLUMN supplier_inbox uuid;

CREATE FUNCTION inbox_of_supplier(d documents) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN NOT d.archived OR (d.event_state = 'CANCELLED' AND d.cancelled_by_customer AND NOT d.cancel_confirmed
    AND d.document_type IN ('Order', 'ChangeOrder', 'CancelOrder')) THEN d.supplier_id END
$$;

CREATE FUNCTION place_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT d.document_type, d.subscriber_id = NEW.sender_organization_id,
    CASE WHEN NOT d.archived THEN d.subscriber_id END, inbox_of_supplier(d)
  INTO NEW.document_type, NEW.from_subscriber, NEW.subscriber_inbox, NEW.supplier_inbox
  FROM documents d WHERE d.id = NEW.document_id;
  RETURN NEW;
END $$;
CREATE TRIGGER message_placed BEFORE INSERT ON internal_messages FOR EACH ROW EXECUTE FUNCTION place_message();

CREATE FUNCTION place_messages(document bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE internal_messages m SET document_type = d.document_type,
    from_subscriber = (d.subscriber_id = m.sender_organization_id),
    subscriber_inbox = CASE WHEN NOT d.archived THEN d.subscriber_id END, supplier_inbox = inbox_of_supplier(d)
  FROM documents d WHERE d.id = document AND m.document_id = document
$$;

CREATE FUNCTION move_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_messages(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER messages_moved AFTER UPDATE ON documents
  FOR EACH ROW WHEN (OLD.archived <> NEW.archived OR OLD.supplier_id <> NEW.supplier_id
    OR (NEW.archived AND (OLD.event_state, OLD.cancelled_by_customer, OLD.cancel_confirmed)
      IS DISTINCT FROM (NEW.event_state, NEW.cancelled_by_customer, NEW.cancel_confirmed)))
  EXECUTE FUNCTION move_messages();

-- Called by 0139. Some documents at a time are held, so that no writer of one waits long and none is overtaken.
CREATE PROCEDURE place_earlier_messages() LANGUAGE plpgsql AS $$
DECLARE
  next_ids bigint[];
  reached bigint := 0;
BEGIN
  LOOP
    next_ids := ARRAY(SELECT DISTINCT m.document_id FROM internal_messages m
      WHERE m.document_id > reached AND m.document_type IS NULL ORDER BY 1 LIMIT 500);
    EXIT WHEN cardinality(next_ids) = 0;
    PERFORM FROM documents d WHERE d.id = ANY(next_ids) ORDER BY d.id FOR SHARE;
    PERFORM place_messages(id) FROM unnest(next_ids) id;
    reached := next_ids[cardinality(next_ids)];
    COMMIT;
  END LOOP;
END $$;
