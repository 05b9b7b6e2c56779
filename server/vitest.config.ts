import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "test/**/*.test.ts", "seed/**/*.test.ts"],
    globalSetup: ["test/database/start-test-database.ts", "test/built/keep-build-folder.ts"],
    pool: "forks",
    // Files share the modules of their process: to load them anew for each took a quarter of the run.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
