import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "client",
    root: import.meta.dirname,
    include: ["test/**/*.test.ts"],
    globalSetup: ["../server/test/database/start-test-database.ts"],
    pool: "forks",
    maxWorkers: 1,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
