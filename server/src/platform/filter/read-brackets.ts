import { FilterError } from "./filter-error.ts";
import { filterLimits } from "./filter-limits.ts";

type Branch = Map<string, Branch | Leaf>;
type Leaf = string | readonly string[];

/**
 * Builds the value of `name[a][b]=…` entries. A branch whose keys are all numbers or empty is a list in the order of
 * its numbers; a last `[]` takes the place of the value among its repetitions. In the middle it could mean one element
 * or several, and is refused.
 */
export function readBrackets(name: string, entries: readonly (readonly [string, Leaf])[]): unknown {
  const root: Branch = new Map();
  for (const [key, value] of entries) {
    const segments = splitKey(name, key);
    if (segments.at(-1) !== "") place(root, segments, value, key);
    else [value].flat().forEach((each, index) => place(root, [...segments.slice(0, -1), String(index)], each, key));
  }
  return toPlain(root);
}

function splitKey(name: string, key: string): string[] {
  const rest = key.slice(name.length);
  if (!/^(\[[^[\]]*\])+$/.test(rest)) throw new FilterError(name, "BAD_BRACKETS");
  const segments = rest.slice(1, -1).split("][");
  if (segments.slice(0, -1).includes("")) throw new FilterError(shortened(key), "AMBIGUOUS_BRACKETS");
  if (segments.length > filterLimits.bracketDepth) throw new FilterError(name, "TOO_DEEP");
  return segments;
}

function place(root: Branch, segments: readonly string[], value: Leaf, key: string): void {
  let branch = root;
  for (const segment of segments.slice(0, -1)) {
    const next = branch.get(segment) ?? new Map();
    if (!(next instanceof Map)) throw new FilterError(shortened(key), "GIVEN_TWICE");
    branch.set(segment, next);
    branch = next;
  }
  const last = segments.at(-1) ?? "";
  if (branch.has(last)) throw new FilterError(shortened(key), "GIVEN_TWICE");
  branch.set(last, value);
}

function toPlain(node: Branch | Leaf): unknown {
  if (!(node instanceof Map)) return node;
  const entries = [...node].map(([key, child]) => [key, toPlain(child)] as const);
  if (!entries.every(([key]) => /^\d{1,9}$/.test(key))) return Object.fromEntries(entries);
  return entries.toSorted(([one], [other]) => Number(one) - Number(other)).map(([, child]) => child);
}

function shortened(key: string): string {
  return key.slice(0, 200);
}
