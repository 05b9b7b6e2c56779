import { expect } from "vitest";
import type { Desk, Refused } from "./desk.ts";

type Message = { id: string; received: boolean } & Refused;

/** Sends, answers or marks a message of a document; refusals are part of the game. */
export async function messageAtRandom(desk: Desk, eventId: number, dice: (end: number) => number): Promise<void> {
  const path = `/events/${eventId}/internal-messages`;
  const found = await desk.get<Message[]>(`${path}?limit=5`);
  const messages = found.status === 200 ? found.body : [];
  const message = messages[dice(messages.length)];
  const text = { subject: "Satunnainen", content: "Viesti" };
  const changes = [{ read: true }, { read: true }, { read: false }, { expired: true }];
  const roll = dice(6);
  const answer =
    !message || roll === 0
      ? await desk.post<Message>(path, text)
      : roll === 1
        ? await desk.post<Message>(path, { ...text, inReplyTo: message.id })
        : await desk.patch<Message>(`${path}/${message.id}`, changes[dice(changes.length)]);
  expect([200, 201, 403, 404, 409, 422, 429], answer.text).toContain(answer.status);
  expect(answer.body.code).not.toBe("CONFLICT");
}
