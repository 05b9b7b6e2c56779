import { backoffDelay } from "../api/backoff.ts";
import { publishLive } from "./live-bus.ts";
import { readLiveEvent, type LiveEvent } from "./live-event.ts";
import { readStream } from "./read-stream.ts";

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", stop, { once: true });
  });
}

async function keepReading(url: string, signal: AbortSignal, tell: (event: LiveEvent) => void): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const onOpen = () => {
      failures = 0;
      tell({ kind: "gap" });
    };
    const onMessage = ({ event, data }: { event: string; data: string }) => {
      const change = event === "change" ? readLiveEvent(data) : undefined;
      if (change) tell(change);
    };
    await readStream({ url, signal, onOpen, onMessage }).catch(() => undefined);
    failures += 1;
    await pause(backoffDelay(failures), signal);
  }
}

/**
 * Listens to the changes of one organization in one role. Of all tabs of the browser one holds the stream and tells
 * the others; when it closes, the next one takes over. Answers the way to stop.
 */
export function openLiveStream(organizationId: string, role: string): () => void {
  const name = `runko-live ${organizationId} ${role}`;
  const stop = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<LiveEvent>) => publishLive(data));

  const url = `/api/organizations/${organizationId}/roles/${role}/stream`;
  const read = async () => {
    const tell = (event: LiveEvent) => {
      publishLive(event);
      channel.postMessage(event);
    };
    await keepReading(url, stop.signal, tell);
  };

  // Web Locks are missing where the page came over plain HTTP: then each tab reads a stream of its own.
  const held = "locks" in navigator ? navigator.locks.request(name, { signal: stop.signal }, read) : read();
  held.catch(() => undefined);

  return () => {
    stop.abort();
    channel.close();
  };
}
