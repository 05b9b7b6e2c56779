import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { texts } from "@runko/domain/texts/texts";
import { chromiumOptions } from "../e2e/support/chromium-options.ts";
import { issueToken } from "../server/src/accounts/tokens.ts";
import { readConfig } from "../server/src/config/read-config.ts";
import { startEmbeddedPostgres } from "../server/src/platform/database/embedded/start-embedded-postgres.ts";
import { migrate } from "../server/src/platform/database/migrate.ts";
import { fillDocuments, supplierId, userId } from "./fill-documents.ts";

const DOCUMENTS = Number(process.env["DOCUMENTS"] ?? 100_000);
const ROUNDS = Number(process.env["ROUNDS"] ?? 5);
const port = 4804;
const url = `http://127.0.0.1:${port}`;
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const folder = mkdtempSync(join(tmpdir(), "runko-bench-"));
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
await migrate({ connectionString: postgres.connectionString, log: () => {} });
await fillDocuments(postgres.connectionString, DOCUMENTS);
const JWT_SECRET = "b".repeat(32);
const config = readConfig({ JWT_SECRET, DATABASE_URL: postgres.connectionString });
const token = await issueToken(config, { userId, now: new Date(), validFrom: 0 });
const portal = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "serve-portal.ts")], {
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
  const page = await context.newPage();
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
  console.log(
    `${DOCUMENTS} documents: first page with its counts after ${median(opened).toFixed(0)} ms (median of ${ROUNDS})`,
  );

  await page
    .getByRole("combobox", { name: texts.common.pagination.pageSize })
    .selectOption(texts.common.pagination.all);
  await rows.nth(30).waitFor();
  const frames = await page.evaluate(async () => {
    const scrolled = document.querySelector("[role=table], table")?.closest("[data-scroll], div") ?? document.body;
    const gaps: number[] = [];
    let last = performance.now();
    for (let step = 0; step < 120; step += 1) {
      scrolled.scrollBy(0, 400);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      gaps.push(performance.now() - last);
      last = performance.now();
    }
    return gaps.toSorted((a, b) => a - b);
  });
  console.log(
    `all of them, scrolled: a frame in ${frames[60]?.toFixed(0)} ms at the median, ${frames[114]?.toFixed(0)} ms at p95`,
  );
} finally {
  await browser.close();
  portal.kill("SIGTERM");
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
