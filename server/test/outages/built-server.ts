import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildingPrefix, bundleServer } from "../../../scripts/bundle-server.ts";

const server = join(import.meta.dirname, "../..");

/** The server as it is delivered, without the time that its TypeScript takes at each start; `remove` takes it away. */
export async function buildServer(): Promise<{ main: string; remove: () => void }> {
  const folder = `${buildingPrefix}${process.pid}`;
  await bundleServer(folder);
  return {
    main: join(server, folder, "main.js"),
    remove: () => rmSync(join(server, folder), { recursive: true, force: true }),
  };
}
