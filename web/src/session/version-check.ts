import { besideThePage } from "../api/beside-the-page.ts";
import { logInfo } from "../log.ts";
import { storage } from "../storage/client-storage.ts";

async function serverVersion(): Promise<string | undefined> {
  try {
    const response = await fetch("/state.json", { cache: "no-store", priority: besideThePage });
    if (!response.ok) return undefined;
    const state = (await response.json()) as { version?: unknown };
    return typeof state.version === "string" ? state.version : undefined;
  } catch {
    return undefined;
  }
}

/** At the start of the app: stores the server's version and loads the page anew, once, when it is another one. Source: specification §2 */
export async function followVersionAtStart(): Promise<void> {
  const version = await serverVersion();
  const stored = storage.version.read();
  if (version === undefined || version === stored) return;
  storage.version.write(version);
  if (stored !== undefined && storage.version.read() === version) location.reload();
}

/** At a navigation: logs that the server's version has changed since the page was loaded. Source: specification §2 */
export async function noteVersionChange(): Promise<void> {
  const version = await serverVersion();
  const stored = storage.version.read();
  if (version === undefined || stored === undefined || version === stored) return;
  logInfo(`The server's version changed from ${stored} to ${version}.`);
}
