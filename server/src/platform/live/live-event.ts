/** What is told of while one looks, by its kind; a capability declares its own beside. */
export interface LiveEvents {
  /** What someone may see changed: a token or login ended, a user's rights did, or what children open to an organization. */
  access: { token?: string; userId?: string; organizationId?: string };
}

export type LiveEvent<Kind extends keyof LiveEvents = keyof LiveEvents> = {
  [K in Kind]: { kind: K } & LiveEvents[K];
}[Kind];

export const liveChannel = "runko_live";

/** Null for what is not one of ours. */
export function readLiveEvent(payload: string | undefined): LiveEvent | null {
  try {
    const event = JSON.parse(payload ?? "") as { kind?: unknown } | null;
    return typeof event?.kind === "string" ? (event as LiveEvent) : null;
  } catch {
    return null;
  }
}
