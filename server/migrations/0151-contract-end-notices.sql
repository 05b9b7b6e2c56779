-- tolerated from 0144
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Of which ends of contracts the administrators have been told, and how many days ahead, each once (0181). An end that a
-- change moves is another one.
CREATE TABLE contract_end_notices (
  connection_id bigint NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  contract_end date NOT NULL,
  days bigint NOT NULL,
  PRIMARY KEY (connection_id, contract_end, days)
);
