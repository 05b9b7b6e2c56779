import { checkIdentityProvider, type IdentityProvider } from "@runko/domain/accounts/identity-provider";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { Kysely, Transaction } from "kysely";
import { changeKept } from "../admin-log/change-kept.ts";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { lockOrganization } from "../organizations/organization-record.ts";
import type { Database } from "../platform/database/schema.ts";
import { versionSql, type VersionQuery } from "../platform/database/version-sql.ts";
import { violatedConstraint } from "../platform/error-code.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { sealText } from "../platform/sealed-text.ts";
import type { Providers } from "./providers.ts";

/** What the secrets of clients are sealed for. */
export const secretPurpose = "identity provider secret";

/** As it is kept; of the secret only when it was given. */
export type KeptProvider = IdentityProvider & { secretSetAt: string | null };
export type ProviderPatch = { [Field in keyof IdentityProvider]?: IdentityProvider[Field] | undefined } & {
  clientSecret?: string | undefined;
};

const nothing: KeptProvider = {
  enabled: false,
  issuer: "",
  clientId: "",
  domains: [],
  makesAccounts: false,
  newUserRoles: [],
  localLogin: true,
  secretSetAt: null,
};

const domainsOf = `ARRAY(SELECT d.domain FROM identity_provider_domains d WHERE d.organization_id = o.id ORDER BY d.domain)`;

export const providerVersion = (organizationId: string): VersionQuery => ({
  version: versionSql([
    "p.enabled, p.issuer, p.client_id, p.sealed_secret, p.makes_accounts, p.new_user_roles, p.local_login",
    domainsOf,
  ]),
  from: "organizations o LEFT JOIN identity_providers p ON p.organization_id = o.id",
  where: "o.id = $1",
  values: [organizationId],
});

/** How the people of the organization sign in; of one who has said nothing, by passwords alone. */
export async function loadProvider(db: Kysely<Database>, organizationId: string): Promise<KeptProvider> {
  const row = await db
    .selectFrom("identity_providers")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .executeTakeFirst();
  if (!row) return nothing;
  const domains = await db
    .selectFrom("identity_provider_domains")
    .select("domain")
    .where("organization_id", "=", organizationId)
    .orderBy("domain")
    .execute();
  return {
    enabled: row.enabled,
    issuer: row.issuer,
    clientId: row.client_id,
    domains: domains.map(({ domain }) => domain),
    makesAccounts: row.makes_accounts,
    newUserRoles: row.new_user_roles as PathRole[],
    localLogin: row.local_login,
    secretSetAt: row.secret_set_at?.toISOString() ?? null,
  };
}

const given = (patch: object) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<IdentityProvider>;

/** Elsewhere the same secret and the same subjects mean nothing, so neither goes with the address. */
const isElsewhere = (before: KeptProvider, after: KeptProvider) =>
  before.issuer !== after.issuer || before.clientId !== after.clientId;

function merge(before: KeptProvider, { clientSecret, ...patch }: ProviderPatch, at: Date): KeptProvider {
  const said = given(patch);
  const domains = said.domains?.map((domain) => domain.trim().toLowerCase().replace(/^@/, ""));
  const after = { ...before, ...said, ...(domains && { domains }) };
  after.issuer = after.issuer.trim();
  after.clientId = after.clientId.trim();
  if (clientSecret !== undefined) return { ...after, secretSetAt: clientSecret === "" ? null : at.toISOString() };
  return isElsewhere(before, after) ? { ...after, secretSetAt: null } : after;
}

async function refuseForeignRoles(trx: Transaction<Database>, organizationId: string, roles: readonly PathRole[]) {
  const grants = await trx
    .selectFrom("organization_role_grants")
    .select("role")
    .where("organization_id", "=", organizationId)
    .execute();
  const foreign = roles.some((role) => !grants.some((grant) => grant.role === role));
  refuseIssues(foreign ? [{ path: "newUserRoles", code: "ROLE_NOT_AVAILABLE" }] : []);
}

async function writeDomains(trx: Transaction<Database>, organizationId: string, domains: readonly string[]) {
  await trx.deleteFrom("identity_provider_domains").where("organization_id", "=", organizationId).execute();
  if (domains.length === 0) return;
  const rows = domains.map((domain) => ({ domain, organization_id: organizationId }));
  await trx.insertInto("identity_provider_domains").values(rows).execute();
}

async function refuseTakenDomains(trx: Transaction<Database>, organizationId: string, domains: readonly string[]) {
  if (domains.length === 0) return;
  const taken = await trx
    .selectFrom("identity_provider_domains")
    .select("domain")
    .where("domain", "in", [...domains])
    .where("organization_id", "!=", organizationId)
    .execute();
  refuseIssues(taken.map(({ domain }) => ({ path: `domains.${domains.indexOf(domain)}`, code: "DOMAIN_IN_USE" })));
}

type Change = { actor: AdminActor; organizationId: string; patch: ProviderPatch; ifMatch: string | undefined };

/** Changes how the people of an organization sign in. A new address is called first: a slip of it is told here, not to them. */
export async function changeProvider(
  { db, config }: Pick<AppContext, "db" | "config">,
  providers: Providers,
  { actor, organizationId, patch, ifMatch }: Change,
): Promise<void> {
  const allowed = { http: config.insideProviders };
  const before = await loadProvider(db, organizationId);
  const planned = merge(before, patch, actor.at);
  const plannedIssues = checkIdentityProvider({ ...planned, hasSecret: planned.secretSetAt !== null }, allowed);
  const asksAddress = planned.enabled && (planned.issuer !== before.issuer || !before.enabled);
  if (ifMatch !== undefined && plannedIssues.length === 0 && asksAddress && !(await providers.answers(planned.issuer)))
    refuseIssues([{ path: "issuer", code: "ISSUER_UNREACHABLE" }]);
  let name = "";
  const work = changeKept<KeptProvider>(db, actor, ifMatch, {
    about: { organizationId, subject: "identityProvider", subjectId: organizationId },
    load: async (trx) => {
      const organization = await lockOrganization(trx, organizationId);
      if (!organization) return undefined;
      ({ name } = organization);
      return await loadProvider(trx, organizationId);
    },
    version: providerVersion(organizationId),
    merge: (stored) => merge(stored, patch, actor.at),
    check: async (trx, after) => {
      refuseIssues(checkIdentityProvider({ ...after, hasSecret: after.secretSetAt !== null }, allowed));
      await refuseForeignRoles(trx, organizationId, after.newUserRoles);
      await refuseTakenDomains(trx, organizationId, after.domains);
    },
    write: async (trx, after, stored) => {
      const sealed =
        after.secretSetAt === null
          ? ""
          : patch.clientSecret && sealText(config, secretPurpose, organizationId, patch.clientSecret);
      const row = {
        enabled: after.enabled,
        issuer: after.issuer,
        client_id: after.clientId,
        secret_set_at: after.secretSetAt,
        makes_accounts: after.makesAccounts,
        new_user_roles: [...after.newUserRoles],
        local_login: after.localLogin,
      };
      await trx
        .insertInto("identity_providers")
        .values({ organization_id: organizationId, ...row, sealed_secret: sealed ?? "" })
        .onConflict((conflict) =>
          conflict
            .column("organization_id")
            .doUpdateSet({ ...row, ...(sealed !== undefined && { sealed_secret: sealed }) }),
        )
        .execute();
      await writeDomains(trx, organizationId, after.domains);
      if (isElsewhere(stored, after))
        await trx.deleteFrom("identity_provider_subjects").where("organization_id", "=", organizationId).execute();
    },
    nameOf: () => name,
  });
  await work.catch((error: unknown) => {
    // Two organizations that are given one domain at once.
    if (violatedConstraint(error) === "identity_provider_domains_pkey")
      throw new Problem("VALIDATION_FAILED", { issues: [{ path: "domains", code: "DOMAIN_IN_USE" }] });
    throw error;
  });
}
