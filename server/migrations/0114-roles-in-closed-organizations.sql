-- tolerated from 0113
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';
-- Every call asks whether its caller's organizations are closed: their roles say it. What an older process closes meanwhile is marked by the trigger.
ALTER TABLE organizations ADD COLUMN closed boolean NOT NULL DEFAULT false;
CREATE FUNCTION mark_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.closed := NEW.closed_at IS NOT NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER closed_by_instant BEFORE INSERT OR UPDATE ON organizations FOR EACH ROW EXECUTE FUNCTION mark_closed();
UPDATE organizations SET closed = true WHERE closed_at IS NOT NULL;
ALTER TABLE user_organization_roles ADD COLUMN organization_closed boolean NOT NULL DEFAULT false;
UPDATE user_organization_roles r SET organization_closed = true
  FROM organizations o WHERE o.id = r.organization_id AND o.closed_at IS NOT NULL;
