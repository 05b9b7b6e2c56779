-- tolerated by none: a process that does not know the mark would list, count and mail what is of a sandbox.
SET LOCAL lock_timeout = '5s';
SET LOCAL statement_timeout = '60s';

-- Whether an organization is of a sandbox, and so nobody's partner but its robot's or its twin's (0182).
ALTER TABLE organizations
  ADD COLUMN sandbox boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT organizations_sandbox_is_apart CHECK (NOT (sandbox AND public_supplier)) NOT VALID;

-- An organization's sandbox: its twin, the robot that trades with it, and the twin's API client.
CREATE TABLE sandboxes (
  organization_id uuid PRIMARY KEY REFERENCES organizations ON DELETE CASCADE,
  twin_id uuid NOT NULL UNIQUE REFERENCES organizations,
  robot_id uuid NOT NULL UNIQUE REFERENCES organizations,
  robot_user_id uuid NOT NULL REFERENCES users,
  client_id uuid NOT NULL REFERENCES api_clients,
  created_at timestamptz NOT NULL,
  -- What was made before this is put away by the robot.
  emptied_at timestamptz
);
