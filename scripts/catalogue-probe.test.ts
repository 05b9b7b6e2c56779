import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "./build-stamp.mjs";

const probe = join(root, "domain/src/texts/probe.ts");
const head = `import { catalogueOf } from "./catalogue.ts"; import * as fi from "./fi/index.ts"; const { vendor, ...others } = fi;`;

const fitting = ["fi", "{ ...fi, common: { ...fi.common, close: 'Stäng' } }"];
const unfitting = [
  "others",
  "{ ...fi, foreign: { title: 'Främmande' } }",
  "{ ...fi, common: { ...fi.common, foreign: 'Främmande' } }",
  "{ ...fi, common: { ...fi.common, close: undefined } }",
  "{ ...fi, common: { ...fi.common, pageTitle: 'Runko' } }",
  "{ ...fi, common: { ...fi.common, form: { ...fi.common.form, weekdays: 'må' } } }",
];

/** Those of the catalogues that do not compile. */
function failing(catalogues: readonly string[]): string[] {
  const config = join(root, "domain/tsconfig.json");
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    join(root, "domain"),
  );
  const source = [head, ...catalogues.map((each, place) => `export const at${place} = catalogueOf(${each});`)].join(
    "\n",
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, target, ...more) =>
    file === probe ? ts.createSourceFile(file, source, target) : getSourceFile(file, target, ...more);
  const program = ts.createProgram([probe], options, host);
  const probed = program.getSourceFile(probe);
  const lines = new Set(
    program.getSemanticDiagnostics(probed).map(({ start = 0 }) => probed?.getLineAndCharacterOfPosition(start).line),
  );
  return catalogues.filter((_, place) => lines.has(place + 1));
}

test("a second catalogue with a missing or a foreign key does not compile", { timeout: 120_000 }, () => {
  expect(failing([...fitting, ...unfitting])).toEqual(unfitting);
});
