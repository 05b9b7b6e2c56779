import type { Client } from "openapi-fetch";
import { problemOf } from "./api-problem.ts";
import type { components, paths } from "./schema.ts";
import { wait } from "./wait.ts";

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
  /** Milliseconds between questions when there is nothing new; 5,000 unless said otherwise. */
  pause?: number;
  /** Ends the listening. */
  signal?: AbortSignal;
};

const oldestOf = (error: unknown): string | undefined =>
  typeof error === "object" && error && "oldest" in error ? String(error.oldest) : undefined;

/** What happens to an organization's documents, in order and complete, for as long as somebody asks for the next. */
export async function* events(api: Api, listening: Listening): AsyncGenerator<DocumentEvent, void, undefined> {
  const { organizationId: id, role, onCursor, onGap, pause = 5_000, signal } = listening;
  let { after } = listening;
  try {
    for (;;) {
      const { data, error, response } = await api.GET("/organizations/{id}/roles/{role}/document-events", {
        params: { path: { id, role }, query: { limit: 500, ...(after !== undefined && { after }) } },
        ...(signal && { signal }),
      });
      const oldest = response.status === 410 ? oldestOf(error) : undefined;
      if (oldest !== undefined && onGap) {
        await onGap(oldest);
        after = oldest;
        continue;
      }
      if (!data) throw problemOf({ response, error });
      yield* data.events;
      after = data.next;
      await onCursor?.(after);
      if (!data.more) await wait(pause, signal);
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}
