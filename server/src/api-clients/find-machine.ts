import { mayHaveScope, rolesOfClient, type ApiScope } from "@runko/domain/api-clients/api-scopes";
import type { Pool } from "pg";
import type { Session } from "../sessions/session.ts";
import { hashOfToken } from "./token-text.ts";

type Row = {
  tokenId: string;
  createdAt: Date;
  expiresAt: Date;
  networks: string[];
  seenNetworks: string[];
  clientId: string;
  clientName: string;
  scopes: ApiScope[];
  organizationId: string;
  organizationName: string;
  roles: string[];
  userId: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  language: string;
};

/** A token that holds, with what its use is judged and noted by. */
export type FoundMachine = { tokenId: string; networks: string[]; seenNetworks: string[]; session: Session };

const text = `
  SELECT t.id AS "tokenId", t.created_at AS "createdAt", t.expires_at AS "expiresAt", t.seen_networks AS "seenNetworks",
    c.id AS "clientId", c.name AS "clientName", c.scopes, c.networks, o.id AS "organizationId", o.name AS "organizationName",
    ARRAY(SELECT g.role FROM organization_role_grants g WHERE g.organization_id = o.id) AS roles,
    u.id AS "userId", u.first_name AS "firstName", u.last_name AS "lastName", u.email_address AS "emailAddress", u.language
  FROM api_tokens t JOIN api_clients c ON c.id = t.client_id JOIN organizations o ON o.id = c.organization_id
    JOIN users u ON u.id = c.user_id
  WHERE t.hash = $1 AND t.revoked_at IS NULL AND t.expires_at > $2 AND NOT c.disabled AND o.closed_at IS NULL`;

/** Whose token this is, with the roles and scopes of this moment; null for one that does not hold. */
export async function findMachine(pool: Pool, token: string, now: Date): Promise<FoundMachine | null> {
  const { rows } = await pool.query<Row>({ name: "machine", text, values: [hashOfToken(token), now] });
  const [row] = rows;
  if (!row) return null;
  const { organizationId, organizationName, clientId, clientName, tokenId, createdAt, expiresAt } = row;
  const scopes = row.scopes.filter((scope) => mayHaveScope(row.roles, scope));
  const roles = rolesOfClient(row.roles, scopes).map((role) => ({ organizationId, role }));
  const { firstName, lastName, emailAddress, language } = row;
  const user = {
    id: row.userId,
    firstName,
    lastName,
    emailAddress,
    language,
    globalRole: null,
    organizationRoles: roles,
  };
  const machine = { organizationId, organizationName, clientId, clientName, scopes };
  const session = {
    user,
    machine,
    jti: tokenId,
    sessionId: clientId,
    issuedAt: createdAt,
    expiresAt,
    secondFactor: "off" as const,
    loggedInAt: createdAt,
    byProvider: false,
  };
  return { tokenId, networks: row.networks, seenNetworks: row.seenNetworks, session };
}
