import type { PathRole } from "../organizations/roles.ts";
import { isEmailDomain } from "../values/email.ts";
import type { Issue } from "../values/issue.ts";

/** Where a provider leads back to, with its answer behind `?`. */
export const providerReturnPath = "/login/provider";

/** A sign-in is answered within so many minutes. */
export const providerLoginMinutes = 10;

export const mostProviderDomains = 20;
const addressMaxLength = 500;
const clientIdMaxLength = 200;
export const clientSecretMaxLength = 500;

/** How the people of an organization sign in by its own identity provider, as it is written. */
export type IdentityProvider = {
  enabled: boolean;
  issuer: string;
  clientId: string;
  domains: readonly string[];
  /** Whether who is not known yet is made an account, with roles that administer nobody. */
  makesAccounts: boolean;
  newUserRoles: readonly PathRole[];
  /** Whether its people may log in with a password of the portal too. */
  localLogin: boolean;
};

/** Host, port and path: no user, query or part of a page. */
const issuerForm = /^(https?):\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?(?:\/[\w.~%!$&'()*+,;=:@/-]*)?$/i;

/** Whether a provider may stand at this address; `http` is for trials on one's own machine. */
export function isIssuer(text: string, { http = false } = {}): boolean {
  const scheme = issuerForm.exec(text)?.[1]?.toLowerCase();
  return text.length <= addressMaxLength && (scheme === "https" || (http && scheme === "http"));
}

function checkDomains(domains: readonly string[]): Issue[] {
  if (domains.length > mostProviderDomains)
    return [{ path: "domains", code: "TOO_MANY", params: { max: mostProviderDomains } }];
  return domains.flatMap((domain, index): Issue[] => {
    const path = `domains.${index}`;
    if (!isEmailDomain(domain)) return [{ path, code: "INVALID_DOMAIN" }];
    return domains.indexOf(domain) < index ? [{ path, code: "DUPLICATE" }] : [];
  });
}

const required = (path: string, isThere: boolean): Issue[] => (isThere ? [] : [{ path, code: "REQUIRED" }]);

/** Broken rules of a provider; what is not in use yet may lack anything. */
export function checkIdentityProvider(
  provider: IdentityProvider & { hasSecret: boolean },
  allowed?: { http: boolean },
): Issue[] {
  const { enabled, issuer, clientId, domains, makesAccounts, newUserRoles, hasSecret } = provider;
  const issues: Issue[] = [...checkDomains(domains)];
  if (issuer !== "" && !isIssuer(issuer, allowed)) issues.push({ path: "issuer", code: "INVALID_ISSUER" });
  if (clientId.length > clientIdMaxLength)
    issues.push({ path: "clientId", code: "TOO_LONG", params: { max: clientIdMaxLength } });
  if (new Set(newUserRoles).size < newUserRoles.length) issues.push({ path: "newUserRoles", code: "DUPLICATE" });
  if (makesAccounts) issues.push(...required("newUserRoles", newUserRoles.length > 0));
  if (!enabled) return issues;
  return [
    ...issues,
    ...required("issuer", issuer !== ""),
    ...required("clientId", clientId !== ""),
    ...required("clientSecret", hasSecret),
    ...required("domains", domains.length > 0),
  ];
}
