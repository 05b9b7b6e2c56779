import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "./build-stamp.mjs";

const actions = join(root, "domain/src/documents/document-actions.ts");
const probed = [
  "domain/src/texts/fi/documents.ts",
  "domain/src/texts/fi/notices.ts",
  "domain/src/notifications/notice-table.ts",
  "web/src/documents/page/offered-actions.ts",
];
const toldRow = `  row({ rule: "T20", action: "postpone", party: "supplier", types: orderTypes, from: ["CONFIRMED"], to: null,
    log: "updated", effects: ["tellSubscriber"] }),`;

function withPostpone(source: string): string {
  return source
    .replace('  "anonymize",\n]', '  "anonymize",\n  "postpone",\n]')
    .replace("const rows = [", `$&\n${toldRow}`);
}

/** The probed files that do not compile when the sources are read so. */
function failing(read: (file: string, source: string) => string): string[] {
  const config = join(root, "web/tsconfig.json");
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    join(root, "web"),
  );
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (file) => {
    const source = readFile(file);
    return source === undefined ? undefined : read(file, source);
  };
  const program = ts.createProgram(
    probed.map((file) => join(root, file)),
    options,
    host,
  );
  return probed.filter((file) => program.getSemanticDiagnostics(program.getSourceFile(join(root, file))).length > 0);
}

test(
  "an action that tells somebody does not compile without its words, notice and button",
  { timeout: 120_000 },
  () => {
    expect(failing((_, source) => source)).toEqual([]);
    expect(failing((file, source) => (file === actions ? withPostpone(source) : source))).toEqual(probed);
  },
);
