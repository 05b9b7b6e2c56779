import type { Catalogue } from "../texts/catalogue.ts";
import { describeDocument, writtenLine, type ToldLine, type WrittenDocument } from "./describe-document.ts";

// A second line of a long text stands under the first, so that it cannot be taken for a label.
const textOf = (lines: readonly ToldLine[]): string =>
  lines.map((line) => writtenLine(line).replaceAll(/\r\n|\r|\n/g, "\n  ")).join("\n");

/** A document as plain text, for mails and the clipboard. Source: D-34. */
export function renderDocumentText(
  texts: Catalogue,
  view: WrittenDocument,
  names?: Readonly<Record<string, string>>,
): string {
  const { title, head, parties, sections } = describeDocument(texts, view, names);
  const blocks = sections.map((section) => `${section.title.toUpperCase()}\n${textOf(section.lines)}\n`);
  return [`${title}\n${textOf([...head, ...parties])}\n`, ...blocks].join("\n");
}
