import type { Statement } from "./statement.ts";

/** The texts of several statements to stand in one, with all their values: the parameters of each follow those before. */
export function joinStatements(statements: readonly Statement[]): { texts: string[]; values: unknown[] } {
  const values: unknown[] = [];
  const texts = statements.map(({ text, values: own }) => {
    const before = values.length;
    values.push(...own);
    return text.replaceAll(/\$(\d+)/g, (_parameter, place: string) => `$${Number(place) + before}`);
  });
  return { texts, values };
}
