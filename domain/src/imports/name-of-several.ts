import type { Issue } from "../values/issue.ts";

const MOST_TOLD = 5;

/** Of a name that fits several things: none of them is chosen, and they are told, so that one can be named. */
export function nameOfSeveral(
  path: string,
  fitting: readonly string[],
  code: "NAME_OF_SEVERAL" | "PRODUCT_OF_SEVERAL_SUPPLIERS" = "NAME_OF_SEVERAL",
): Issue {
  const told = fitting.slice(0, MOST_TOLD).join("; ");
  return { path, code, params: { fitting: fitting.length > MOST_TOLD ? `${told}; …` : told } };
}
