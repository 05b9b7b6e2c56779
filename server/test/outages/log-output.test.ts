import { spawnSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { hasCode } from "../../src/platform/error-code.ts";
import { createLogOutput } from "../../src/platform/log/log-output.ts";

const LINES = 30_000;

function readAll(fd: number): string {
  const buffer = Buffer.alloc(1 << 20);
  let text = "";
  try {
    for (;;) text += buffer.toString("utf8", 0, readSync(fd, buffer));
  } catch (error) {
    if (!hasCode(error, "EAGAIN")) throw error;
    return text;
  }
}

test("a reader that stands still costs lines, which are counted, and later ones come whole (operations 2, D-55)", async () => {
  const folder = mkdtempSync(join(tmpdir(), "runko-log-"));
  const path = join(folder, "pipe");
  expect(spawnSync("mkfifo", [path]).status).toBe(0);
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  const output = createLogOutput(fd, (dropped) => `dropped ${dropped}\n`);
  for (let n = 0; n < LINES; n++) output.write(`${String(n).padStart(100, "0")}\n`);
  await sleep(1000);
  let read = "";
  const told = () => {
    read += readAll(fd);
    return /^dropped (\d+)$/m.exec(read)?.[1];
  };
  await expect.poll(told, { timeout: 20_000, interval: 20 }).toBeDefined();
  const lines = read.trimEnd().split("\n");
  const kept = lines.filter((line) => /^\d{100}$/.test(line)).map(Number);
  expect(lines.length).toBe(kept.length + 1);
  expect(kept).toEqual(Array.from({ length: kept.length }, (_, n) => n));
  expect(kept.length + Number(told())).toBe(LINES);
  output.write("after\n");
  output.flushNow();
  expect(readAll(fd)).toBe("after\n");
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

test("the last lines are written at the exit, or given up at once", () => {
  const closed = openSync("/dev/null", "r");
  const output = createLogOutput(closed, String);
  output.write("lost\n");
  const asked = performance.now();
  output.flushNow();
  expect(performance.now() - asked).toBeLessThan(1000);
  closeSync(closed);
});
