-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

ALTER TABLE organizations VALIDATE CONSTRAINT organizations_sandbox_is_apart;
