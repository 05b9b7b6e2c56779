import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./build-stamp.mjs";

const once = ["--sizes", "10000", "--seconds", "0.1", "--rounds", "1", "--connections", "2", "--without-loopback"];

test("the measurement fills, compares and reports what the portal is today", { timeout: 180_000 }, () => {
  const results = mkdtempSync(join(tmpdir(), "runko-bench-test-"));
  try {
    const given = ["--import", "tsx", join(root, "bench/run.ts"), ...once, "--results", results, "--port", "4910"];
    const { status, stderr } = spawnSync(process.execPath, given, { cwd: root, encoding: "utf8", env: process.env });
    expect(status, stderr.slice(-3000)).toBe(0);
    expect(readFileSync(join(results, "bench.md"), "utf8")).toContain("| list of 25 | runko |");
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
});
