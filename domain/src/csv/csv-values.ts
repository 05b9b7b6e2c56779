import type { Catalogue } from "../texts/catalogue.ts";
import type { Issue } from "../values/issue.ts";

const spoken = (text: string) => text.trim().toLowerCase();

/** Several values stand in one cell with `|` between them; one that has it is written with `\|`. */
export const writeList = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll("|", String.raw`\|`)).join(" | ");

function readList(cell: string): string[] {
  return cell
    .split(/(?<!\\)\|/)
    .map((part) => part.replaceAll(String.raw`\|`, "|").trim())
    .filter((part) => part !== "");
}

export const writeYesOrNo = (texts: Catalogue, is: boolean): string => (is ? texts.control.yes : texts.control.no);

/** Takes values out of the cells of one row; what cannot be read is gathered in `issues`. */
export function readCells<Key extends string>(texts: Catalogue, cells: Record<Key, string>) {
  const issues: Issue[] = [];
  const refuse = (key: Key, code: Issue["code"]) => void issues.push({ path: key, code });
  /** By its name, or its code. */
  const find = <Value extends string>(given: string, names: Record<Value, string>, key: Key): Value | undefined => {
    const values = Object.keys(names) as Value[];
    const found = values.find((value) => [spoken(names[value]), spoken(value)].includes(spoken(given)));
    if (found === undefined) refuse(key, "NOT_AN_OPTION");
    return found;
  };
  const option = <Value extends string, Otherwise extends string | null>(
    key: Key,
    names: Record<Value, string>,
    otherwise: Otherwise,
  ): Value | Otherwise => (cells[key] === "" ? otherwise : (find(cells[key], names, key) ?? otherwise));
  return {
    issues,
    refuse,
    text: (key: Key): string => cells[key],
    list: (key: Key): string[] => readList(cells[key]),
    /** The value of a cell; of an empty one what stands for nothing said. */
    option,
    options: <Value extends string>(key: Key, names: Record<Value, string>): Value[] =>
      readList(cells[key]).flatMap((part) => find(part, names, key) ?? []),
    yesOrNo: (key: Key, otherwise: boolean): boolean =>
      option(key, { yes: texts.control.yes, no: texts.control.no }, otherwise ? "yes" : "no") === "yes",
  };
}
