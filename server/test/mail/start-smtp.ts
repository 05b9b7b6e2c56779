import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type TestSmtp = {
  url: string;
  /** The mails that were taken, as they came, in order. */
  mails: string[];
  /** Refuses so many of the next mails after their text has been read. */
  refuse: (count: number) => void;
  close: () => Promise<void>;
};

/** A mail server on loopback. */
export async function startSmtp(onMail: (mail: string) => void = () => {}): Promise<TestSmtp> {
  const mails: string[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, _session, answer) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusals > 0) {
          refusals -= 1;
          return answer(new Error("Try again later"));
        }
        const mail = Buffer.concat(chunks).toString();
        mails.push(mail);
        onMail(mail);
        return answer();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (count) => (refusals = count),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The text of a mail, its quoted-printable undone. */
export function textOf(mail: string): string {
  const [, ...body] = mail.split("\r\n\r\n");
  const bytes = body
    .join("\r\n\r\n")
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
