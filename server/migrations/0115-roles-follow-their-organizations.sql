-- no transaction
-- tolerated from 0113
SET lock_timeout = '5s';
SET statement_timeout = '60s';
-- The key that keeps the mark of a role true.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS organizations_by_id_and_closed ON organizations (id, closed);
ALTER TABLE user_organization_roles DROP CONSTRAINT IF EXISTS user_organization_roles_organization;
ALTER TABLE user_organization_roles ADD CONSTRAINT user_organization_roles_organization
  FOREIGN KEY (organization_id, organization_closed) REFERENCES organizations (id, closed)
  ON UPDATE CASCADE ON DELETE CASCADE NOT VALID;
