import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "scripts",
    root: import.meta.dirname,
    environment: "node",
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    include: ["*.test.ts"],
    testTimeout: 60_000,
  },
});
