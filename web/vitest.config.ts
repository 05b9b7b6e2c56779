import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;

/** Tests that mount hooks say so in their first line; what they import holds on to their document. */
export const mountingTests = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `src/${path}`)
  .filter((path) => readFileSync(join(root, path), "utf8").startsWith("// @vitest-environment happy-dom"));

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
    exclude: mountingTests,
  },
});
