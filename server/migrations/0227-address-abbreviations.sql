-- tolerated by none: a process of before would look for, and write, keys in the old way.
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- As addressKey of the domain, which knows more abbreviations than in 0142 (0178): -g. and -v. in Swedish, and a word of its
-- own at the end, as of "Eino Leinon k.". They are those of streets alone: of a house 12 K. the K is its letter.
CREATE OR REPLACE FUNCTION address_part(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(translate(lower($1 COLLATE "fi-x-icu"),
    E'\u00a0\u2007\u2009\u202f\t-–—/,;:\'"’´`()', repeat(' ', 19)), '[ .]+', ' ', 'g'));

CREATE FUNCTION address_street(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(translate(lower($1 COLLATE "fi-x-icu"),
    E'\u00a0\u2007\u2009\u202f\t-–—/,;:\'"’´`()', repeat(' ', 19)),
    '([^ .]{2}( +(?=k\. *$))?)k\.( |$)', '\1katu\3', 'g'), '([^ .]{2}( +(?=t\. *$))?)t\.( |$)', '\1tie\3', 'g'),
    '([^ .]{2}( +(?=g\. *$))?)g\.( |$)', '\1gatan\3', 'g'), '([^ .]{2}( +(?=v\. *$))?)v\.( |$)', '\1vägen\3', 'g'),
    '[ .]+', ' ', 'g'));

CREATE OR REPLACE FUNCTION address_key(street text, number text, letter text, postal text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN address_street(street) <> '' AND address_part(postal) <> '' THEN
    address_street(street) || '|' ||
    btrim(regexp_replace(address_part(coalesce(number, '') || ' ' || coalesce(letter, '')), '([0-9])([a-zåäö])', '\1 \2', 'g'))
    || '|' || address_part(postal) END;

-- Called by 0229. As in 0143 documents are held first, and each portion ends a transaction: it goes on where it stopped.
CREATE PROCEDURE fold_readdressed_connections() LANGUAGE plpgsql AS $$
DECLARE
  seen bigint[];
  moved bigint[];
  reached bigint := 0;
BEGIN
  LOOP
    seen := ARRAY(SELECT k.id FROM connections k WHERE k.id > reached ORDER BY k.id LIMIT 2000);
    EXIT WHEN cardinality(seen) = 0;
    moved := ARRAY(SELECT k.id FROM connections k JOIN documents d ON d.id = k.id WHERE k.id = ANY (seen) AND (
      k.target_key IS DISTINCT FROM
        address_key(d.target_street_name, d.target_street_number, d.target_street_letter, d.target_postal_code)
      OR k.other_key IS DISTINCT FROM
        address_key(d.other_end_street_name, d.other_end_street_number, d.other_end_street_letter, d.other_end_postal_code))
      ORDER BY k.id);
    PERFORM FROM documents WHERE id = ANY (moved) ORDER BY id FOR KEY SHARE;
    PERFORM fold_connection(id) FROM unnest(moved) id;
    reached := seen[cardinality(seen)];
    COMMIT;
  END LOOP;
END $$;

-- The key of what an area of kind address says, as areaKey of the domain.
CREATE FUNCTION area_address_key(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT address_key(said[1], said[2], said[3], said[4]) FROM regexp_match(code,
    '^(.*\D) ([0-9][0-9–-]{0,9}) ?([A-Za-zÅÄÖåäö]?), ?([0-9]{5})( .*)?$') said);

-- Called by 0229. Of two areas that have become one the later said stays, of those said at once the more cautious one. What
-- the database cannot read keeps its key. Each product, held as by whoever changes its areas, ends a transaction.
CREATE PROCEDURE rekey_product_areas() LANGUAGE plpgsql AS $$
DECLARE
  product uuid;
BEGIN
  FOR product IN SELECT DISTINCT product_id FROM product_areas
    WHERE kind = 'address' AND key <> coalesce(area_address_key(code), key)
  LOOP
    PERFORM FROM products WHERE id = product FOR UPDATE;
    CREATE TEMP TABLE rekeyed ON COMMIT DROP AS
      SELECT DISTINCT ON (coalesce(area_address_key(code), key)) coalesce(area_address_key(code), key) AS key, code, verdict,
        note, delivery_days, connect_fee, monthly_fee, said_at
      FROM product_areas WHERE product_id = product AND kind = 'address'
      ORDER BY coalesce(area_address_key(code), key), said_at DESC,
        array_position(ARRAY['notServed', 'survey', 'served'], verdict), code;
    DELETE FROM product_areas WHERE product_id = product AND kind = 'address';
    INSERT INTO product_areas (product_id, kind, key, code, verdict, note, delivery_days, connect_fee, monthly_fee, said_at)
      SELECT product, 'address', key, code, verdict, note, delivery_days, connect_fee, monthly_fee, said_at FROM rekeyed;
    COMMIT;
  END LOOP;
END $$;
