import { writeFileSync } from "node:fs";
import { TestRunner } from "vitest";

type Hits = Record<string, number>;

/** What changed rules look at (Stryker's instrumenter): which change holds, and who runs it. */
type Switch = {
  mutantCoverage: { static: Hits; perTest: Record<string, Hits> };
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number;
};

const stryker: Switch = { mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: stryker });

/** By the id of a mutant; `left` are those after which the test fails with the rule as it is. */
export type Judged = { noticed: string[]; run: string[]; loaded: string[]; left: string[] };
const [noticed, run, left] = [new Set<string>(), new Set<string>(), new Set<string>()];

async function passes(test: () => unknown, mutant: string | undefined, hits = 0): Promise<boolean> {
  stryker.activeMutant = mutant;
  stryker.currentTestId = "a changed rule";
  [stryker.hitCount, stryker.hitLimit] = [0, hits * 100 + 10_000];
  try {
    await test();
    return true;
  } catch {
    return false;
  } finally {
    delete stryker.mutantCoverage.perTest["a changed rule"];
    [stryker.activeMutant, stryker.currentTestId, stryker.hitCount] = [undefined, undefined, undefined];
  }
}

/** Runs each test with the rules as they are, and then once for each change that it passes through and nobody has noticed. */
export default class MutantRunner extends TestRunner {
  async runTask(task: Parameters<typeof TestRunner.getTestFn>[0] & { id: string }): Promise<void> {
    const test = TestRunner.getTestFn(task);
    stryker.currentTestId = task.id;
    try {
      await test();
    } finally {
      stryker.currentTestId = undefined;
    }
    for (const [mutant, hits] of Object.entries(stryker.mutantCoverage.perTest[task.id] ?? {})) {
      run.add(mutant);
      if (noticed.has(mutant) || (await passes(test, mutant, hits))) continue;
      noticed.add(mutant);
      if (!(await passes(test, undefined))) left.add(mutant);
    }
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    const judged: Judged = {
      noticed: [...noticed],
      run: [...run],
      loaded: Object.keys(stryker.mutantCoverage.static),
      left: [...left],
    };
    writeFileSync(process.env["RUNKO_MUTANTS"] ?? "", JSON.stringify(judged));
  }
}
