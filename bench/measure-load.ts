import { Agent, request } from "node:http";

export type Load = { url: string; headers?: Record<string, string>; connections: number; seconds: number };
export type Measured = { perSecond: number; p50: number; p99: number; bytes: number };

function get(agent: Agent, { url, headers }: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** Requests one after another on each connection for some seconds; latencies in milliseconds. */
export async function measureLoad(load: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const latencies: number[] = [];
  let bytes = 0;
  const started = performance.now();
  const end = started + load.seconds * 1000;
  await Promise.all(
    Array.from({ length: load.connections }, async () => {
      while (performance.now() < end) {
        const from = performance.now();
        bytes = await get(agent, load);
        latencies.push(performance.now() - from);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), bytes };
}
