SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Open streams end when what their listener may see changes, whichever verb or command changes it (R20).
CREATE FUNCTION tell_of_access() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  PERFORM pg_notify('runko_live', jsonb_build_object('kind', 'access', TG_ARGV[0], touched ->> TG_ARGV[1])::text);
  RETURN NULL;
END $$;
CREATE TRIGGER access_of_token AFTER INSERT ON revoked_tokens
  FOR EACH ROW EXECUTE FUNCTION tell_of_access('token', 'jti');
CREATE TRIGGER access_of_user AFTER UPDATE ON users
  FOR EACH ROW WHEN ((OLD.disabled, OLD.group_account, OLD.tokens_valid_from, OLD.global_role)
    IS DISTINCT FROM (NEW.disabled, NEW.group_account, NEW.tokens_valid_from, NEW.global_role))
  EXECUTE FUNCTION tell_of_access('userId', 'id');
CREATE TRIGGER access_of_removed_user AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION tell_of_access('userId', 'id');
CREATE TRIGGER access_of_role AFTER INSERT OR DELETE ON user_organization_roles
  FOR EACH ROW EXECUTE FUNCTION tell_of_access('userId', 'user_id');
CREATE TRIGGER access_of_visibility AFTER INSERT OR DELETE ON sub_organization_event_visibilities
  FOR EACH ROW EXECUTE FUNCTION tell_of_access('organizationId', 'parent_id');
