import { Agent, request, type IncomingMessage } from "node:http";

export type Ask = { method: string; path: string; headers?: Record<string, string>; body?: string };
export type Answer = { status: number; headers: IncomingMessage["headers"]; body: string };

/** What one connection asks next, given what it was answered last. */
export type Asking = (last: Answer | undefined) => Ask;

export type Load = { url: string; asking: (connection: number) => Asking; connections: number; seconds: number };
/** Latencies in milliseconds. */
export type Measured = { perSecond: number; p50: number; p99: number; requests: number };

/** Sends one request and reads all of its answer; anything but success is a failure of the measurement. */
export function send(agent: Agent, url: string, { method, path, headers, body }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, method, headers }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on("data", (part: Buffer) => parts.push(part));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const answer = {
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(parts).toString(),
        };
        if (answer.status < 300) resolve(answer);
        else reject(new Error(`${method} ${url}${path} answered ${answer.status}: ${answer.body.slice(0, 500)}`));
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Requests one after another on each connection for some seconds. */
export async function measureLoad({ url, asking, connections, seconds }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const next = asking(connection);
      let last: Answer | undefined;
      while (performance.now() < end) {
        const ask = next(last);
        const from = performance.now();
        last = await send(agent, url, ask);
        latencies.push(performance.now() - from);
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: latencies.length / elapsed, p50: at(0.5), p99: at(0.99), requests: latencies.length };
}
