import { chromium, type Page } from "@playwright/test";
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { texts } from "@runko/domain/texts/texts";
import { chromiumOptions } from "../e2e/support/chromium-options.ts";
import { issueToken } from "../server/src/sessions/tokens.ts";
import { readConfig } from "../server/src/config/read-config.ts";
import { startEmbeddedPostgres } from "../server/src/platform/database/embedded/start-embedded-postgres.ts";
import { migrate } from "../server/src/platform/database/migrate.ts";
import { describeMachine } from "./report/describe-machine.ts";
import { fillDocuments, supplierId, userId } from "./fill-documents.ts";

const DOCUMENTS = Number(process.env["DOCUMENTS"] ?? 100_000);
const ROUNDS = Number(process.env["ROUNDS"] ?? 5);
const port = Number(process.env["BENCH_PORT"] ?? 4804);
const url = `http://127.0.0.1:${port}`;
const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
const at = (numbers: number[], share: number) =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

/** Milliseconds between frames while the list is scrolled by so many pixels a frame. */
function scrollFrames(page: Page, pixels: number, frames: number): Promise<number[]> {
  return page.evaluate(
    async ([by, count]) => {
      const scroller = document.querySelector("table")?.parentElement;
      if (!scroller) throw new Error("There is no list");
      const gaps: number[] = [];
      let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      for (let step = 0; step < count; step += 1) {
        scroller.scrollTop += by;
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        gaps.push(now - last);
        last = now;
      }
      return gaps;
    },
    [pixels, frames] as const,
  );
}

const lines: string[] = [];
function tell(line: string): void {
  lines.push(`- ${line}`);
  console.log(line);
}

const told = (gaps: number[]) =>
  `a frame every ${at(gaps, 0.5).toFixed(0)} ms, p95 ${at(gaps, 0.95).toFixed(0)} ms, longest ${at(gaps, 1).toFixed(0)} ms`;

async function measure(page: Page): Promise<void> {
  const counted = page.getByRole("navigation", { name: texts.documentList.states }).getByText(/\d{2}/).first();
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  const opened: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.goto("about:blank");
    const started = performance.now();
    await page.goto("/vendor/documents?type=Order");
    await rows.first().waitFor();
    await counted.waitFor();
    if (round > 0) opened.push(performance.now() - started);
  }
  tell(
    `${DOCUMENTS} documents: first page with its counts after ${at(opened, 0.5).toFixed(0)} ms (median), ${at(opened, 0).toFixed(0)} ms (best)`,
  );

  const asked = performance.now();
  await page
    .getByRole("combobox", { name: texts.common.pagination.pageSize })
    .selectOption(texts.common.pagination.all);
  await page
    .locator("table[aria-rowcount='1001']")
    .or(page.locator(`table[aria-rowcount='${DOCUMENTS + 1}']`))
    .waitFor();
  tell(`"all": the first thousand after ${(performance.now() - asked).toFixed(0)} ms`);
  tell(`scrolled while the rest comes: ${told(await scrollFrames(page, 100, 240))}`);
  await page.locator(`table[aria-rowcount='${DOCUMENTS + 1}']`).waitFor({ timeout: 600_000 });
  tell(`"all": the last of them after ${((performance.now() - asked) / 1000).toFixed(1)} s`);
  tell(`scrolled row by row: ${told(await scrollFrames(page, 36, 240))}`);
  tell(`scrolled by screens: ${told(await scrollFrames(page, 700, 240))}`);
  const jumped = performance.now();
  await scrollFrames(page, DOCUMENTS * 50, 1);
  await page.locator(`[aria-rowindex='${DOCUMENTS + 1}']`).waitFor();
  tell(`the last row on the screen ${(performance.now() - jumped).toFixed(0)} ms after End`);
}

const folder = mkdtempSync(join(tmpdir(), "runko-bench-"));
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
await migrate({ connectionString: postgres.connectionString, log: () => {} });
await fillDocuments(postgres.connectionString, DOCUMENTS);
const JWT_SECRET = "of the measurements, long enough to sign with";
const config = readConfig({ JWT_SECRET, DATABASE_URL: postgres.connectionString });
const token = await issueToken(config, { userId, now: new Date(), validFrom: 0 });
const portal = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "peers/serve-portal.ts")], {
  env: { ...process.env, PORT: String(port), DATABASE_URL: postgres.connectionString, JWT_SECRET },
  stdio: ["ignore", "ignore", "inherit"],
});
for (let tries = 0; tries < 100 && !(await fetch(`${url}/health/ready`).catch(() => null)); tries += 1)
  await sleep(200);
const browser = await chromium.launch(chromiumOptions());
try {
  const values = { access_token: token, USER: userId, ORGANIZATION: supplierId, loggedIn: "true" };
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: url,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    viewport: { width: 1280, height: 800 },
  });
  await measure(await context.newPage());
  const client = new Client({ connectionString: postgres.connectionString });
  await client.connect();
  const machine = await describeMachine(client);
  await client.end();
  const results = join(import.meta.dirname, "results");
  mkdirSync(results, { recursive: true });
  writeFileSync(
    join(results, "list-in-browser.md"),
    `# A list of ${DOCUMENTS} documents in Chromium (U8)\n\n${machine}\n\n${lines.join("\n")}\n`,
  );
} finally {
  await browser.close();
  portal.kill("SIGTERM");
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
