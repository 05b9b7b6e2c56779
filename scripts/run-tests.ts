import { spawn } from "node:child_process";
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./build-stamp.mjs";
import { checkDeploy } from "./check-deploy.ts";
import { buildWhenStale } from "./ensure-build.mjs";
import { ensureChromium } from "./ensure-chromium.ts";
import { addCounts, countPlaywright, countVitest, sayCounts, type Counts } from "./test-counts.ts";
import { troublesOfPlaywright, troublesOfVitest } from "./troubled-tests.ts";

const unitFolders = ["domain", "server", "web", "client", "scripts"];
const troubles: string[] = [];
const reports = mkdtempSync(join(tmpdir(), "runko-reports-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

async function run(args: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on("SIGINT", pass).on("SIGTERM", pass);
  const code = await new Promise<number>((resolve) => child.on("exit", (exitCode) => resolve(exitCode ?? 1)));
  process.off("SIGINT", pass).off("SIGTERM", pass);
  return code;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function complain(line: string): Counts {
  console.error(line);
  return { passed: 0, failed: 1 };
}

// A runner that ran nothing, or failed without saying in which test, is one failure.
function judge(name: string, counts: Counts, code: number): Counts {
  if (counts.passed + counts.failed === 0) return complain(`${name}: no test was run.`);
  if (code !== 0 && counts.failed === 0) return addCounts(counts, complain(`${name}: ended with code ${code}.`));
  return counts;
}

async function runUnitTests(): Promise<Counts> {
  const file = join(reports, "vitest.json");
  const args = ["run", "--retry=1", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await run([join(root, "node_modules/vitest/vitest.mjs"), ...args], {});
  const report = readReport(file) as
    (Parameters<typeof countVitest>[0] & Parameters<typeof troublesOfVitest>[0]) | undefined;
  if (!report) return complain(`vitest: ended with code ${code} and without a report.`);
  troubles.push(...troublesOfVitest(report, join(root, "/")));
  const perFolder = unitFolders.map((folder) => judge(folder, countVitest(report, join(root, folder, "/")), 0));
  return judge("vitest", addCounts(...perFolder), code);
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address ? address.port : 3100;
}

async function runStories(chromium: string): Promise<Counts> {
  const complaint = await buildWhenStale();
  if (complaint) return complain(`e2e: ${complaint}`);
  const file = join(reports, "playwright.json");
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
  const code = await run([join(root, "node_modules/@playwright/test/cli.js"), ...args], {
    CHROMIUM_PATH: chromium,
    RUNKO_E2E_PORT: String(await findFreePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport(file) as
    (Parameters<typeof countPlaywright>[0] & Parameters<typeof troublesOfPlaywright>[0]) | undefined;
  if (!report) return complain(`e2e: ended with code ${code} and without a report.`);
  troubles.push(...troublesOfPlaywright(report));
  return judge("e2e", countPlaywright(report), code);
}

/** What only other programs can read; part of the long run, for not every machine has them. */
function judgeDeploy(): Counts {
  const { passed, complaints } = checkDeploy();
  return addCounts({ passed, failed: 0 }, ...complaints.map((line) => complain(`deploy: ${line}`)));
}

/** Part of the long run: the rules' tests once more, with every branch counted. */
async function judgeBranches(): Promise<Counts> {
  const args = ["run", "--project", "domain", "--coverage", "--reporter=dot"];
  const code = await run([join(root, "node_modules/vitest/vitest.mjs"), ...args], { RUNKO_LONG: "" });
  return code === 0 ? { passed: 1, failed: 0 } : complain("branches: tests do not run every branch of the rules.");
}

function findBrowser(): string {
  try {
    return ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const isLong = process.argv.includes("--long");
if (isLong) process.env["RUNKO_LONG"] = "1";
const chromium = findBrowser();
const runs = [
  ...(isLong ? [judgeDeploy(), await judgeBranches()] : []),
  await runUnitTests(),
  await runStories(chromium),
];
const counts = addCounts(...runs);
mkdirSync(join(root, "test-results"), { recursive: true });
writeFileSync(join(root, "test-results/counts.txt"), `${sayCounts(counts)}\n`);
for (const trouble of troubles) console.log(trouble);
console.log(sayCounts(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
