SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- What a request to change something wishes, by the names of the form. An older process would take it for a cancellation.
ALTER TABLE document_requests ADD COLUMN changes jsonb NOT NULL DEFAULT '{}';
