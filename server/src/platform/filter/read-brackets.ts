import { FilterError } from "./filter-error.ts";
import { filterLimits } from "./filter-limits.ts";

type Branch = Map<string, Branch | Leaf>;
type Leaf = string | readonly string[];

/**
 * Builds the value of `name[a][b]=…` entries. A branch whose keys are all numbers or empty is a list in the order of
 * its numbers; `[]` takes the place of the value among its repetitions.
 */
export function readBrackets(name: string, entries: readonly (readonly [string, Leaf])[]): unknown {
  const root: Branch = new Map();
  for (const [key, value] of entries) {
    const segments = splitKey(name, key);
    if (typeof value !== "string" && segments.includes("")) {
      value.forEach((each, index) => place(root, replaceFirstEmpty(segments, index), each, key));
    } else {
      place(root, replaceFirstEmpty(segments, 0), value, key);
    }
  }
  return toPlain(root);
}

function splitKey(name: string, key: string): string[] {
  const rest = key.slice(name.length);
  if (!/^(\[[^[\]]*\])+$/.test(rest)) throw new FilterError(name, "BAD_BRACKETS");
  const segments = rest.slice(1, -1).split("][");
  if (segments.length > filterLimits.bracketDepth) throw new FilterError(name, "TOO_DEEP");
  return segments;
}

function replaceFirstEmpty(segments: readonly string[], index: number): string[] {
  const first = segments.indexOf("");
  return segments.map((segment, at) => (segment !== "" ? segment : at === first ? String(index) : "0"));
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
