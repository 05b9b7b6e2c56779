import type { z } from "zod";
import { issueCodes } from "./issue.ts";
import type { Issue, IssueCode, IssueParams } from "./issue.ts";

type Found = z.core.$ZodIssue;

const named = new Set<string>(issueCodes);

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input);

function paramsOf(found: Found): IssueParams | undefined {
  if (found.code === "too_big") return { max: Number(found.maximum) };
  if (found.code === "too_small") return { min: Number(found.minimum) };
  return undefined;
}

const tooBigCodes: Record<string, IssueCode> = { string: "TOO_LONG", array: "TOO_MANY" };
const tooSmallCodes: Record<string, IssueCode> = { string: "TOO_SHORT", array: "REQUIRED" };
const formatCodes: Record<string, IssueCode> = { uuid: "INVALID_ID", email: "INVALID_EMAIL" };

function codeOf(found: Found, input: unknown): IssueCode {
  if (named.has(found.message)) return found.message as IssueCode;
  const value = valueAt(input, found.path) ?? "";
  switch (found.code) {
    case "invalid_type":
      return value === "" ? "REQUIRED" : "INVALID_VALUE";
    case "invalid_value":
      return value === "" ? "REQUIRED" : "NOT_AN_OPTION";
    case "too_big":
      return tooBigCodes[found.origin] ?? "NUMBER_TOO_LARGE";
    case "too_small":
      return value === "" ? "REQUIRED" : (tooSmallCodes[found.origin] ?? "NUMBER_TOO_SMALL");
    case "invalid_format":
      return formatCodes[found.format] ?? "INVALID_VALUE";
    default:
      return "INVALID_VALUE";
  }
}

/** The issues of our catalogue that a failed parse of `input` stands for, one for each path. */
export function issuesFromSchema(found: readonly Found[], input: unknown): Issue[] {
  const issues = found.flatMap((one): Issue[] => {
    const path = one.path.map(String);
    if (one.code === "unrecognized_keys") {
      return one.keys.map((key) => ({ path: [...path, key].join("."), code: "UNKNOWN_FIELD" }));
    }
    const code = codeOf(one, input);
    const params = code === "REQUIRED" ? undefined : paramsOf(one);
    return [{ path: path.join("."), code, ...(params && { params }) }];
  });
  return [...new Map(issues.toReversed().map((issue) => [issue.path, issue])).values()].toReversed();
}
