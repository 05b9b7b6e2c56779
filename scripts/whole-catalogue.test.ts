import ts from "typescript";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./build-stamp.mjs";
import { listFiles } from "./list-files.ts";

const catalogue = /import \{ texts \} from "@runko\/domain\/texts\/texts"/;

/** Lines that take the catalogue otherwise than by the name of a section. The build then puts every section into what they load. */
function wholeUses(file: string, text: string): string[] {
  if (!catalogue.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    if (ts.isIdentifier(node) && node.text === "texts") {
      const named = ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent);
      const names = ts.isBindingElement(parent) && parent.propertyName === node;
      if (!named && !names && !ts.isImportSpecifier(parent) && !ts.isTypeQueryNode(parent)) {
        found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test("the browser takes the catalogue by its sections, never whole", () => {
  const files = listFiles().filter((file) => /^web\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(files.flatMap((file) => wholeUses(file, readFileSync(join(root, file), "utf8")))).toEqual([]);
});

test("a whole catalogue that is handed on or taken apart is told", () => {
  const head = 'import { texts } from "@runko/domain/texts/texts";\n';
  expect(wholeUses("a.ts", `${head}const { formats } = texts;\nname(texts, kind);\ntexts[key];`)).toEqual([
    "a.ts:2",
    "a.ts:3",
    "a.ts:4",
  ]);
  expect(wholeUses("a.ts", `${head}const words = texts.inbox;\nfn({ letters: texts.letters });`)).toEqual([]);
});
