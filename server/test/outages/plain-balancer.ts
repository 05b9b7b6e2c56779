import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

const CHECK_EVERY_MS = 250;
const FALLS_AFTER = 2;

/** Takes turns between the ports whose /health/ready says yes, tries nothing twice, and keeps its connections. */
export async function startPlainBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const failures = new Map(ports.map((port) => [port, FALLS_AFTER]));
  const refused: string[] = [];
  let turn = 0;

  const check = (port: number) =>
    new Promise<boolean>((resolve) => {
      const asked = request({ port, host: "127.0.0.1", path: "/health/ready", timeout: 3000 }, (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      });
      asked.on("error", () => resolve(false));
      asked.on("timeout", () => asked.destroy());
      asked.end();
    });
  const checks = setInterval(() => {
    for (const port of ports)
      void check(port).then((fine) => failures.set(port, fine ? 0 : (failures.get(port) ?? 0) + 1));
  }, CHECK_EVERY_MS);
  const upPorts = () => ports.filter((port) => (failures.get(port) ?? 0) < FALLS_AFTER);

  const server = createServer((asked, answer) => {
    const up = upPorts();
    const port = up[turn++ % up.length];
    const fail = (reason: string) => {
      refused.push(reason);
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    };
    if (port === undefined) return fail("no server is up");
    const { method, url, headers } = asked;
    const passed = request({ port, host: "127.0.0.1", method, path: url, headers, agent }, (got) => {
      answer.writeHead(got.statusCode ?? 502);
      got.pipe(answer);
    });
    passed.on("error", (error) => fail(`${port}: ${error.message}`));
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    upPorts,
    refused,
    close: async () => {
      clearInterval(checks);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
