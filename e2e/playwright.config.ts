import { defineConfig } from "@playwright/test";
import { address, port } from "./support/address.ts";
import { chromiumOptions } from "./support/chromium-options.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "stories/**/*.story.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  // Decision 0030: the second try is told in the run's report.
  retries: 1,
  workers: 2,
  timeout: process.env["RUNKO_LONG"] ? 300_000 : 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: address,
    locale: "fi-FI",
    timezoneId: "Europe/Helsinki",
    viewport: { width: 1280, height: 800 },
    // Traces are for the hunt of one failure: they slow every story down.
    trace: process.env["RUNKO_TRACE"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: chromiumOptions(),
  },
  webServer: {
    command: `"${process.execPath}" --import tsx support/serve.ts`,
    url: `${address}/health/ready`,
    // A crashed editor frees its lock in seconds here, not in minutes.
    env: { PORT: port, HOST: "127.0.0.1", PUBLIC_URL: address, LOCK_HEARTBEAT_SECONDS: "20", INSIDE_PROVIDERS: "on" },
    stdout: "ignore",
    stderr: "pipe",
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});
