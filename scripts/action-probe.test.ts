import { expect, test } from "vitest";
import { failingFiles } from "./compile-probe.ts";

const actions = "domain/src/documents/document-actions.ts";
const probed = [
  "domain/src/texts/fi/documents.ts",
  "domain/src/texts/fi/notices.ts",
  "domain/src/notifications/notice-table.ts",
  "web/src/documents/page/offered-actions.ts",
];
const toldRow = `  row({ rule: "T20", action: "postpone", party: "supplier", types: orderTypes, from: ["CONFIRMED"], to: null,
    log: "updated", effects: ["tellSubscriber"] }),`;

const withPostpone = (source: string) =>
  source.replace('  "anonymize",\n]', '  "anonymize",\n  "postpone",\n]').replace("const rows = [", `$&\n${toldRow}`);

test(
  "an action that tells somebody does not compile without its words, notice and button",
  { timeout: 120_000 },
  () => {
    expect(failingFiles(probed, actions, (source) => source)).toEqual([]);
    expect(failingFiles(probed, actions, withPostpone)).toEqual(probed);
  },
);
