-- tolerated from 0209
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- A sandbox closes with its organization.
UPDATE organizations twin SET closed_at = o.closed_at, version = twin.version + 1
FROM organizations o
WHERE o.id = twin.parent_organization_id AND twin.sandbox AND o.closed_at IS NOT NULL AND twin.closed_at IS NULL;
