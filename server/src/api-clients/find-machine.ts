import { mayHaveScope, rolesOfClient, type ApiScope } from "@runko/domain/api-clients/api-scopes";
import type { Pool } from "pg";
import type { Session } from "../sessions/session.ts";
import type { AccessGrant } from "./access-token.ts";
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

const textBy = (key: "hash" | "id") => `
  SELECT t.id AS "tokenId", t.created_at AS "createdAt", t.expires_at AS "expiresAt", t.seen_networks AS "seenNetworks",
    c.id AS "clientId", c.name AS "clientName", c.scopes, c.networks, o.id AS "organizationId", o.name AS "organizationName",
    ARRAY(SELECT g.role FROM organization_role_grants g WHERE g.organization_id = o.id) AS roles,
    u.id AS "userId", u.first_name AS "firstName", u.last_name AS "lastName", u.email_address AS "emailAddress", u.language
  FROM api_tokens t JOIN api_clients c ON c.id = t.client_id JOIN organizations o ON o.id = c.organization_id
    JOIN users u ON u.id = c.user_id
  WHERE t.${key} = $1 AND t.revoked_at IS NULL AND t.expires_at > $2 AND NOT c.disabled AND o.closed_at IS NULL`;

const byToken = { name: "machine", text: textBy("hash") };
const byGrant = { name: "machine_granted", text: textBy("id") };

/** A token of a client, or what an access token grants of it. */
type Shown = { token: string } | { grant: Omit<AccessGrant, "clientId"> };

/** Whose token this is, with the roles and scopes of this moment; null for one that does not hold. */
export async function findMachine(pool: Pool, shown: Shown, now: Date): Promise<FoundMachine | null> {
  const grant = "grant" in shown ? shown.grant : undefined;
  const query = "token" in shown ? byToken : byGrant;
  const key = "token" in shown ? hashOfToken(shown.token) : shown.grant.tokenId;
  const { rows } = await pool.query<Row>({ ...query, values: [key, now] });
  const [row] = rows;
  if (!row) return null;
  const { organizationId, organizationName, clientId, clientName, tokenId, createdAt } = row;
  const expiresAt = grant?.expiresAt ?? row.expiresAt;
  const held = row.scopes.filter((scope) => mayHaveScope(row.roles, scope));
  const scopes = grant ? held.filter((scope) => grant.scopes.includes(scope)) : held;
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
    providerOf: null,
  };
  return { tokenId, networks: row.networks, seenNetworks: row.seenNetworks, session };
}
