function decodeClaims(token: string): Record<string, unknown> | undefined {
  const payload = token.split(".")[1];
  if (payload === undefined) return undefined;
  try {
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const claims: unknown = JSON.parse(text);
    return typeof claims === "object" && claims !== null ? (claims as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** When the token expires, in seconds since 1970; undefined when it cannot be decoded. */
export function tokenExpiry(token: string): number | undefined {
  const expiry = decodeClaims(token)?.["exp"];
  return typeof expiry === "number" ? expiry : undefined;
}

/** Stored, decodable and not past its expiry claim. Source: specification §5. */
export function isTokenUsable(token: string | undefined, nowSeconds: number): token is string {
  if (!token) return false;
  const expiry = tokenExpiry(token);
  return expiry !== undefined && nowSeconds < expiry;
}
