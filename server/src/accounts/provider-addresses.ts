import { domainOfEmail, normalizeEmail } from "@runko/domain/values/email";
import type { Issue } from "@runko/domain/values/issue";
import { CompiledQuery, sql, type Kysely } from "kysely";
import { administrator, withAdministered, type Administration } from "../admin-log/administration.ts";
import type { Database } from "../platform/database/schema.ts";
import { localLoginClosed } from "./local-login-closed.ts";
import { withBelow } from "../sessions/works-below.ts";

type Db = Kysely<Database>;

/** Whether the user's address is what a provider lets in by: another would open local login again, or loosen the link. */
async function isProvided(db: Db, userId: string): Promise<boolean> {
  const linked = sql<boolean>`EXISTS (SELECT FROM identity_provider_subjects s WHERE s.user_id = users.id)`;
  const user = await db
    .selectFrom("users")
    .select(sql<boolean>`${localLoginClosed} OR ${linked}`.as("provided"))
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.provided === true;
}

/** Of these addresses the domains whose people sign in by a provider, where the caller does not give addresses of them: a new user's also who administers below. */
async function foreignDomains(
  db: Db,
  administration: Administration | null,
  { addresses, ofNew }: { addresses: readonly string[]; ofNew: boolean },
): Promise<Set<string>> {
  const given = ofNew ? "SELECT b.id FROM below b" : "SELECT p.organization_id";
  const may = `EXISTS (${withBelow("p.organization_id")} SELECT FROM administered a WHERE a.id IN (${given}))`;
  const query = CompiledQuery.raw(
    `${withAdministered} SELECT d.domain FROM identity_provider_domains d
      JOIN identity_providers p ON p.organization_id = d.organization_id AND p.enabled
      JOIN organizations o ON o.id = p.organization_id AND NOT o.closed
      WHERE d.domain = ANY($2::text[]) AND NOT ($3 AND ${may})`,
    [
      administration && administrator(administration),
      [...new Set(addresses.map(domainOfEmail))],
      administration !== null,
    ],
  );
  const { rows } = await db.executeQuery<{ domain: string }>(query);
  return new Set(rows.map(({ domain }) => domain));
}

const ofProvider: Issue = { path: "emailAddress", code: "EMAIL_OF_PROVIDER" };

/** What is wrong with the addresses of new users: those of an organization with a provider its own administrators give. */
export async function newAddressIssues(
  db: Db,
  administration: Administration,
  addresses: readonly string[],
): Promise<(Issue | undefined)[]> {
  const foreign = await foreignDomains(db, administration, { addresses, ofNew: true });
  return addresses.map((address) => (foreign.has(domainOfEmail(address)) ? ofProvider : undefined));
}

/** What is wrong with another address of a user; `administration` is null where they change their own. The product admin may give each. */
export async function changedAddressIssues(
  db: Db,
  administration: Administration | null,
  { userId, before, after }: { userId: string; before: string; after: string },
): Promise<Issue[]> {
  if (normalizeEmail(before) === normalizeEmail(after)) return [];
  if (administration && administrator(administration) === null) return [];
  if (await isProvided(db, userId)) return [{ path: "emailAddress", code: "EMAIL_KEPT_FOR_PROVIDER" }];
  const foreign = await foreignDomains(db, administration, { addresses: [after], ofNew: false });
  return foreign.size > 0 ? [ofProvider] : [];
}
