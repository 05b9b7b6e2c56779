import { sql } from "kysely";

/** Whether every organization in which the user of `users` works is closed (D-53); the session's statement asks the same. */
export const worksInClosedAlone = sql<boolean>`(users.global_role IS NULL AND coalesce((
  SELECT bool_and(r.organization_closed) FROM user_organization_roles r WHERE r.user_id = users.id), false))`;
