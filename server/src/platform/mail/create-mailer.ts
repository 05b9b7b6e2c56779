import { createTransport } from "nodemailer";
import type { Config } from "../../config/config.ts";

export type Mail = {
  /** Names the mail for ever: one that is sent again, because its answer was lost, carries the same (R29). */
  id: string;
  to: string;
  subject: string;
  text: string;
};
export type Mailer = (mail: Mail) => Promise<void>;

const PATIENCE_MS = 20_000;

/** Sends by the SMTP server of the settings; throws when it does not take the mail. */
export function createMailer(smtpUrl: string, { mailFrom, publicUrl }: Pick<Config, "mailFrom" | "publicUrl">): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(publicUrl);
  return async ({ id, to, subject, text }) => {
    await transport.sendMail({
      from: mailFrom,
      to: { name: "", address: to },
      subject,
      text,
      messageId: `<${id}@${hostname}>`,
      headers: { "Auto-Submitted": "auto-generated" },
    });
  };
}
