import { defineConfig } from "vitest/config";
import { ruleFiles } from "./domain/rule-files.ts";

export default defineConfig({
  test: {
    projects: ["domain", "server", "web", "web/vitest.hooks.config.ts", "client", "scripts"],
    coverage: {
      include: ruleFiles.map((file) => `domain/${file}`),
      reporter: ["text"],
      thresholds: { branches: 100 },
    },
  },
});
