import { mailPasswordReset } from "./accounts/mail-password-reset.ts";
import type { AppContext } from "./app-context.ts";
import { spreadNotice } from "./notifications/spread-notice.ts";
import { spreadSubscriptionNotice } from "./notifications/spread-subscription-notice.ts";
import { createMailer } from "./platform/mail/create-mailer.ts";
import { sendQueued } from "./platform/mail/send-queued.ts";
import { runOutbox } from "./platform/outbox/run-outbox.ts";
import type { Waiting } from "./platform/outbox/send-waiting.ts";

/** Notices ring within the portal too, so they are not left waiting as mails may be. */
const NOTICES_EVERY_MS = 700;

type MailContext = Pick<AppContext, "config" | "db" | "pool" | "clock" | "log">;

/** What is urgent never waits for the rest, however much that is: each runs by itself. */
function runBoth(run: (urgent: boolean) => () => Promise<void>): () => Promise<void> {
  const endings = [run(true), run(false)];
  return async () => {
    await Promise.all(endings.map((end) => end()));
  };
}

function spreadNotices(context: MailContext): () => Promise<void> {
  const spread = (waiting: Waiting) => spreadNotice(context, waiting);
  const senders = {
    "document-notice": spread,
    "message-notice": spread,
    "subscription-notice": (waiting: Waiting) => spreadSubscriptionNotice(context, waiting),
  };
  return runBoth((urgent) => runOutbox(context, senders, { everyMs: NOTICES_EVERY_MS, urgent }));
}

/** Sends mails by the mail server of the settings, what is urgent beside the rest; without one they are kept to be read. */
function sendByServer(context: MailContext): () => Promise<void> {
  const { smtpUrl } = context.config;
  if (smtpUrl === undefined) return async () => {};
  return runBoth((urgent) => {
    const send = createMailer(smtpUrl, context.config);
    const senders = {
      mail: (waiting: Waiting) => sendQueued(send, waiting),
      "password-reset": (waiting: Waiting) => mailPasswordReset(context, send, waiting),
    };
    return runOutbox(context, senders, { urgent });
  });
}

/** Tells of notices and sends what waits in the outbox, until the answered function ends it. */
export function sendMails(context: MailContext): () => Promise<void> {
  const endings = [spreadNotices(context), sendByServer(context)];
  return async () => {
    await Promise.all(endings.map((end) => end()));
  };
}
