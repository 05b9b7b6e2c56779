import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildingPrefix } from "../../../scripts/bundle-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the server of this run is bundled, in the folder of the server. */
    buildFolder: string;
  }
}

/** The global setup of vitest that names where `builtServer` builds, and takes it away after the run. */
export default function keepBuildFolder(project: TestProject): () => void {
  const folder = `${buildingPrefix}${process.pid}`;
  project.provide("buildFolder", folder);
  return () => rmSync(join(import.meta.dirname, "../..", folder), { recursive: true, force: true });
}
