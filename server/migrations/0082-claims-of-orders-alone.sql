SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Orders and change orders alone claim connection ids; what faults, inquiries and cancel orders had claimed is free (D-42).
DELETE FROM connection_id_claims c WHERE NOT EXISTS (
  SELECT FROM documents d
  WHERE d.case_id = c.case_id AND d.document_type IN ('Order', 'ChangeOrder')
    AND d.event_state <> 'CANCELLED' AND NOT d.rejected
    AND c.connection_id = CASE c.party
      WHEN 'subscriber' THEN lower(d.subscriber_connection_id) ELSE lower(d.supplier_connection_id) END
    AND c.organization_id = CASE c.party WHEN 'subscriber' THEN d.subscriber_id ELSE d.supplier_id END
);
