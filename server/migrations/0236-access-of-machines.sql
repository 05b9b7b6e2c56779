-- tolerated from 0216
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Streams of machines end as those of people do, when what lets them in is changed (0250).
CREATE TRIGGER access_of_api_token AFTER UPDATE ON api_tokens
  FOR EACH ROW WHEN ((OLD.revoked_at, OLD.expires_at) IS DISTINCT FROM (NEW.revoked_at, NEW.expires_at))
  EXECUTE FUNCTION tell_of_access('token', 'id');
CREATE TRIGGER access_of_api_client AFTER UPDATE ON api_clients
  FOR EACH ROW WHEN ((OLD.disabled, OLD.scopes, OLD.networks) IS DISTINCT FROM (NEW.disabled, NEW.scopes, NEW.networks))
  EXECUTE FUNCTION tell_of_access('token', 'id');
CREATE TRIGGER access_of_removed_api_client AFTER DELETE ON api_clients
  FOR EACH ROW EXECUTE FUNCTION tell_of_access('token', 'id');
