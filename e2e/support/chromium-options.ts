import type { LaunchOptions } from "@playwright/test";
import { findChromium } from "./find-chromium.ts";

/** How every browser here is started: the machine's own, quiet towards the network. */
export function chromiumOptions(): LaunchOptions {
  // Workers load this again: what was found once is told to them.
  const executablePath = (process.env["CHROMIUM_PATH"] ??= findChromium());
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
