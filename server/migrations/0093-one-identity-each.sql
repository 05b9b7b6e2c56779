-- no transaction
SET lock_timeout = '5s';
SET statement_timeout = '600s';
-- The runner sends this file's statements one by one, whatever squawk is told of the others.
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS organizations_one_name ON organizations (identity_key(name)) WHERE NOT name_shared;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS organizations_one_business_id ON organizations (business_id) WHERE NOT business_id_shared;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS nnis_one_identifier ON nnis (organization_id, identity_key(identifier)) WHERE NOT identifier_shared;
