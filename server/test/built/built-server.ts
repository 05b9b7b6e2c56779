import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { bundleServer } from "../../../scripts/bundle-server.ts";

const server = join(import.meta.dirname, "../..");
let made: Promise<string> | undefined;

/** The program of the server as it is delivered, bundled by who first asks for it in a run: TypeScript takes seconds at each start. */
export const builtServer = (): Promise<string> => (made ??= build());

async function build(): Promise<string> {
  const folder = inject("buildFolder");
  const main = join(server, folder, "main.js");
  if (existsSync(main)) return main;
  const own = `${folder}-${process.pid}`;
  await bundleServer(own);
  try {
    renameSync(join(server, own), join(server, folder));
  } catch (error) {
    rmSync(join(server, own), { recursive: true, force: true });
    if (!existsSync(main)) throw error; // another worker was not faster
  }
  return main;
}
