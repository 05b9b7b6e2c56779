import { defineConfig } from "vitest/config";
import { ownTests } from "./vitest.config.ts";

export default defineConfig({
  test: {
    name: "hooks",
    root: import.meta.dirname,
    environment: "happy-dom",
    setupFiles: "src/testing/clean-up-dom.ts",
    maxWorkers: 2,
    testTimeout: 20_000,
    sequence: { groupOrder: 1 },
    include: ownTests,
  },
});
