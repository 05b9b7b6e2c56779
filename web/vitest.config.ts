import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "web",
    root: import.meta.dirname,
    environment: "node",
    setupFiles: "src/testing/clean-up-dom.ts",
    sequence: { groupOrder: 1 },
    include: ["{src,test}/**/*.test.{ts,tsx}"],
  },
});
