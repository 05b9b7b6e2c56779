import type { PathRole } from "@runko/domain/organizations/roles";
import { domainOfEmail } from "@runko/domain/values/email";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { openText } from "../platform/sealed-text.ts";
import type { ClientAt } from "./providers.ts";
import { secretPurpose } from "./provider-settings.ts";

/** A provider that is in use, with what it may do. */
export type SignIn = {
  organizationId: string;
  client: ClientAt;
  domains: readonly string[];
  makesAccounts: boolean;
  newUserRoles: readonly PathRole[];
};

const providersInUse = ({ db }: Pick<AppContext, "db">) =>
  db
    .selectFrom("identity_providers as p")
    .innerJoin("organizations as o", "o.id", "p.organization_id")
    .where("p.enabled", "=", true)
    .where("o.closed", "=", false);

/** The organization whose people sign in by its own provider and have addresses of this domain. */
export async function findOrganizationOfDomain(
  context: Pick<AppContext, "db">,
  email: string,
): Promise<string | undefined> {
  const row = await providersInUse(context)
    .innerJoin("identity_provider_domains as d", "d.organization_id", "p.organization_id")
    .select("p.organization_id")
    .where("d.domain", "=", domainOfEmail(email))
    .executeTakeFirst();
  return row?.organization_id;
}

/** The provider of an organization; undefined when it is not in use. */
export async function findSignIn(
  context: Pick<AppContext, "db" | "config" | "log">,
  organizationId: string,
): Promise<SignIn | undefined> {
  const row = await providersInUse(context)
    .selectAll("p")
    .where("p.organization_id", "=", organizationId)
    .executeTakeFirst();
  if (!row) return undefined;
  const clientSecret = openText(context.config, secretPurpose, organizationId, row.sealed_secret);
  if (clientSecret === null) {
    context.log.error({ organizationId }, "The secret of an identity provider was sealed by another JWT_SECRET");
    throw new Problem("PROVIDER_UNAVAILABLE");
  }
  const domains = await context.db
    .selectFrom("identity_provider_domains")
    .select("domain")
    .where("organization_id", "=", organizationId)
    .execute();
  return {
    organizationId,
    client: { issuer: row.issuer, clientId: row.client_id, clientSecret },
    domains: domains.map(({ domain }) => domain),
    makesAccounts: row.makes_accounts,
    newUserRoles: row.new_user_roles as PathRole[],
  };
}
