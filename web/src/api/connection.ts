import { backoffDelay } from "./backoff.ts";

type Status = "connected" | "lost";

let status: Status = "connected";
let failures = 0;
let probe: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: Status) {
  if (next === status) return;
  status = next;
  listeners.forEach((listener) => listener());
}

async function probeServer() {
  probe = undefined;
  try {
    const response = await fetch("/state.json", { cache: "no-store" });
    if (response.ok) return reportAnswer();
  } catch {
    // Still unreachable: reportNoAnswer plans the next try.
  }
  reportNoAnswer();
}

/** The server answered something. */
export function reportAnswer(): void {
  failures = 0;
  clearTimeout(probe);
  probe = undefined;
  change("connected");
}

/** A request got no answer; the server is asked again until it answers. */
export function reportNoAnswer(): void {
  failures += 1;
  change("lost");
  probe ??= setTimeout(probeServer, backoffDelay(failures));
}

export const connection = {
  read: (): Status => status,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
