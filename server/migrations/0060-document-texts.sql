SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- What search by words reads: a tenth of a document's row, written anew only when its words change and not at every step of
-- its handling. Kept by the triggers below alone.
CREATE TABLE document_texts (
  document_id bigint PRIMARY KEY,
  subscriber_id uuid NOT NULL,
  supplier_id uuid NOT NULL,
  document_type text NOT NULL,
  created_at timestamptz NOT NULL,
  search_text text NOT NULL,
  -- The supplier's connection id while the subscriber does not see it and search_text lacks it.
  unshown_id text
);

CREATE FUNCTION keep_document_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO document_texts (document_id, subscriber_id, supplier_id, document_type, created_at, search_text, unshown_id)
  VALUES (NEW.id, NEW.subscriber_id, NEW.supplier_id, NEW.document_type, NEW.created_at, NEW.search_text,
    CASE WHEN NOT NEW.answer_shown THEN ' ' || lower(NEW.supplier_connection_id) END)
  ON CONFLICT (document_id) DO UPDATE SET subscriber_id = excluded.subscriber_id, supplier_id = excluded.supplier_id,
    document_type = excluded.document_type, created_at = excluded.created_at, search_text = excluded.search_text,
    unshown_id = excluded.unshown_id;
  RETURN NULL;
END $$;
CREATE TRIGGER document_text_of_new AFTER INSERT ON documents
  FOR EACH ROW EXECUTE FUNCTION keep_document_text();
CREATE TRIGGER document_text_of_changed AFTER UPDATE ON documents
  FOR EACH ROW WHEN ((OLD.search_text, OLD.supplier_connection_id, OLD.answer_shown, OLD.subscriber_id, OLD.supplier_id,
    OLD.document_type, OLD.created_at) IS DISTINCT FROM (NEW.search_text, NEW.supplier_connection_id, NEW.answer_shown,
    NEW.subscriber_id, NEW.supplier_id, NEW.document_type, NEW.created_at))
  EXECUTE FUNCTION keep_document_text();
