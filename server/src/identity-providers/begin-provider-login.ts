import { providerReturnPath } from "@runko/domain/accounts/identity-provider";
import { buildAuthorizationUrl, calculatePKCECodeChallenge, type Configuration } from "openid-client";
import { addressLimit, readAttempts, tooManyAttempts } from "../accounts/limit-attempts.ts";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { findOrganizationOfDomain, findSignIn, type SignIn } from "./find-sign-in.ts";
import { issueTicket, secretsOf } from "./login-ticket.ts";
import type { Providers } from "./providers.ts";

export const returnUrl = ({ config }: Pick<AppContext, "config">): string => config.publicUrl + providerReturnPath;

/** Refuses an address from which too many sign-ins have failed. */
export async function checkProviderFailures(context: AppContext, address: string): Promise<void> {
  const { key, most } = addressLimit(context.config, address, "provider");
  const [counted] = await readAttempts(context, [key]);
  if (counted && counted.attempts >= most) throw tooManyAttempts(context, counted);
}

/** The client at the provider; 503 when that is away. */
export async function openProvider(
  { log }: Pick<AppContext, "log">,
  providers: Providers,
  { client, organizationId }: SignIn,
): Promise<Configuration> {
  try {
    return await providers.open(client);
  } catch (error) {
    log.warn({ organizationId, reason: (error as Error).message }, "An identity provider could not be asked");
    throw new Problem("PROVIDER_UNAVAILABLE");
  }
}

/** Where the user signs in, by the domain of an address alone, and the ticket that ends it; whose it is is not asked. */
export async function beginProviderLogin(
  context: AppContext,
  providers: Providers,
  { emailAddress, address }: { emailAddress: string; address: string },
): Promise<{ url: string; ticket: string }> {
  await checkProviderFailures(context, address);
  const organizationId = await findOrganizationOfDomain(context, emailAddress);
  const signIn = organizationId === undefined ? undefined : await findSignIn(context, organizationId);
  if (!signIn) throw new Problem("NOT_FOUND");
  const client = await openProvider(context, providers, signIn);
  const { id, ticket } = await issueTicket(context.config, {
    organizationId: signIn.organizationId,
    now: context.clock.now(),
  });
  const { state, nonce, verifier } = secretsOf(context.config, id);
  const url = buildAuthorizationUrl(client, {
    redirect_uri: returnUrl(context),
    scope: "openid email profile",
    response_type: "code",
    login_hint: emailAddress.trim(),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  return { url: url.href, ticket };
}
