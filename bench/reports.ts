import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { reportTypes } from "@runko/domain/enumerations/report-types";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { bigSupplier, organizationId, otherSupplier } from "./data/ids.ts";
import { openInside } from "./peers/open-inside.ts";
import { describeMachine } from "./report/describe-machine.ts";

const { values: given } = parseArgs({
  options: {
    size: { type: "string", default: "100000" },
    data: { type: "string", default: "/tmp/runko-filled" },
    results: { type: "string" },
  },
});
const ROUNDS = 3;
const DAY_MS = 86_400_000;

const { client, ask, close } = await openInside(given.data, Number(given.size));
try {
  const [from, to] = [364, 0].map((ago) => todayInHelsinki(new Date(Date.now() - ago * DAY_MS)));
  const rows: string[] = [];
  for (const number of [bigSupplier, otherSupplier]) {
    const counted = await client.query<{ count: string }>(
      "SELECT count(*) FROM documents WHERE supplier_id = $1 AND created_at >= $2",
      [organizationId(number), from],
    );
    for (const report of reportTypes) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const query = `export/report?report=${report}&mode=advanced&raw=true&from=${from}&to=${to}`;
        const { status, ms, text } = await ask({ number, role: "SUPPLIER" }, query);
        if (status !== 200) throw new Error(`${report} was answered ${status}: ${text}`);
        times.push(ms);
      }
      const [first = 0] = times;
      const fastest = Math.min(...times);
      rows.push(`| ${counted.rows[0]?.count ?? ""} | ${report} | ${first.toFixed(0)} | ${fastest.toFixed(0)} |`);
    }
  }
  const page = `# Reports of a year in ${Number(given.size).toLocaleString("en")} documents

${await describeMachine(client)}

Each advanced report of the last year as JSON, one after the other through the server in its process (\`bench/reports.ts\`).

| documents made in the year | report | first ms | fastest of ${ROUNDS} ms |
| ---: | --- | ---: | ---: |
${rows.join("\n")}
`;
  console.log(page);
  if (given.results) writeFileSync(join(given.results, "reports.md"), page);
} finally {
  await close();
}
