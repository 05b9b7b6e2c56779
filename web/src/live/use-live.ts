import { useEffect, useEffectEvent } from "react";
import { listenLive } from "./live-bus.ts";
import type { LiveEvent } from "./live-event.ts";

/** Calls back for each change that concerns the shown organization and role; queries are refetched without this. */
export function useLive(onEvent: (event: LiveEvent) => void): void {
  const listener = useEffectEvent(onEvent);
  useEffect(() => listenLive((event) => listener(event)), []);
}
