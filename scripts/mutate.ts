import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { startVitest } from "vitest/node";
import { ruleFiles } from "../domain/rule-files.ts";
import { root } from "./build-stamp.mjs";
import type { Judged } from "./mutant-runner.ts";

const LEAST_PERCENT = 90;

const domain = join(root, "domain");
const judgedFile = join(root, "test-results/mutants.json");
mkdirSync(dirname(judgedFile), { recursive: true });
process.env["RUNKO_MUTANTS"] = judgedFile;

const asked = process.argv.slice(2).map((file) => file.replace(/^domain\//, ""));
const rules = asked.length > 0 ? asked : [...ruleFiles];

const nothing = () => {};
const quiet = { debug: nothing, info: nothing, warn: nothing, trace: nothing, error: nothing, fatal: nothing };
const levels = {
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isTraceEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
};
const { files, mutants } = await new Instrumenter({ ...quiet, ...levels }).instrument(
  rules.map((rule) => {
    const name = join(domain, rule);
    return { name, mutate: true, content: readFileSync(name, "utf8") };
  }),
  { plugins: null, excludedMutations: [], ignorers: [] },
);
const changed = new Map(files.map(({ name, content }) => [name, content]));
// What is remembered would outlive a mutant: here every answer is made anew.
const forgetful = "export const remembered = (make) => make;\nexport const rememberedWith = remembered;\n";
const loaded = new Map([...changed, [join(domain, "src/values/remembered.ts"), forgetful]]);

// The tests beside the rules judge them; those of documents stand in domain/test too.
const folders = [...new Set(rules.map((rule) => dirname(rule)))];
const vitest = await startVitest(
  "test",
  [],
  {
    root: domain,
    config: false,
    watch: false,
    include: [...folders, ...(folders.includes("src/documents") ? ["test"] : [])].map((at) => `${at}/**/*.test.ts`),
    // One sets the time zone of its process, which a thread has not; the other is of what is put aside here.
    exclude: ["**/time-zones.test.ts", "**/remembered.test.ts"],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 0,
    runner: join(import.meta.dirname, "mutant-runner.ts"),
    reporters: ["dot"],
  },
  { plugins: [{ name: "mutants", enforce: "pre", load: (id) => loaded.get(id) ?? null }] },
);
const failed = vitest.state.getCountOfFailedTests();
await vitest.close();

const judged = JSON.parse(readFileSync(judgedFile, "utf8")) as Judged;
const [noticed, run, early] = [new Set(judged.noticed), new Set(judged.run), new Set(judged.loaded)];
// A table is made when its file is loaded, before any test: the grid's tests judge tables.
const counted = mutants.filter(({ id }) => run.has(id) || !early.has(id));
const survivors = counted.filter(({ id }) => !noticed.has(id));

for (const { fileName, location, replacement } of survivors) {
  const { start, end } = location;
  const lines = readFileSync(fileName, "utf8")
    .split("\n")
    .slice(start.line, end.line + 1);
  const was = start.line === end.line ? lines.join("").slice(start.column, end.column) : `${lines[0]?.trim()} …`;
  console.log(`${relative(domain, fileName)}:${start.line + 1}  ${was}  =>  ${replacement.replaceAll(/\s+/g, " ")}`);
}
for (const name of changed.keys()) {
  const of = counted.filter(({ fileName }) => fileName === name);
  console.log(`${relative(domain, name)}: ${of.filter(({ id }) => noticed.has(id)).length} of ${of.length} noticed`);
}
if (judged.left.length > 0) console.log(`${judged.left.length} mutants left something behind: judge their files alone`);
const percent = counted.length === 0 ? 100 : ((counted.length - survivors.length) * 100) / counted.length;
console.log(`${percent.toFixed(1)} % of ${counted.length} mutants noticed`);
process.exitCode = failed === 0 && percent >= LEAST_PERCENT ? 0 : 1;
