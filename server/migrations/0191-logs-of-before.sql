-- tolerated from 0144
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '8h';

-- Rows of before the chain are sealed as they stand now (0222). By itself, for the triggers of the step before lock out who writes.
INSERT INTO log_unsealed (log_id, log)
SELECT id, 'event_log' FROM event_log UNION ALL SELECT id, 'admin_log' FROM admin_log
UNION ALL SELECT id, 'security_log' FROM security_log
ON CONFLICT (log_id) DO NOTHING;
