SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Names and Y-tunnus of organizations, and identifiers of NNIs in their organization, are one's own, case and spaces aside
-- (D-54). Of those that are shared already the oldest keeps it; the others are marked and stay as they are until changed.
CREATE FUNCTION identity_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT lower(btrim(regexp_replace(given, '\s+', ' ', 'g'))) $$;

ALTER TABLE organizations
  ADD COLUMN name_shared boolean NOT NULL DEFAULT false,
  ADD COLUMN business_id_shared boolean NOT NULL DEFAULT false;
ALTER TABLE nnis ADD COLUMN identifier_shared boolean NOT NULL DEFAULT false;

UPDATE organizations o SET name_shared = true
WHERE EXISTS (SELECT FROM organizations p WHERE identity_key(p.name) = identity_key(o.name)
  AND (p.created_at, p.id) < (o.created_at, o.id));
UPDATE organizations o SET business_id_shared = true
WHERE EXISTS (SELECT FROM organizations p WHERE p.business_id = o.business_id
  AND (p.created_at, p.id) < (o.created_at, o.id));
UPDATE nnis n SET identifier_shared = true
WHERE EXISTS (SELECT FROM nnis m WHERE m.organization_id = n.organization_id
  AND identity_key(m.identifier) = identity_key(n.identifier) AND m.id < n.id);
