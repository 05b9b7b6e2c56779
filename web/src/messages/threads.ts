import type { Message } from "./api/entities.ts";

/** A message with all that was answered to it or to its answers, oldest first. */
export type Thread = { first: Message; replies: Message[] };

/** The messages as threads: the one that moved last comes first. */
export function threadsOf(messages: readonly Message[]): Thread[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const rootOf = (message: Message): Message => {
    const parent = message.inReplyTo === null ? undefined : byId.get(message.inReplyTo);
    return parent ? rootOf(parent) : message;
  };
  const threads = new Map<string, Thread>();
  for (const message of messages.toSorted((one, other) => one.sentAt.localeCompare(other.sentAt))) {
    const root = rootOf(message);
    const thread = threads.get(root.id) ?? { first: root, replies: [] };
    if (message !== root) thread.replies.push(message);
    threads.set(root.id, thread);
  }
  const latest = ({ first, replies }: Thread) => (replies.at(-1) ?? first).sentAt;
  return [...threads.values()].toSorted((one, other) => latest(other).localeCompare(latest(one)));
}
