import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

export type TestSmtp = {
  url: string;
  port: number;
  /** The mails that were taken, as they came, in order. */
  mails: string[];
  /** How often it has been connected to. */
  connections: () => number;
  /** Refuses so many of the next mails after their text has been read. */
  refuse: (count: number) => void;
  close: () => Promise<void>;
};

type Choice = {
  onMail?: (mail: string) => void;
  /** Of a server that was closed, to start it again. */
  port?: number;
  mails?: string[];
  /** What becomes of a mail whose text has been read: it is lost, taken without an answer, or refused for ever. */
  mishap?: (mail: string) => "lost" | "unanswered" | "refused" | undefined;
  /** Asks for this user over TLS alone. */
  login?: { user: string; password: string };
};

/** A mail server on loopback. */
export async function startSmtp(choice: Choice = {}): Promise<TestSmtp> {
  const { onMail = () => {}, port: wanted = 0, mails = [], mishap = () => undefined, login } = choice;
  let refusals = 0;
  const server = new SMTPServer({
    secure: login !== undefined,
    authOptional: login === undefined,
    disabledCommands: login === undefined ? ["STARTTLS", "AUTH"] : [],
    onAuth: ({ username, password }, _session, answer) =>
      username === login?.user && password === login?.password
        ? answer(null, { user: username })
        : answer(new Error("Wrong user or password")),
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const mail = Buffer.concat(chunks).toString();
        const what = refusals > 0 ? "lost" : mishap(mail);
        refusals = Math.max(0, refusals - 1);
        if (what === "lost") return answer(new Error("Try again later"));
        if (what === "refused") return answer(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
        mails.push(mail);
        onMail(mail);
        if (what === "unanswered")
          return answer(Object.assign(new Error("Taken, but who knows"), { responseCode: 451 }));
        return answer();
      });
    },
  });
  server.on("error", () => {});
  const sockets = new Set<Socket>();
  let connections = 0;
  server.server.on("connection", (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(wanted, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const who = login ? `${login.user}:${encodeURIComponent(login.password)}@` : "";
  return {
    // The certificate is the server's own.
    url: login ? `smtps://${who}127.0.0.1:${port}?tls.rejectUnauthorized=false` : `smtp://127.0.0.1:${port}`,
    port,
    mails,
    connections: () => connections,
    refuse: (count) => (refusals = count),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // As a server that dies: whoever is sending is cut off.
        for (const socket of sockets) socket.destroy();
      }),
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

/** A header of a mail, unfolded, its encoded words undone. */
export function headerOf(mail: string, name: string): string | undefined {
  const head = (mail.split("\r\n\r\n")[0] ?? "").replaceAll(/\r\n[ \t]/g, " ");
  const line = head.split("\r\n").find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line
    ?.slice(name.length + 1)
    .trim()
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_all, how: string, coded: string) =>
      how.toUpperCase() === "B"
        ? Buffer.from(coded, "base64").toString("utf8")
        : decodeURIComponent(coded.replaceAll("_", " ").replaceAll("%", "%25").replaceAll("=", "%")),
    );
}
