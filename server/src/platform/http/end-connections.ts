import type { App } from "./typed-app.ts";

const SWEEP_MS = 50;
const PATIENCE_MS = 10_000;

/**
 * Once the app is closing, ends each kept-alive connection as soon as its request is answered, since closing waits for
 * them all; what is not answered in ten seconds is cut off.
 */
export function endConnections({ server }: App): void {
  if (!server.listening) return;
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  server.once("close", () => {
    clearInterval(sweep);
    clearTimeout(patience);
  });
}
