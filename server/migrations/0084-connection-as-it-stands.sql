SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '600s';

-- The row of an order holds the connection as it stands (D-39). Here is what it was before: of a changed order as it was
-- ordered, of a ready change order as it stood before that change.
ALTER TABLE documents ADD COLUMN connection_before jsonb;
-- Words by which search finds a document beside its own: of a changed order what was ordered, of a fault its connection.
ALTER TABLE documents ADD COLUMN connection_words text NOT NULL DEFAULT '';
-- Whether an order took the product from the offer (D-40).
ALTER TABLE event_products ADD COLUMN ordered boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION keep_document_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO document_texts (document_id, subscriber_id, supplier_id, document_type, created_at, search_text, unshown_id)
  VALUES (NEW.id, NEW.subscriber_id, NEW.supplier_id, NEW.document_type, NEW.created_at,
    NEW.search_text || NEW.connection_words,
    CASE WHEN NOT NEW.answer_shown THEN ' ' || lower(NEW.supplier_connection_id) END)
  ON CONFLICT (document_id) DO UPDATE SET subscriber_id = excluded.subscriber_id, supplier_id = excluded.supplier_id,
    document_type = excluded.document_type, created_at = excluded.created_at, search_text = excluded.search_text,
    unshown_id = excluded.unshown_id;
  RETURN NULL;
END $$;
DROP TRIGGER document_text_of_changed ON documents;
CREATE TRIGGER document_text_of_changed AFTER UPDATE ON documents
  FOR EACH ROW WHEN ((OLD.search_text, OLD.connection_words, OLD.supplier_connection_id, OLD.answer_shown,
    OLD.subscriber_id, OLD.supplier_id, OLD.document_type, OLD.created_at) IS DISTINCT FROM (NEW.search_text,
    NEW.connection_words, NEW.supplier_connection_id, NEW.answer_shown, NEW.subscriber_id, NEW.supplier_id,
    NEW.document_type, NEW.created_at))
  EXECUTE FUNCTION keep_document_text();

UPDATE event_products p SET ordered = true
  FROM documents o JOIN event_products taken ON taken.document_id = o.id
  WHERE o.source_mode = 'ORDER' AND o.document_type = 'Order' AND o.event_state <> 'CANCELLED'
    AND p.product_id = taken.product_id AND p.document_id IN (o.source_event_id, o.id);
