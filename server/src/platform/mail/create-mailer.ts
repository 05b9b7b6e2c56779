import { createTransport } from "nodemailer";
import type { Config } from "../../config/config.ts";
import { withTimeout } from "../with-timeout.ts";
import type { Mail } from "./mail.ts";

export type { Mail } from "./mail.ts";
export type Mailer = (mail: Mail) => Promise<void>;

const PATIENCE_MS = 20_000;
/** Of one mail in all, for a server may say a letter now and then: half of what another process waits before it takes over. */
const MAIL_MS = 60_000;
/** A connection is kept for the mails that follow at once; saying hello and logging in takes longer than a mail. */
const KEPT_MS = 5000;
const loopback = /^(?:localhost|127\.[0-9.]+|\[::1\])$/;

/** A password goes to another machine by TLS alone. */
function needsTls(smtpUrl: string): boolean {
  const { username, hostname } = new URL(smtpUrl);
  return username !== "" && !loopback.test(hostname);
}

/** Sends by the SMTP server of the settings; throws when it does not take the mail. */
export function createMailer(
  smtpUrl: string,
  { mailFrom, publicUrl }: Pick<Config, "mailFrom" | "publicUrl">,
  mailMs: number = MAIL_MS,
): Mailer {
  const open = () =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 1,
      idleTimeout: KEPT_MS,
      requireTLS: needsTls(smtpUrl),
      connectionTimeout: PATIENCE_MS,
      dnsTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let transport = open();
  const giveUp = () => {
    transport.close();
    transport = open();
    return Object.assign(new Error("The mail server does not come to an end"), { code: "ETIMEDOUT" });
  };
  const { hostname } = new URL(publicUrl);
  const messageId = (id: string) => `<${id}@${hostname}>`;
  return async ({ id, to, replyTo, subject, text, html, thread, urgent = false, unsubscribeUrl }) => {
    const sent = transport.sendMail({
      from: mailFrom,
      to: { name: "", address: to },
      ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
      subject,
      text,
      ...(html !== undefined && { html }),
      messageId: messageId(id),
      ...(thread !== undefined && { inReplyTo: messageId(thread), references: messageId(thread) }),
      ...(urgent && { priority: "high" as const }),
      headers: {
        "Auto-Submitted": "auto-generated",
        ...(unsubscribeUrl !== undefined && {
          "List-Unsubscribe": { prepared: true, value: `<${unsubscribeUrl}>` },
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
      },
    });
    await withTimeout(mailMs, sent, giveUp);
  };
}
