-- tolerated from 0135
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- As foldLetters of the domain: in lower case, without marks on letters.
CREATE FUNCTION fold_letters(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(lower($1 COLLATE "fi-x-icu"), 'åäáàâãæöóòôõøüúùûéèêëíìîïñçšžýÿð', 'aaaaaaaoooooouuuueeeeiiiincszyyd');

-- The text, and once more without marks each word of it that has some: whoever looks for either finds it.
CREATE FUNCTION with_folded_words(text) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT $1 || coalesce(string_agg(' ' || word, ''), '')
  FROM (SELECT unnest(string_to_array(fold_letters($1), ' ')) EXCEPT SELECT unnest(string_to_array($1, ' '))) AS words (word)
$$;

-- The words of a document with those of its contact persons, whose phones are digits alone.
CREATE FUNCTION words_of_document(said text, details jsonb) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT with_folded_words(said || lower(coalesce(string_agg(' · ' || regexp_replace(word, '\s+', ' ', 'g'), ''), '')
    COLLATE "fi-x-icu"))
  FROM (VALUES (details ->> 'contactName'), (regexp_replace(details ->> 'contactPhone', '\D', '', 'g')),
    (details ->> 'contactEmail'), (details ->> 'technicalContact'),
    (substring(regexp_replace(details ->> 'technicalContact', '\D', '', 'g') FROM '\d{7,}'))) AS contact (word)
  WHERE word <> ''
$$;

CREATE OR REPLACE FUNCTION keep_document_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO document_texts (document_id, subscriber_id, supplier_id, document_type, created_at, search_text, unshown_id)
  VALUES (NEW.id, NEW.subscriber_id, NEW.supplier_id, NEW.document_type, NEW.created_at,
    words_of_document(NEW.search_text || NEW.connection_words, NEW.details),
    CASE WHEN NOT NEW.answer_shown THEN with_folded_words(' ' || lower(NEW.supplier_connection_id COLLATE "fi-x-icu")) END)
  ON CONFLICT (document_id) DO UPDATE SET subscriber_id = excluded.subscriber_id, supplier_id = excluded.supplier_id,
    document_type = excluded.document_type, created_at = excluded.created_at, search_text = excluded.search_text,
    unshown_id = excluded.unshown_id;
  RETURN NULL;
END $$;
DROP TRIGGER document_text_of_changed ON documents;
CREATE TRIGGER document_text_of_changed AFTER UPDATE ON documents
  FOR EACH ROW WHEN ((OLD.search_text, OLD.connection_words, OLD.supplier_connection_id, OLD.answer_shown,
    OLD.subscriber_id, OLD.supplier_id, OLD.document_type, OLD.created_at, OLD.details ->> 'contactName',
    OLD.details ->> 'contactPhone', OLD.details ->> 'contactEmail', OLD.details ->> 'technicalContact')
    IS DISTINCT FROM (NEW.search_text, NEW.connection_words, NEW.supplier_connection_id, NEW.answer_shown,
    NEW.subscriber_id, NEW.supplier_id, NEW.document_type, NEW.created_at, NEW.details ->> 'contactName',
    NEW.details ->> 'contactPhone', NEW.details ->> 'contactEmail', NEW.details ->> 'technicalContact'))
  EXECUTE FUNCTION keep_document_text();

-- Called by 0137. Some documents at a time are held, so that no writer of one waits long and none is overtaken.
CREATE PROCEDURE refill_document_texts() LANGUAGE plpgsql AS $$
DECLARE
  next_ids bigint[];
  reached bigint := 0;
BEGIN
  LOOP
    next_ids := ARRAY(SELECT d.id FROM documents d WHERE d.id > reached ORDER BY d.id LIMIT 500);
    EXIT WHEN cardinality(next_ids) = 0;
    PERFORM FROM documents d WHERE d.id = ANY(next_ids) ORDER BY d.id FOR SHARE;
    UPDATE document_texts t SET search_text = words_of_document(d.search_text || d.connection_words, d.details),
      unshown_id = CASE WHEN NOT d.answer_shown
        THEN with_folded_words(' ' || lower(d.supplier_connection_id COLLATE "fi-x-icu")) END
    FROM documents d
    WHERE d.id = t.document_id AND d.id = ANY(next_ids)
      AND (t.search_text <> words_of_document(d.search_text || d.connection_words, d.details)
        OR t.unshown_id <> with_folded_words(t.unshown_id));
    reached := next_ids[cardinality(next_ids)];
    COMMIT;
  END LOOP;
END $$;
