const longestUrl = 2048;
const usualPorts = new Set(["", "443", "8443"]);
const leastOtherPort = 1024;
/** Names that mean the machine itself, or one of a network that is nobody else's. */
const innerName = /^localhost$|\.(?:localhost|local|internal|home\.arpa|test|invalid|onion)$/;

/**
 * The address of a webhook: https, of a public name, without a user or a fragment; null for any other. Whether what the
 * name leads to is public is judged at each connection. `inner`: http and names of one's own network too (for trying out).
 * Source: beyond B5
 */
export function readWebhookUrl(text: string, inner = false): URL | null {
  const trimmed = text.trim();
  if (trimmed.length > longestUrl || !URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  const { protocol, username, password, hash, port } = url;
  if (username !== "" || password !== "" || hash !== "") return null;
  if (inner) return protocol === "https:" || protocol === "http:" ? url : null;
  if (protocol !== "https:" || (!usualPorts.has(port) && Number(port) < leastOtherPort)) return null;
  const host = url.hostname.replace(/\.$/, "");
  const isNumber = /^[\d.]+$/.test(host) || host.startsWith("[");
  if (!isNumber && (!host.includes(".") || innerName.test(host))) return null;
  return url;
}

/** The address without what may be secret in it, for the eyes of others than its maker. */
export function maskedUrl(text: string): string {
  if (!URL.canParse(text)) return "";
  const { origin, pathname, search } = new URL(text);
  return `${origin}${pathname}${search === "" ? "" : "?…"}`;
}

/** Whom an address belongs to, without its path, which may be secret: for logs. */
export const originOfUrl = (text: string): string => (URL.canParse(text) ? `${new URL(text).origin}/…` : "…");
