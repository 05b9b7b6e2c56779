import type { Issue, IssueCode } from "@runko/domain/values/issue";
import { Problem } from "../platform/http/problem.ts";
import type { Json } from "./select-attributes.ts";

/** What is kept of one body, in bytes, and how deep it may be. */
export const mostSent = 64 * 1024;
const mostLevels = 8;

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeperThan(levels - 1, each)));

/** A body that a client of the standard may send: an object, neither too large nor too deep, that PostgreSQL can keep. */
export function readTmfBody(body: unknown): Json {
  if (!isJson(body)) throw new Problem("MALFORMED_REQUEST");
  if (isDeeperThan(mostLevels, body)) throw malformed({ path: "", code: "INVALID_VALUE" });
  const text = JSON.stringify(body);
  if (Buffer.byteLength(text) > mostSent) throw new Problem("BODY_TOO_LARGE");
  if (/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(text)) throw malformed({ path: "", code: "INVALID_VALUE" });
  return body;
}

/** What the schema of the standard demands and a body lacks is 400; what a rule of ours demands, 422. */
export const malformed = (...issues: readonly Issue[]) => new Problem("MALFORMED_REQUEST", { issues });

/** The rows of a list; one row alone is taken for a list of it. */
export function rowsAt(body: Json, name: string, at = ""): Json[] {
  const value = body[name];
  if (value === undefined || value === null) return [];
  const rows = Array.isArray(value) ? (value as unknown[]) : [value];
  return rows.map((row, index) => {
    if (isJson(row)) return row;
    throw malformed({ path: `${at}/${name}/${index}`, code: "INVALID_VALUE" });
  });
}

/** The object at a name; absent: an empty one. */
export function objectAt(body: Json, name: string, at = ""): Json {
  const value = body[name];
  if (value === undefined || value === null) return {};
  if (isJson(value)) return value;
  throw malformed({ path: `${at}/${name}`, code: "INVALID_VALUE" });
}

/** A text, also where a number was written. */
export function textAt(body: Json, name: string, at = ""): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  throw malformed({ path: `${at}/${name}`, code: "INVALID_VALUE" });
}

/** Those of the names that a row lacks, as issues. */
export const lacking = (row: Json, names: readonly string[], at: string): Issue[] =>
  names
    .filter((name) => row[name] === undefined || row[name] === null || row[name] === "")
    .map((name) => ({ path: `${at}/${name}`, code: "REQUIRED" satisfies IssueCode }));
