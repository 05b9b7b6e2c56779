import type { Issue } from "@runko/domain/values/issue";
import { createHash } from "node:crypto";
import { idSchema } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";

type Cells = Readonly<Record<string, string>>;

/** What there is, locked, as an export writes it. */
export type KnownRow = { cells: Cells; change: (cells: Cells) => Promise<void> };

/** Stores one row by the verb of its form; a row that breaks a rule throws its issues. */
export type RowStore = {
  add: (cells: Cells) => Promise<void>;
  /** The one of this id; undefined when the organization has none. */
  find: (id: string) => Promise<KnownRow | undefined>;
  /** Invites whom the rows added, where that was asked for; answers how many. */
  invite?: () => Promise<number>;
};

export type RowChange = { key: string; before: string; after: string };
export type StoredRow = { action: "added" | "changed" | "none"; changes: RowChange[] };

/** Tells one content of a row from another; the letter keeps a spreadsheet from taking it for a number. */
export function rowVersion(cells: Cells): string {
  const content = JSON.stringify(Object.entries(cells).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `v${createHash("sha256").update(content).digest("hex").slice(0, 12)}`;
}

function refuse(...issues: Issue[]): never {
  throw new Problem("VALIDATION_FAILED", { issues });
}

const changesOf = (before: Cells, after: Cells): RowChange[] =>
  Object.keys(before).flatMap((key) => {
    const [was, is] = [before[key] ?? "", after[key] ?? ""];
    return was.trim() === is.trim() ? [] : [{ key, before: was, after: is }];
  });

/** An empty cell of what cannot be empty would be stored as something that nobody wrote. */
const filledIn = (asked: readonly RowChange[], stored: Cells): Issue[] =>
  asked
    .filter(({ key, after }) => after.trim() === "" && stored[key] !== "")
    .map(({ key }) => ({ path: key, code: "REQUIRED" }));

/**
 * Adds a row that names none, or changes the one that it names, in the columns that the file has. The version is what the
 * row was when it was exported: one that has changed since is refused, so that nobody's work is undone unseen.
 */
export async function storeRow(
  { add, find }: RowStore,
  { cells, given }: { cells: Cells; given: readonly string[] },
): Promise<StoredRow> {
  const { id = "", version = "" } = cells;
  if (id === "") {
    await add(cells);
    return { action: "added", changes: [] };
  }
  if (version === "") refuse({ path: "version", code: "REQUIRED" });
  const known = idSchema.safeParse(id).success ? await find(id) : undefined;
  if (!known) refuse({ path: "id", code: "CSV_ROW_UNKNOWN" });
  if (version !== rowVersion(known.cells)) refuse({ path: "version", code: "CSV_ROW_CHANGED" });
  const wanted = { ...known.cells };
  for (const { key, after } of changesOf(known.cells, cells)) if (given.includes(key)) wanted[key] = after;
  const asked = changesOf(known.cells, wanted);
  if (asked.length === 0) return { action: "none", changes: [] };
  await known.change(wanted);
  const stored = (await find(id))?.cells ?? wanted;
  const missing = filledIn(asked, stored);
  if (missing.length > 0) refuse(...missing);
  return { action: "changed", changes: changesOf(known.cells, stored) };
}
