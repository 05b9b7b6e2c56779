import { createStore } from "../storage/create-store.ts";
import { backoffDelay } from "./backoff.ts";

type Status = "connected" | "lost";

let failures = 0;
let probe: ReturnType<typeof setTimeout> | undefined;
const { read, write, subscribe } = createStore<Status>("connected");

export const connection = { read, subscribe };

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
  write("connected");
}

/** A request got no answer; the server is asked again until it answers. */
export function reportNoAnswer(): void {
  failures += 1;
  write("lost");
  probe ??= setTimeout(probeServer, backoffDelay(failures));
}
