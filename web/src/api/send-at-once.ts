import { usableToken } from "./usable-token.ts";

type Sent = { method: "PATCH" | "POST" | "DELETE"; headers?: Record<string, string>; body?: unknown };

/** Sends a call under `/api` while the page goes away; nobody waits for the answer. */
export function sendAtOnce(path: string, { method, headers, body }: Sent): void {
  const token = usableToken();
  if (token === undefined) return;
  // Not by the API client: it waits before it sends, and a page that goes away does not.
  fetch(`/api/${path}`, {
    method,
    keepalive: true,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
}
