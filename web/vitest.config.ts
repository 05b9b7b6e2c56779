import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;

/**
 * Tests that name their environment in their first line are loaded anew, each file by itself: what those that mount hooks
 * import holds on to their document, and one stubs what a module takes when it is loaded.
 */
export const ownTests = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `src/${path}`)
  .filter((path) => readFileSync(join(root, path), "utf8").startsWith("// @vitest-environment "));

export default defineConfig({
  test: {
    name: "web",
    root,
    environment: "node",
    // Files share the modules of their process: to load them anew for each took most of the run.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    sequence: { groupOrder: 1 },
    include: ["{src,test}/**/*.test.{ts,tsx}"],
    exclude: ownTests,
  },
});
