import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./build-stamp.mjs";
import { folderCircles, type Link } from "./folder-circles.ts";

type Dependency = { resolved: string; dependencyTypes: string[] };
type Report = {
  modules: { source: string; dependencies: Dependency[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string; severity: string } }[] };
};

const isTest = /\.test\.tsx?$/;
const own = /^(domain|server|web|e2e|scripts|bench)\//;
/** Whoever makes words is handed the catalogue; its type leads to all that has words. */
const catalogue = "domain/src/texts/catalogue.ts";
/** The server's one door to its demo. */
const isDoor = (source: string, { resolved }: Dependency) =>
  source === "server/src/prepare-demo.ts" && resolved.startsWith("server/seed/");

const linksOf = ({ modules }: Report): Link[] =>
  modules
    .filter(({ source }) => own.test(source) && !isTest.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => own.test(resolved) && resolved !== catalogue)
        .filter((dependency) => !isDoor(source, dependency))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    );

const folders = ["domain", "server", "web", "client", "e2e", "scripts", "bench"];
const depcruise = join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
const args = [depcruise, "--config", ".dependency-cruiser.cjs", "--output-type", "json", ...folders];
const { stdout, stderr } = spawnSync(process.execPath, args, {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 256 * 1024 * 1024,
});
if (stdout === "") throw new Error(stderr);
const report = JSON.parse(stdout) as Report;

const broken = [
  ...report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ...folderCircles(linksOf(report)).flatMap(({ folder, parts, steps }) => [
    `no-folder-circles: ${folder}: ${parts.join(", ")}`,
    ...steps.map(
      ({ from, to, links: [first], links }) => `  ${from} -> ${to} (${links.length}): ${first?.from} -> ${first?.to}`,
    ),
  ]),
];
for (const line of broken) console.error(line);
if (broken.length > 0) process.exit(1);
console.log(`${report.modules.length} files keep the laws`);
