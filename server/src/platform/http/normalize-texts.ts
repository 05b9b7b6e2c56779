/** Every character before U+0300 is in its composed form already; so nearly every body is. */
const mayBeDecomposed = /[\u{300}-\u{10ffff}]|\\u(?:0[3-9a-f]|[1-9a-f])/iu;
/** They are compared as they were hashed. */
const secret = /password/i;

/** The value of this JSON with its texts in NFC, so that two spellings of one connection id are one. */
export function normalizeTexts(json: string, value: unknown): unknown {
  return mayBeDecomposed.test(json) ? normalize(value) : value;
}

function normalize(value: unknown): unknown {
  if (typeof value === "string") return value.normalize("NFC");
  if (Array.isArray(value)) return value.map(normalize);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, secret.test(key) ? each : normalize(each)]),
  );
}

/** The parameters of a query in NFC. */
export function normalizeQuery(query: Record<string, unknown>): Record<string, unknown> {
  const values = Object.values(query).flat();
  return values.some((value) => typeof value === "string" && mayBeDecomposed.test(value))
    ? (normalize(query) as Record<string, unknown>)
    : query;
}
