import { domainOfEmail } from "@runko/domain/values/email";
import type { Transaction } from "kysely";
import { endInvitation, lockProvidedUser, makeProvidedUser, type ProvidedUser } from "../accounts/provided-user.ts";
import type { Database } from "../platform/database/schema.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import type { ProviderClaims } from "./ask-provider.ts";
import type { SignIn } from "./find-sign-in.ts";

export type Entering = { userId: string; validFrom: number } | { refused: string; code?: "PROVIDER_PASSWORD_ASKED" };
/** `claims.email` is verified, and of a domain of the organization. */
type Known = { signIn: SignIn; claims: ProviderClaims; address: string; requestId: string; at: Date };

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? "";

/** As the provider says it; what it leaves out is the beginning of the address, for the user to mend. */
function namesOf({ given_name: given, family_name: family, name = "", email = "" }: ProviderClaims) {
  const [local = ""] = email.split("@");
  const firstName = given?.trim() || firstWord(name) || local;
  const lastName = family?.trim() || name.trim().slice(firstWord(name).length).trim() || local;
  return { firstName, lastName };
}

async function findLinked(trx: Transaction<Database>, { signIn, claims }: Known): Promise<ProvidedUser | undefined> {
  const { organizationId } = signIn;
  const link = await trx
    .selectFrom("identity_provider_subjects")
    .select("user_id")
    .where("organization_id", "=", organizationId)
    .where("subject", "=", claims.sub)
    .executeTakeFirst();
  return link && (await lockProvidedUser(trx, { organizationId, userId: link.user_id }));
}

const subjectOf = async (trx: Transaction<Database>, organizationId: string, userId: string) =>
  (
    await trx
      .selectFrom("identity_provider_subjects")
      .select("subject")
      .where("organization_id", "=", organizationId)
      .where("user_id", "=", userId)
      .executeTakeFirst()
  )?.subject;

async function linkUser(trx: Transaction<Database>, known: Known, userId: string): Promise<void> {
  const { signIn, claims, at, address, requestId } = known;
  const { organizationId } = signIn;
  await trx
    .insertInto("identity_provider_subjects")
    .values({ organization_id: organizationId, subject: claims.sub, user_id: userId, linked_at: at })
    .onConflict((conflict) =>
      conflict.columns(["organization_id", "subject"]).doUpdateSet({ user_id: userId, linked_at: at }),
    )
    .execute();
  await writeSecurityLog(trx, at, { event: "providerLinked", userId, organizationId, address, requestId });
}

async function makeUser(trx: Transaction<Database>, known: Known): Promise<Entering> {
  const { signIn, claims, at, address, requestId } = known;
  const { organizationId, newUserRoles: asked } = signIn;
  const grants = await trx
    .selectFrom("organization_role_grants")
    .select("role")
    .where("organization_id", "=", organizationId)
    .execute();
  // A role may have been taken from the organization since it was chosen for new accounts.
  const roles = asked.filter((role) => grants.some((grant) => grant.role === role));
  if (!signIn.makesAccounts || roles.length === 0) return { refused: "no account" };
  const user = { organizationId, roles, ...namesOf(claims), emailAddress: claims.email ?? "" };
  const userId = await makeProvidedUser(trx, user, { address, requestId, at });
  if (userId === null) return { refused: "unusable data" };
  await writeSecurityLog(trx, at, { event: "providerAccountMade", userId, organizationId, address, requestId });
  await linkUser(trx, known, userId);
  return { userId, validFrom: 0 };
}

/**
 * Who signs in: the account that the provider's subject is linked to, else the one of the verified address, else a new one
 * where that is allowed. An account that is another subject's is not given to whoever has its address now.
 */
export async function findOrMakeUser(trx: Transaction<Database>, known: Known): Promise<Entering> {
  const { signIn, claims, at } = known;
  const { organizationId, domains } = signIn;
  const linked = await findLinked(trx, known);
  const user = linked ?? (await lockProvidedUser(trx, { organizationId, emailAddress: claims.email ?? "" }));
  if (!user) return await makeUser(trx, known);
  if (!user.mayEnter && !user.worksElsewhere) return { refused: "may not enter" };
  if (!domains.includes(domainOfEmail(user.emailAddress))) return { refused: "address elsewhere" };
  if (user.worksElsewhere) return { refused: "works elsewhere", code: "PROVIDER_PASSWORD_ASKED" };
  if (!linked) {
    // Another tab may have linked the same subject while the user's row was waited for.
    const subject = await subjectOf(trx, organizationId, user.id);
    if (subject !== undefined && subject !== claims.sub) return { refused: "another subject" };
    if (subject === undefined) {
      await linkUser(trx, known, user.id);
      await endInvitation(trx, user.id, at);
    }
  }
  return { userId: user.id, validFrom: user.validFrom };
}
