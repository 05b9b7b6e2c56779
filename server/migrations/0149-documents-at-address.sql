-- no transaction
-- tolerated from 0144
SET lock_timeout = '5s';
SET statement_timeout = '8h';
-- What a subscriber has asked for or ordered at an address, apartments left out (0176).
-- squawk-ignore ban-concurrent-index-creation-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_of_subscriber_at_address ON documents (subscriber_id,
  address_key(target_street_name, target_street_number, target_street_letter, target_postal_code))
  WHERE document_type IN ('AvailabilityRequest', 'Inquiry', 'Order');
