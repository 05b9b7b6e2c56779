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

function codeOf(found: Found, input: unknown): IssueCode {
  if (named.has(found.message)) return found.message as IssueCode;
  const value = valueAt(input, found.path);
  switch (found.code) {
    case "invalid_type":
      return value === undefined || value === null ? "REQUIRED" : "INVALID_VALUE";
    case "invalid_value":
      return value === undefined || value === null || value === "" ? "REQUIRED" : "NOT_AN_OPTION";
    case "too_big":
      return (
        ({ string: "TOO_LONG", array: "TOO_MANY" }[found.origin as string] as IssueCode | undefined) ??
        "NUMBER_TOO_LARGE"
      );
    case "too_small":
      if (value === "") return "REQUIRED";
      return found.origin === "string" ? "TOO_SHORT" : found.origin === "array" ? "REQUIRED" : "NUMBER_TOO_SMALL";
    case "invalid_format":
      return found.format === "uuid" ? "INVALID_ID" : found.format === "email" ? "INVALID_EMAIL" : "INVALID_VALUE";
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
    const params = paramsOf(one);
    return [{ path: path.join("."), code: codeOf(one, input), ...(params && { params }) }];
  });
  return [...new Map(issues.toReversed().map((issue) => [issue.path, issue])).values()].toReversed();
}
