import { textOf } from "@runko/domain/tmf/json-shapes";
import type { Issue, IssueCode } from "@runko/domain/values/issue";
import { Problem } from "../platform/http/problem.ts";
import type { Json } from "./select-attributes.ts";

/** What is kept of one body, in bytes, and how deep it may be. */
export const mostSent = 64 * 1024;
const mostLevels = 8;
/** Of what is asked without any document, of which there may be as many as the rate allows. */
export const mostAsked = 16 * 1024;

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeperThan(levels - 1, each)));

/** A body that a client of the standard may send: an object, neither too large nor too deep, that PostgreSQL can keep. */
export function readTmfBody(body: unknown, most = mostSent): Json {
  if (!isSaid(body)) throw malformed({ path: "", code: "BODY_MISSING" });
  if (!isJson(body)) throw malformed({ path: "", code: "INVALID_VALUE" });
  if (isDeeperThan(mostLevels, body)) throw malformed({ path: "", code: "INVALID_VALUE" });
  const text = JSON.stringify(body);
  if (Buffer.byteLength(text) > most) throw new Problem("BODY_TOO_LARGE");
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

const isSaid = (value: unknown) => value !== undefined && value !== null;

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
  if (!isSaid(value)) return undefined;
  const text = textOf(value);
  if (text === undefined) throw malformed({ path: `${at}/${name}`, code: "INVALID_VALUE" });
  return text;
}

/** What the standard has as this, of what is told again as it was sent. */
export type TypedNames = Readonly<Record<string, "boolean" | "string">>;

const textsOfParty = ["id", "role", "name", "@referredType"];

/** A body of a document, whose parties have texts where the standard has them. */
export function readDocumentBody(given: unknown, { typed = {} }: { typed?: TypedNames }): Json {
  const body = readTmfBody(given);
  for (const [name, type] of Object.entries(typed))
    if (isSaid(body[name]) && typeof body[name] !== type) throw malformed({ path: `/${name}`, code: "INVALID_VALUE" });
  for (const [index, party] of rowsAt(body, "relatedParty").entries())
    for (const name of textsOfParty) textAt(party, name, `/relatedParty/${index}`);
  return body;
}

/** Those of the names that a row lacks, as issues. */
export const lacking = (row: Json, names: readonly string[], at: string): Issue[] =>
  names
    .filter((name) => row[name] === undefined || row[name] === null || row[name] === "")
    .map((name) => ({ path: `${at}/${name}`, code: "REQUIRED" satisfies IssueCode }));
