import { Webhook as Verifier } from "standardwebhooks";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };
type Answer = { status?: number; headers?: Record<string, string>; body?: string; hangs?: boolean; delayMs?: number };

export type Receiver = {
  url: string;
  received: Received[];
  /** What it answers from now on. */
  answer: (answer: Answer) => void;
  close: () => Promise<void>;
};

/** A system of somebody else's that takes what webhooks send. */
export async function createReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answer: Answer = {};
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts).toString() });
      if (answer.hangs) return;
      const end = () => response.writeHead(answer.status ?? 204, answer.headers).end(answer.body);
      if (answer.delayMs === undefined) end();
      else setTimeout(end, answer.delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/runko?token=salainen`,
    received,
    answer: (given) => (answer = given),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What was told, read. */
export const bodyOf = ({ body }: Received) =>
  JSON.parse(body) as { type: string; timestamp: string; data: Record<string, unknown> };

/** What was told, if its signature is of this secret; throws otherwise. */
export const verified = ({ secret }: { secret: string }, { headers, body }: Received) =>
  new Verifier(secret).verify(body, headers as Record<string, string>);
