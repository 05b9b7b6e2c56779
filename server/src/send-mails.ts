import { mailPasswordReset } from "./accounts/mail-password-reset.ts";
import type { AppContext } from "./app-context.ts";
import { createMailer } from "./platform/mail/create-mailer.ts";
import { sendQueued } from "./platform/mail/send-queued.ts";
import { runOutbox } from "./platform/outbox/run-outbox.ts";

type MailContext = Pick<AppContext, "config" | "db" | "pool" | "clock" | "log">;

/** Sends what waits in the outbox by the mail server of the settings, until the answered function ends it. */
export function sendMails(context: MailContext): () => Promise<void> {
  const { smtpUrl } = context.config;
  if (smtpUrl === undefined) return async () => {};
  const send = createMailer(smtpUrl, context.config);
  return runOutbox(context, {
    mail: (waiting) => sendQueued(send, waiting),
    "password-reset": (waiting) => mailPasswordReset(context, send, waiting),
  });
}
