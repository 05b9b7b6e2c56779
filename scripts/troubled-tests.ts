type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages?: string[] | null;
      meta?: { untried?: string };
    }[];
  }[];
};
type Suite = {
  file: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
};
type PlaywrightReport = { suites: Suite[] };

const colours = new RegExp(String.raw`\u001b\[[\d;]*m`, "g");

function tell(passed: boolean, test: string, message = ""): string {
  const reason = message.replaceAll(colours, "").split("\n", 1)[0]?.slice(0, 200);
  return `${passed ? "second try" : "failed"}: ${test}${reason ? `: ${reason}` : ""}`;
}

/** A line for each test that failed, passed on its second try only or could try nothing, since what a run printed of it is far above. */
export function troublesOfVitest({ testResults }: VitestReport, root: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(root, "");
    const troubled = assertionResults.filter((test) => test.status !== "passed" || test.failureMessages?.length);
    if (status !== "passed" && troubled.length === 0) return [tell(false, file, message)];
    return [
      ...troubled.map((test) => tell(test.status === "passed", `${file} ${test.fullName}`, test.failureMessages?.[0])),
      ...assertionResults.flatMap(({ fullName, meta }) =>
        meta?.untried ? [`not tried: ${file} ${fullName}: ${meta.untried}`] : [],
      ),
    ];
  });
}

/** The same for the stories. */
export function troublesOfPlaywright({ suites }: PlaywrightReport): string[] {
  return suites.flatMap(({ file, suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status !== "expected")
        .map((test) => tell(test.status === "flaky", `${file} ${title}`, test.results[0]?.error?.message)),
    ),
    ...troublesOfPlaywright({ suites: inner }),
  ]);
}
