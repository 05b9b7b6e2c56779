import type { LiveEvent } from "./live-event.ts";

const listeners = new Set<(event: LiveEvent) => void>();

/** Tells every part of this tab that listens. */
export function publishLive(event: LiveEvent): void {
  listeners.forEach((listener) => listener(event));
}

export function listenLive(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
