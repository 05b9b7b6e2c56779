-- tolerated from 0095
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '600s';

-- Of what the other party did, its organization: the reader of the log learns no more of who did it.
ALTER TABLE admin_log ADD COLUMN other_side_id uuid;
-- The log only grows; what is told of its old rows here takes nothing away, and nobody else writes meanwhile.
ALTER TABLE admin_log DISABLE TRIGGER USER;
UPDATE admin_log l SET other_side_id = l.subject_id::uuid
WHERE l.subject = 'subscription' AND l.organization_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM user_organization_roles r WHERE r.user_id = l.user_id AND r.organization_id = l.organization_id)
  AND EXISTS (SELECT FROM user_organization_roles r WHERE r.user_id = l.user_id AND r.organization_id = l.subject_id::uuid);
ALTER TABLE admin_log ENABLE TRIGGER USER;
