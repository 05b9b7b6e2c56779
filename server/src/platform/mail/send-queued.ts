import type { Waiting } from "../outbox/topic.ts";
import type { Mailer } from "./create-mailer.ts";
import { mailSchema } from "./mail.ts";

/** Sends a mail that was queued; its id in the outbox names it. */
export async function sendQueued(send: Mailer, { id, payload }: Waiting): Promise<void> {
  await send({ ...mailSchema.parse(payload), id });
}
