import { capabilities } from "./capabilities.ts";
import type { Capability, Delivery, MailContext } from "./capability.ts";
import { createMailer } from "./platform/mail/create-mailer.ts";
import { mailTopic } from "./platform/mail/mail.ts";
import { sendQueued } from "./platform/mail/send-queued.ts";
import { runOutbox } from "./platform/outbox/run-outbox.ts";
import type { Senders } from "./platform/outbox/send-waiting.ts";
import type { Waiting } from "./platform/outbox/topic.ts";

/** Notices ring within the portal too, so they are not left waiting as mails may be. */
const NOTICES_EVERY_MS = 700;

/** Every word of the outbox has one who delivers it. */
export const deliveries: readonly Delivery[] = [
  { topic: mailTopic, byMail: true, deliver: (_context, waiting, send) => sendQueued(send, waiting) },
  ...Object.values<Capability>(capabilities).flatMap((capability) => capability.delivers ?? []),
];

/** What is urgent never waits for the rest, however much that is: each runs by itself. */
function runBoth(run: (urgent: boolean) => () => Promise<void>): () => Promise<void> {
  const endings = [run(true), run(false)];
  return async () => {
    await Promise.all(endings.map((end) => end()));
  };
}

function spreadNotices(context: MailContext): () => Promise<void> {
  const senders: Senders = {};
  for (const { topic, byMail, deliver } of deliveries)
    if (!byMail) senders[topic.name] = (waiting: Waiting) => deliver(context, waiting);
  return runBoth((urgent) => runOutbox(context, senders, { everyMs: NOTICES_EVERY_MS, urgent }));
}

/** Sends mails by the mail server of the settings, what is urgent beside the rest; without one they are kept to be read. */
function sendByServer(context: MailContext): () => Promise<void> {
  const { smtpUrl } = context.config;
  if (smtpUrl === undefined) return async () => {};
  return runBoth((urgent) => {
    const send = createMailer(smtpUrl, context.config);
    const senders: Senders = {};
    for (const { topic, byMail, deliver } of deliveries)
      if (byMail) senders[topic.name] = (waiting: Waiting) => deliver(context, waiting, send);
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
