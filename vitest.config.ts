import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { projects: ["domain", "server", "web", "web/vitest.hooks.config.ts", "client", "scripts"] },
});
