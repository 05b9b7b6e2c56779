import { storedJson, type StoredValue } from "../storage/stored-value.ts";
import type { Place } from "./api/entities.ts";

/** What has been typed and not sent, by the id of what it answers; "" for a new message. */
export type MessageDrafts = Record<string, { subject: string; content: string }>;

function isDrafts(value: unknown): value is MessageDrafts {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).every((draft: unknown) => {
    if (typeof draft !== "object" || draft === null) return false;
    const { subject, content } = draft as Record<string, unknown>;
    return typeof subject === "string" && typeof content === "string";
  });
}

const known = new Map<string, StoredValue<MessageDrafts>>();

/** Where a user's unsent messages about a document are kept (U1). */
export function messageDraftsOf({ organizationId, role, eventId }: Place, userId: string): StoredValue<MessageDrafts> {
  const key = `message-draft:${userId}:${organizationId}:${role}:${eventId}`;
  const stored = known.get(key) ?? storedJson(key, isDrafts);
  known.set(key, stored);
  return stored;
}

/** Keeps or forgets one of them. */
export function keepDraft(
  stored: StoredValue<MessageDrafts>,
  answered: string,
  draft: MessageDrafts[string] | undefined,
): void {
  const others = Object.entries(stored.read() ?? {}).filter(([key]) => key !== answered);
  const next = draft ? [...others, [answered, draft] as const] : others;
  if (next.length === 0) stored.clear();
  else stored.write(Object.fromEntries(next));
}
