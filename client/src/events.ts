import type { Client } from "openapi-fetch";
import { ApiProblem, problemOf } from "./api-problem.ts";
import type { components, paths } from "./schema.ts";
import { backoff, retryAfter, wait } from "./wait.ts";

type Api = Pick<Client<paths>, "GET">;

export type DocumentEvent = components["schemas"]["DocumentEvent"];

export type Listening = {
  organizationId: string;
  role: "SUBSCRIBER" | "SUPPLIER" | "ERROR_HANDLER";
  /** The cursor that was kept last; absent: from the oldest event; `latest`: what comes from now on. */
  after?: string | undefined;
  /** Keeps the cursor: everything before it has been dealt with. */
  onCursor?: (cursor: string) => unknown;
  /** Told when the cursor was too old, and events may have been missed: listening goes on from the oldest that is kept. Without it that is an error. */
  onGap?: (oldest: string) => unknown;
  /** Told of what went wrong before listening goes on, `pause` milliseconds later: no answer, or one of 408, 425, 429 or 5xx. What it throws ends the listening. */
  onFailure?: (failure: unknown, pause: number) => unknown;
  /** Milliseconds between questions when there is nothing new; 5,000 unless said otherwise. */
  pause?: number;
  /** Ends the listening. */
  signal?: AbortSignal;
};

const oldestOf = (error: unknown): string | undefined =>
  typeof error === "object" && error && "oldest" in error ? String(error.oldest) : undefined;

const longestRest = 600_000;

/** Whether the same question may be answered later: not when it is refused for what it is (401, 403, 404 …). */
const passes = (failure: unknown): boolean =>
  !(failure instanceof ApiProblem) || failure.status >= 500 || [408, 425, 429].includes(failure.status);

type Page = components["schemas"]["DocumentEvents"];
type Failed = { failure: unknown; oldest?: string | undefined; asksFor?: number | undefined };
type Answered = { page: Page } | Failed;

async function askOnce(api: Api, { organizationId: id, role, after, signal }: Listening): Promise<Answered> {
  try {
    const { data, error, response } = await api.GET("/organizations/{id}/roles/{role}/document-events", {
      params: { path: { id, role }, query: { limit: 500, ...(after !== undefined && { after }) } },
      ...(signal && { signal }),
    });
    if (data) return { page: data };
    const oldest = response.status === 410 ? oldestOf(error) : undefined;
    return { failure: problemOf({ response, error }), oldest, asksFor: retryAfter(response) };
  } catch (failure) {
    return { failure };
  }
}

/**
 * What happens to an organization's documents, in order and complete, for as long as somebody asks for the next: through
 * failures that pass, after pauses that grow. It throws what no repeat changes.
 */
export async function* events(api: Api, listening: Listening): AsyncGenerator<DocumentEvent, void, undefined> {
  const { onCursor, onGap, onFailure, pause = 5_000, signal } = listening;
  let { after } = listening;
  let failures = 0;
  try {
    for (;;) {
      const answered = await askOnce(api, { ...listening, after });
      if ("page" in answered) {
        failures = 0;
        yield* answered.page.events;
        after = answered.page.next;
        await onCursor?.(after);
        if (!answered.page.more) await wait(pause, signal);
      } else if (answered.oldest !== undefined && onGap) {
        await onGap(answered.oldest);
        after = answered.oldest;
      } else {
        if (signal?.aborted || !passes(answered.failure)) throw answered.failure;
        failures += 1;
        const rest = Math.min(Math.max(answered.asksFor ?? 0, backoff(failures)), longestRest);
        await onFailure?.(answered.failure, rest);
        await wait(rest, signal);
      }
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}
