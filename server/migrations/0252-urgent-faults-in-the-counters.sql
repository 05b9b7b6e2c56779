-- tolerated by none: a process of before would finish urgent faults that stay counted.
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '600s';
-- The drawer reads how many unfinished faults are urgent; it counted them at every look.
INSERT INTO document_counters (organization_id, role, document_type, counter, amount)
  SELECT p.id, p.role, 'Fault', 'urgent', count(*) FROM documents d,
    LATERAL (VALUES (d.subscriber_id, 'SUBSCRIBER'), (d.supplier_id, 'SUPPLIER')) AS p (id, role)
  WHERE d.document_type = 'Fault' AND d.fault_type = 'urgentFault' AND NOT d.archived
    AND d.event_state IN ('OPEN', 'IN_PROCESSING', 'CONFIRMED', 'IN_DELIVERY')
  GROUP BY 1, 2
  ON CONFLICT (organization_id, role, document_type, counter) DO UPDATE SET amount = excluded.amount;
