export type Counts = { passed: number; failed: number };

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
};
type PlaywrightReport = {
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

export function addCounts(...all: Counts[]): Counts {
  return {
    passed: all.reduce((sum, one) => sum + one.passed, 0),
    failed: all.reduce((sum, one) => sum + one.failed, 0),
  };
}

/** The line that a test run ends with. */
export function sayCounts(counts: Counts): string {
  return `${counts.passed} passed, ${counts.failed} failed`;
}

/** Counts of the test files under one folder. What is skipped or never came to run counts as failed. */
export function countVitest(report: VitestReport, folder: string): Counts {
  const files = report.testResults.filter((file) => file.name.startsWith(folder));
  return addCounts(
    ...files.map((file) => {
      const passed = file.assertionResults.filter((test) => test.status === "passed").length;
      const failed = file.assertionResults.length - passed;
      const broken = file.status !== "passed" && failed === 0;
      return { passed, failed: broken ? 1 : failed };
    }),
  );
}

/** Counts of a Playwright run. What is skipped counts as failed, what passed on its second try as passed. */
export function countPlaywright({ errors, stats }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length };
}
