import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { hasCode } from "../../src/platform/error-code.ts";

const block = Buffer.alloc(4096 * 16);

export type SmallDisk = { fill: () => void | Promise<void>; free: () => void | Promise<void> };

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: "ignore" });

/** A disk of its own at this folder, in memory; none where nothing may be mounted. */
export function mountSmallDisk(folder: string, { megabytes }: { megabytes: number }): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true });
  try {
    run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m,mode=0711`, "tmpfs", folder);
  } catch {
    return undefined;
  }
  onTestFinished(() => void run("umount", "--lazy", folder));
  const filler = join(folder, "filler");
  return {
    fill: () => {
      const file = openSync(filler, "w");
      try {
        for (;;) writeSync(file, block);
      } catch (error) {
        if (!hasCode(error, "ENOSPC")) throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler),
  };
}
