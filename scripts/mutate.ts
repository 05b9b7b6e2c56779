import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { ruleFiles } from "../domain/rule-files.ts";
import { root } from "./build-stamp.mjs";

// A table is made when its file is loaded, so that each of its mutants would take every test: the grid's tests judge tables.
const domain = join(root, "domain");
process.chdir(domain);
process.env["RUNKO_MUTANTS"] = "1";
const asked = process.argv.slice(2).map((file) => file.replace(/^domain\//, ""));

await new Stryker({
  mutate: asked.length > 0 ? asked : [...ruleFiles],
  testRunner: "vitest",
  plugins: [import.meta.resolve("@stryker-mutator/vitest-runner")],
  vitest: { configFile: "vitest.config.ts" },
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 20_000,
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: join(root, "test-results/mutation.json") },
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: ".stryker-tmp",
}).runMutationTest();
