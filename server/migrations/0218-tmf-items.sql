-- tolerated from 0149
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Which product of the document each of the client's items is: products may be changed elsewhere, and the ids of the others stay.
ALTER TABLE tmf_documents ADD COLUMN item_products text[] NOT NULL DEFAULT '{}';
UPDATE tmf_documents t SET item_products = coalesce(
  (SELECT array_agg(p.product_id::text ORDER BY p.position, p.product_id) FROM event_products p WHERE p.document_id = t.document_id),
  '{}');
