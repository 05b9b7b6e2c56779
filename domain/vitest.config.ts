import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "domain",
    root: import.meta.dirname,
    environment: "node",
    // Files share the modules of their process: to load them anew for each took most of the run.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    sequence: { groupOrder: 1 },
    include: ["{src,test}/**/*.test.{ts,tsx}"],
  },
});
