SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- What the supplier has changed in an answer that the subscriber does not see yet (D-9b); null: nothing.
ALTER TABLE event_products
  ADD COLUMN draft_product_price numeric(12, 2),
  ADD COLUMN draft_month_price numeric(12, 2),
  ADD COLUMN draft_active boolean;
