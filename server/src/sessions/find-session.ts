import type { Pool } from "pg";
import type { Statement } from "../platform/database/statement.ts";
import { sessionStatement, withSession, type OpenTo, type SessionRow } from "./session-statement.ts";
import type { Session } from "./session.ts";
import type { TokenClaims } from "./tokens.ts";

const sessionOf = (
  row: SessionRow | undefined,
  { jti, sessionId, issuedAt, expiresAt, loggedInAt, providerOf }: TokenClaims,
): Session | null => {
  if (!row) return null;
  const { user, secondFactor } = row;
  return { user, secondFactor, jti, sessionId, issuedAt, expiresAt, loggedInAt, providerOf };
};

/** The user of a token with the roles of this moment; null when the token holds no more (R20). */
export async function findSession(pool: Pool, claims: TokenClaims): Promise<Session | null> {
  const { rows } = await pool.query<SessionRow>(sessionStatement(claims));
  return sessionOf(rows[0], claims);
}

/** The same by one statement with a read of at most one row, null for whom it is not open. */
export async function findSessionWith<Read extends object>(
  pool: Pool,
  claims: TokenClaims,
  read: Statement,
  openTo: OpenTo,
): Promise<{ session: Session | null; read: Read | null }> {
  const { rows } = await pool.query<SessionRow & Read & { found: true | null }>(withSession(read, openTo, claims));
  const [row] = rows;
  return { session: sessionOf(row, claims), read: row?.found ? row : null };
}
