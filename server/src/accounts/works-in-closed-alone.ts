import { sql } from "kysely";

/** Whether every organization in which the user of `users` works is closed (D-53); the session's statement asks the same. */
export const worksInClosedAlone = sql<boolean>`(users.global_role IS NULL AND coalesce((
  SELECT bool_and(o.closed_at IS NOT NULL) FROM user_organization_roles r JOIN organizations o ON o.id = r.organization_id
  WHERE r.user_id = users.id), false))`;
