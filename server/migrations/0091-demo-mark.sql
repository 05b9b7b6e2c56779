SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- One row, written with the demo and never taken away: production refuses such a database whatever its logins became.
CREATE TABLE demo_marks (
  marked_at timestamptz NOT NULL DEFAULT now(),
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one)
);

CREATE FUNCTION keep_demo_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A demo stays marked as one';
END $$;
CREATE TRIGGER demo_marks_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON demo_marks
  FOR EACH STATEMENT EXECUTE FUNCTION keep_demo_mark();

-- The demos from before: by their logins, or by one password hash of several users, which salt makes nowhere else.
INSERT INTO demo_marks SELECT
WHERE EXISTS (
  SELECT FROM users WHERE lower(email_address) IN ('paakayttaja@runko.example', 'tilaaja@demo.runko.example',
    'tilaaja2@demo.runko.example', 'toimittaja@demo.runko.example', 'toimittaja2@demo.runko.example',
    'vianhoitaja@demo.runko.example', 'vianhoitaja2@demo.runko.example')
) OR EXISTS (
  SELECT FROM users WHERE password_hash IS NOT NULL GROUP BY password_hash HAVING count(*) > 1
);
