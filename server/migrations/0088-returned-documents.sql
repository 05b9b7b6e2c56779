SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '600s';

-- A document that was returned waits for its subscriber, and both parties' lists say so.
ALTER TABLE documents ADD COLUMN returned boolean NOT NULL DEFAULT false;
UPDATE documents SET returned = true
  WHERE event_state = 'OPEN' AND NOT archived AND details ? 'inProgressReason';

-- A cancellation that the supplier has yet to confirm counts with it, though the customer archived it.
INSERT INTO document_counters AS c (organization_id, role, document_type, counter, amount)
  SELECT supplier_id, 'SUPPLIER', document_type, event_state, count(*) FROM documents
  WHERE archived AND event_state = 'CANCELLED' AND cancelled_by_customer AND NOT cancel_confirmed
    AND document_type IN ('Order', 'ChangeOrder', 'CancelOrder')
  GROUP BY supplier_id, document_type, event_state
  ON CONFLICT (organization_id, role, document_type, counter) DO UPDATE SET amount = c.amount + excluded.amount;
