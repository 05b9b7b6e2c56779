import { sql, type RawBuilder } from "kysely";

/**
 * From when on the tokens of a row of `users` hold, once those of before are ended: later than each that was issued, by a
 * process whose clock was ahead too, and never sooner than it was.
 */
export const afterAllTokens = (
  at: Date,
): RawBuilder<Date> => sql<Date>`greatest(${at}::timestamptz, users.tokens_valid_from,
  (SELECT max(s.token_issued_at) + interval '1 millisecond' FROM login_sessions s WHERE s.user_id = users.id))`;
