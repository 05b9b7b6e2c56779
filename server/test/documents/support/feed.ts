import { expect } from "vitest";
import type { Answer } from "../../app/caller.ts";

export type FedEvent = {
  id: string;
  type: string;
  at: string;
  eventId: number;
  documentType: string;
  eventState: string;
  version: number;
  actor: string;
  counterpartId: string;
};
export type Feed = { events: FedEvent[]; next: string; more: boolean };

type Reader = { get: <Body>(path: string) => Promise<Answer<Body>> };

/** One answer of the feed. */
export async function readFeed(reader: Reader, query = ""): Promise<Feed> {
  const answer = await reader.get<Feed>(`/document-events${query}`);
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.anything()]);
  return answer.body;
}

/**
 * What came after a cursor, or from the oldest after none, until this event was told: tests beside this one write into the same cluster, and what they have begun is waited for.
 */
export async function readUntil(reader: Reader, after: string, isLast: (event: FedEvent) => boolean): Promise<Feed> {
  const events: FedEvent[] = [];
  let next = after;
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const feed = await readFeed(reader, next === "" ? "" : `?after=${next}`);
    events.push(...feed.events);
    next = feed.next;
    if (events.some(isLast)) return { events, next, more: feed.more };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The feed told only ${events.map(({ type }) => type).join(", ")}`);
}

export const typesOf = ({ events }: Feed): string[] => events.map(({ type }) => type);
