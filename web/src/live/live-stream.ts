import { backoffDelay } from "../api/backoff.ts";
import { publishLive } from "./live-bus.ts";
import { readLiveEvent, type LiveEvent } from "./live-event.ts";
import { sleep } from "./sleep.ts";
import { readStream } from "./read-stream.ts";

async function keepReading(url: string, signal: AbortSignal, tell: (event: LiveEvent) => void): Promise<void> {
  let failures = 0;
  let wasOpen = false;
  let wasRefused = false;
  while (!signal.aborted) {
    const onOpen = () => {
      failures = 0;
      wasRefused = false;
      // The server ends it when rights change, so that it is judged anew.
      if (wasOpen) tell({ kind: "access" });
      wasOpen = true;
      tell({ kind: "gap" });
    };
    const onRefused = () => {
      if (!wasRefused) tell({ kind: "access" });
      wasRefused = true;
    };
    const onMessage = ({ event, data }: { event: string; data: string }) => {
      const change = event === "change" ? readLiveEvent(data) : undefined;
      if (change) tell(change);
    };
    await readStream({ url, signal, onOpen, onRefused, onMessage }).catch(() => undefined);
    failures += 1;
    await sleep(backoffDelay(failures), signal);
  }
}

function listen(name: string, url: string): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<LiveEvent>) => publishLive(data));

  const read = async (signal: AbortSignal) => {
    const tell = (event: LiveEvent) => {
      publishLive(event);
      channel.postMessage(event);
    };
    await keepReading(url, signal, tell);
  };

  const { signal } = stop;
  const held =
    "locks" in navigator
      ? navigator.locks.request(name, { signal }, () => read(signal))
      : import("./hold-by-lease.ts").then(({ holdByLease }) => holdByLease(name, signal, read));
  held.catch(() => undefined);

  return () => {
    stop.abort();
    channel.close();
  };
}

const open = new Map<string, { users: number; close: () => void }>();

/**
 * Listens to the changes of one organization in one role. Of all tabs of the browser one holds the stream and tells
 * the others; when it closes, the next one takes over. Whoever asks in the same tab shares it. Answers the way to leave it.
 */
export function openLiveStream(organizationId: string, role: string): () => void {
  const name = `runko-live ${organizationId} ${role}`;
  const stream = open.get(name) ?? {
    users: 0,
    close: listen(name, `/api/organizations/${organizationId}/roles/${role}/stream`),
  };
  open.set(name, stream);
  stream.users += 1;
  return () => {
    stream.users -= 1;
    if (stream.users > 0) return;
    open.delete(name);
    stream.close();
  };
}
