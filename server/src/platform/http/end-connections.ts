import type { App } from "./typed-app.ts";

const SWEEP_MS = 50;

/**
 * Once the app is closing, ends each kept-alive connection as soon as its request is answered, since closing waits for
 * them all; what is not answered by then, such as an upload, is cut off.
 */
export function endConnections({ server }: App, patienceMs: number): void {
  if (!server.listening) return;
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
  server.once("close", () => {
    clearInterval(sweep);
    clearTimeout(patience);
  });
}
