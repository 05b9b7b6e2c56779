import { spawn } from "node:child_process";
import { serverEnvironment, type ServerUser, spawnAs } from "./server-user.ts";

/** Runs a program to its end as the user; throws with what it wrote when it fails. */
export function runProcess(program: string, args: string[], cwd: string, user: ServerUser | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: serverEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
      ...spawnAs(user),
    });
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    child.stderr.on("data", (text) => (output += text));
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`${program} ended with ${code ?? signal}: ${output.trim().split("\n").slice(-5).join(" | ")}`),
        );
    });
  });
}
