import { apiScopes, type ApiScope } from "@runko/domain/api-clients/api-scopes";

export type Asked = { clientId: string; secret: string; scope: string | undefined };

/** The errors of RFC 6749, 5.2. */
export type OAuthError = "invalid_request" | "invalid_client" | "unsupported_grant_type" | "invalid_scope";

export type TokenForm = Readonly<Record<string, string | undefined>>;

const decode = (text: string): string => decodeURIComponent(text.replaceAll("+", " "));

function basicOf(authorization: string | undefined): { clientId: string; secret: string } | null {
  const [, encoded] = /^Basic ([\w+/=-]+)$/i.exec(authorization ?? "") ?? [];
  if (encoded === undefined) return null;
  const [clientId = "", secret = ""] = Buffer.from(encoded, "base64").toString().split(":");
  try {
    return { clientId: decode(clientId), secret: decode(secret) };
  } catch {
    return null;
  }
}

/** Who asks and for what, by the header or by the form and never by both (RFC 6749, 2.3.1 and 4.4.2). */
export function readAsked(form: TokenForm, authorization: string | undefined): Asked | OAuthError {
  const { grant_type: grantType, client_id: clientId, client_secret: secret, scope } = form;
  if (grantType === undefined) return "invalid_request";
  if (grantType !== "client_credentials") return "unsupported_grant_type";
  const basic = basicOf(authorization);
  if (authorization !== undefined) {
    if (!basic) return "invalid_client";
    if (secret !== undefined || (clientId !== undefined && clientId !== basic.clientId)) return "invalid_request";
    return { ...basic, scope };
  }
  if (clientId === undefined || secret === undefined) return "invalid_client";
  return { clientId, secret, scope };
}

/** Those of the client's scopes that are asked for, or all; null when one is not the client's. */
export function narrowScopes(scope: string | undefined, granted: readonly ApiScope[]): readonly ApiScope[] | null {
  const named = (scope ?? "").split(" ").filter((one) => one !== "");
  if (named.length === 0) return granted;
  if (named.some((one) => !granted.some((own) => own === one))) return null;
  return apiScopes.filter((one) => named.includes(one));
}
