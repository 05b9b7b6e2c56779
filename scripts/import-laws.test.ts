import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./build-stamp.mjs";

const lawful: Record<string, string> = {
  "domain/src/texts/texts.ts": "",
  "domain/src/values/money.ts": "",
  "domain/src/organizations/control-rights.ts": "",
  "domain/src/documents/states.ts": 'import "../values/money.ts";',
  "domain/src/documents/order-schema.ts": 'import "zod"; import "./states.ts";',
  "domain/src/documents/states.test.ts": 'import "zod"; import "vitest"; import "node:fs"; import "./states.ts";',
  "domain/src/documents/order-type.ts": 'import type { Order } from "./order-schema.ts"; export type A = Order;',
  "server/src/app.ts": 'import "./documents/create-document.ts"; import "./platform/clock.ts";',
  "server/src/documents/create-document.ts":
    'import "./document-store.ts"; import "../platform/clock.ts"; import "../products/find-products.ts";',
  "server/src/documents/document-store.ts": 'import "@runko/domain/documents/order-schema";',
  "server/src/platform/clock.ts": 'import "@runko/domain/values/money";',
  "server/src/products/find-products.ts": 'import "./product-store.ts";',
  "server/src/products/product-store.ts": "",
  "web/src/main.tsx": 'import("./routes/order-route.tsx"); import "./shell/shell.tsx";',
  "web/src/routes/order-route.tsx": 'import "../documents/form.tsx"; import "../reports/list.tsx";',
  "web/src/documents/form.tsx": 'import "@runko/domain/documents/order-schema"; import "../components/field.tsx";',
  "web/src/reports/list.tsx": 'import "../components/field.tsx"; import "@runko/domain/documents/states";',
  "web/src/shell/shell.tsx": 'import "../components/field.tsx"; import("@runko/domain/documents/order-schema");',
  "web/src/components/field.tsx": 'import "@runko/domain/values/money"; import "@runko/domain/texts/texts";',
  "web/src/info/news.ts": 'import "./faq.ts";',
  "e2e/stories/order.story.ts": 'import "@runko/domain/texts/texts";',
};

const unlawful: [law: string, file: string, source: string][] = [
  ["domain-stands-alone", "domain/src/values/clock.ts", 'import "node:fs";'],
  ["domain-stands-alone", "domain/src/values/address.ts", 'import "../../../server/src/platform/clock.ts";'],
  ["zod-only-in-schemas", "domain/src/values/phone.ts", 'import "zod";'],
  ["schemas-are-imported-by-schemas", "domain/src/documents/check.ts", 'import "./order-schema.ts";'],
  ["texts-are-a-parameter", "domain/src/documents/label.ts", 'import "../texts/texts.ts";'],
  ["texts-are-a-parameter", "server/src/documents/refuse.ts", 'import "@runko/domain/texts/texts";'],
  ["first-load-without-schemas", "web/src/shell/menu.tsx", 'import "@runko/domain/documents/order-schema";'],
  ["first-load-without-schemas", "web/src/components/form.tsx", 'import "zod";'],
  ["server-without-web", "server/src/documents/page.ts", 'import "../../../web/src/reports/list.tsx";'],
  ["web-without-server", "web/src/api/types.ts", 'import type {} from "../../../server/src/platform/clock.ts";'],
  ["client-stands-alone", "client/src/events.ts", 'import "../../domain/src/values/money.ts";'],
  ["web-derives-no-right", "web/src/control/users.tsx", 'import "@runko/domain/organizations/control-rights";'],
  ["stores-are-private", "server/src/documents/edit.ts", 'import "../products/product-store.ts";'],
  ["platform-knows-no-capability", "server/src/platform/jobs.ts", 'import "../products/find-products.ts";'],
  ["platform-knows-no-subject", "server/src/platform/live.ts", 'import "@runko/domain/documents/states";'],
  ["features-stand-apart", "web/src/documents/page.tsx", 'import "../reports/list.tsx";'],
  ["features-stand-apart", "web/src/reports/page.tsx", 'import "../routes/order-route.tsx";'],
  ["shell-knows-no-feature", "web/src/shell/tabs.tsx", 'import "../documents/form.tsx";'],
  ["shell-knows-no-feature", "web/src/theme/palette.ts", 'import "../reports/list.tsx";'],
  ["shell-knows-no-feature", "web/src/session/session.ts", 'import "../documents/form.tsx";'],
  ["components-know-no-shell", "web/src/components/dialog.tsx", 'import "../shell/shell.tsx";'],
  ["components-know-no-domain-word", "web/src/components/table.tsx", 'import "@runko/domain/documents/states";'],
  ["stories-see-what-users-see", "e2e/stories/lock.story.ts", 'import "@runko/domain/documents/states";'],
  ["stories-see-what-users-see", "e2e/stories/race.story.ts", 'import "../../server/src/platform/clock.ts";'],
  ["no-cycles", "web/src/info/faq.ts", 'import "./news.ts";'],
  ["everything-resolves", "server/src/products/gone.ts", 'import "./nowhere.ts";'],
];

const house = mkdtempSync(join(tmpdir(), "runko-laws-"));
afterAll(() => rmSync(house, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), `${text}\n`);
}

type Violation = { from: string; rule: { name: string } };
let broken: string[] = [];

beforeAll(() => {
  for (const file of [".dependency-cruiser.cjs", "tsconfig.base.json", "domain/package.json"]) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    cpSync(join(root, file), join(house, file));
  }
  for (const name of ["zod", "date-fns", "vitest"]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
    write(`node_modules/${name}/index.js`, "");
  }
  mkdirSync(join(house, "node_modules/@runko"));
  symlinkSync("../../domain", join(house, "node_modules/@runko/domain"));
  for (const [file, source] of Object.entries(lawful)) write(file, `${source} export const one = 1;`);
  for (const [, file, source] of unlawful) write(file, `${source} export const one = 1;`);
  const args = [
    "--config",
    ".dependency-cruiser.cjs",
    "--output-type",
    "json",
    "domain",
    "server",
    "web",
    "client",
    "e2e",
  ];
  const depcruise = join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const { stdout } = spawnSync(process.execPath, [depcruise, ...args], { cwd: house, encoding: "utf8" });
  const report = JSON.parse(stdout) as { summary: { violations: Violation[] } };
  broken = report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
}, 60_000);

test.each(unlawful)("%s is broken by %s", (law, file) => {
  expect(broken).toContain(`${law}: ${file}`);
});

test("lawful files break no law", () => {
  expect(broken.filter((line) => Object.keys(lawful).some((file) => line.endsWith(`: ${file}`)))).toEqual([]);
});

test("every law has a sentence of reason and a file that breaks it", async () => {
  const config = (await import("../.dependency-cruiser.cjs")) as unknown as {
    default: { forbidden: { name: string; comment: string }[] };
  };
  const tried = new Set(unlawful.map(([law]) => law));
  for (const law of config.default.forbidden) {
    expect(law.comment, law.name).toMatch(/^[A-Z].{20,}\.$/);
    expect(tried, law.name).toContain(law.name);
  }
});
