import type { Middleware } from "openapi-fetch";
import type { NamesOf, paths } from "./schema.ts";
import { backoff, retryAfter, wait } from "./wait.ts";

export type Repeating = {
  /** How often a call is tried in all; 5 unless said otherwise. */
  attempts?: number;
  /** The longest `Retry-After` that is waited for, in milliseconds; a minute unless said otherwise. */
  longestWait?: number;
};

type PathsWithKey = {
  [Path in keyof paths]: paths[Path] extends { post: { parameters: { header?: { "idempotency-key"?: string } } } }
    ? "idempotency-key" extends NamesOf<paths[Path]["post"]["parameters"]["header"]>
      ? Path
      : never
    : never;
}[keyof paths];

// The types know which these are; a program that runs has no types, and a list that differs does not compile.
const known: Record<PathsWithKey, true> = {
  "/emails": true,
  "/organizations/{id}/roles/{role}/availability-requests": true,
  "/organizations/{id}/roles/{role}/inquiries": true,
  "/organizations/{id}/roles/{role}/orders": true,
  "/organizations/{id}/roles/{role}/change-orders": true,
  "/organizations/{id}/roles/{role}/cancel-orders": true,
  "/organizations/{id}/roles/{role}/faults": true,
  "/organizations/{id}/roles/{role}/bulk-actions": true,
  "/organizations/{id}/roles/{role}/bulk-messages": true,
  "/organizations/{id}/roles/{role}/events/{eventId}/internal-messages": true,
  "/organizations/{id}/roles/{role}/events/{eventId}/notes": true,
  "/organizations/{id}/roles/{role}/events/{eventId}/files": true,
  "/organizations/{id}/products": true,
  "/organizations/{id}/nnis": true,
  "/organizations/{id}/nnis/{nniId}/product-groups": true,
  "/organizations/{id}/nnis/{nniId}/rights": true,
  "/organizations/{id}/sandbox/documents": true,
  "/organizations/{id}/webhooks": true,
  "/organizations/{id}/webhooks/{webhookId}/secret": true,
  "/organizations/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/resend": true,
  "/organizations/{id}/webhooks/{webhookId}/resend": true,
};

const isRefusedForNow = ({ status }: Response): boolean => status === 429 || status === 503;

/** A key for every POST, and a `fetch` that repeats what may be repeated. */
export function repeating({ attempts = 5, longestWait = 60_000 }: Repeating, plainFetch: typeof fetch) {
  const harmless = new WeakSet<Request>();

  const middleware: Middleware = {
    onRequest({ request, schemaPath }) {
      const isPost = request.method === "POST";
      if (isPost && !request.headers.has("idempotency-key"))
        request.headers.set("idempotency-key", crypto.randomUUID());
      if (request.method === "GET" || (isPost && schemaPath in known)) harmless.add(request);
    },
  };

  /** An answer of 429 or 503 has done nothing; where none came, the call may have been done, and only what is harmless twice is repeated. */
  async function fetchAgain(request: Request): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= attempts;
      let pause: number;
      try {
        const response = await plainFetch(isLast ? request : request.clone());
        pause = retryAfter(response) ?? backoff(attempt);
        if (isLast || !isRefusedForNow(response) || pause > longestWait) return response;
        await response.body?.cancel();
      } catch (error) {
        if (isLast || request.signal.aborted || !harmless.has(request)) throw error;
        pause = backoff(attempt);
      }
      await wait(pause, request.signal);
    }
  }

  return { middleware, fetchAgain };
}
