import { expect, test } from "vitest";
import type { Message } from "./api/entities.ts";
import { threadsOf } from "./threads.ts";

const message = (id: string, sentAt: string, inReplyTo: string | null = null) => ({ id, sentAt, inReplyTo }) as Message;
const told = (messages: Message[]) =>
  threadsOf(messages).map(({ first, replies }) => [first, ...replies].map(({ id }) => id).join(" "));

test("answers stand under what they answer, oldest first, and the thread that moved last comes first", () => {
  const messages = [
    message("e", "2026-11-05", "b"),
    message("d", "2026-11-04"),
    message("c", "2026-11-03", "a"),
    message("b", "2026-11-02", "a"),
    message("a", "2026-11-01"),
  ];
  expect(told(messages)).toEqual(["a b c e", "d"]);
});

test("an answer to a message that is not there stands by itself", () => {
  expect(told([message("b", "2026-11-02", "gone")])).toEqual(["b"]);
});
