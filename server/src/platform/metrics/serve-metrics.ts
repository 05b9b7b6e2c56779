import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { MetricsPlace } from "../../config/config.ts";
import { bareSecurityHeaders } from "../http/security-headers.ts";
import type { Metrics } from "./create-metrics.ts";

const PATIENCE_MS = 10_000;
const MOST_CONNECTIONS = 20;

const digest = (text: string) => createHash("sha256").update(text).digest();

function mayRead({ headers }: IncomingMessage, token: string | undefined): boolean {
  return token === undefined || timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
}

/** Serves `/metrics` at an address of its own, which no user of the portal reaches; answers its port and what ends it. */
export async function serveMetrics(
  metrics: Pick<Metrics, "read" | "contentType">,
  { host, port, token }: MetricsPlace,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer({ requestTimeout: PATIENCE_MS, headersTimeout: PATIENCE_MS }, (request, response) => {
    for (const [name, value] of Object.entries(bareSecurityHeaders)) response.setHeader(name, value);
    if (request.method !== "GET" || request.url !== "/metrics") response.writeHead(404).end();
    else if (!mayRead(request, token)) response.writeHead(401, { "www-authenticate": "Bearer" }).end();
    else
      metrics.read().then(
        (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
