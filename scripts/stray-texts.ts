import ts from "typescript";

export type StrayText = { line: number; text: string };

// A letter alone, as in a folding table, is no sentence; "klo" stands in every Finnish time of day.
const finnish = /[äöåÄÖÅ]\p{L}|\p{L}[äöåÄÖÅ]|(?<!\p{L})klo(?!\p{L})/u;
const words = /\p{L}{2}/u;
const spokenAttributes = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "caption",
  "description",
  "helperText",
  "label",
  "loadingText",
  "message",
  "noOptionsText",
  "placeholder",
  "primary",
  "secondary",
  "summary",
  "title",
  "tooltip",
]);

function isOutcome(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return true;
  if (ts.isConditionalExpression(parent)) return node !== parent.condition;
  const chooses = [
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ];
  return ts.isBinaryExpression(parent) && chooses.includes(parent.operatorToken.kind);
}

function isSpoken(node: ts.Node): boolean {
  const { parent } = node;
  if (isOutcome(node)) return isSpoken(parent);
  const holder = ts.isJsxExpression(parent) ? parent.parent : parent;
  if (ts.isJsxAttribute(holder)) return spokenAttributes.has(holder.name.getText());
  return ts.isJsxExpression(parent) && (ts.isJsxElement(holder) || ts.isJsxFragment(holder));
}

function strayTextOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return words.test(node.text) ? node.text.trim() : undefined;
  if (ts.isStringLiteralLike(node)) {
    return finnish.test(node.text) || (words.test(node.text) && isSpoken(node)) ? node.text : undefined;
  }
  const piece = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
  if (!piece) return undefined;
  const template = ts.isTemplateHead(node) ? node.parent : node.parent.parent;
  return finnish.test(node.text) || (words.test(node.text) && isSpoken(template)) ? node.text : undefined;
}

/** Texts that a user would read and that stand in the code instead of the catalogue. */
export function findStrayTexts(file: string, source: string): StrayText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: StrayText[] = [];
  const visit = (node: ts.Node): void => {
    const text = strayTextOf(node);
    if (text !== undefined) {
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
