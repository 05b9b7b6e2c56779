SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Types that the subscriber has asked for beside those agreed; they wait for the supplier, the agreed ones go on (D-50).
ALTER TABLE subscriptions ADD COLUMN awaiting_event_types text[] NOT NULL DEFAULT '{}';

-- A subscription that stopped because its subscriber had asked for more goes on with what was agreed before.
WITH latest AS (
  SELECT DISTINCT ON (organization_id, subject_id) organization_id AS subscriber_id, subject_id AS supplier_id, user_id,
    jsonb_path_query_first(changes, '$[*] ? (@.field == "active")') AS activity,
    jsonb_path_query_first(changes, '$[*] ? (@.field == "eventTypes")') AS types
  FROM admin_log l
  WHERE subject = 'subscription'
    AND EXISTS (SELECT FROM subscriptions s WHERE s.subscriber_id = l.organization_id AND s.supplier_id::text = l.subject_id)
  ORDER BY organization_id, subject_id, at DESC, id DESC
), stopped AS (
  SELECT l.subscriber_id, l.supplier_id,
    ARRAY(SELECT jsonb_array_elements_text(l.types->'before')) AS agreed,
    ARRAY(SELECT jsonb_array_elements_text(l.types->'after')) AS asked
  FROM latest l
  WHERE l.activity->'before' = 'true' AND l.activity->'after' = 'false' AND l.types IS NOT NULL
    AND NOT EXISTS (SELECT FROM user_organization_roles r WHERE r.user_id = l.user_id AND r.organization_id::text = l.supplier_id)
)
UPDATE subscriptions s
SET active = true,
  event_types = ARRAY(SELECT type FROM unnest(s.event_types) type WHERE type = ANY (t.agreed)),
  awaiting_event_types = ARRAY(SELECT type FROM unnest(s.event_types) type WHERE NOT type = ANY (t.agreed))
FROM stopped t
WHERE s.subscriber_id = t.subscriber_id AND s.supplier_id::text = t.supplier_id AND NOT s.active
  AND s.event_types = t.asked AND t.agreed && t.asked AND NOT t.asked <@ t.agreed;
