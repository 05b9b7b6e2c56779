import type { Issue } from "@runko/domain/values/issue";
import { issuesFromSchema } from "@runko/domain/values/issues-from-schema";
import type { FastifyError } from "fastify";
import type { z } from "zod";
import {
  isConnectionFailure,
  isConcurrencyFailure,
  isOverload,
  isStatementTimeout,
  isUnreadableValue,
  isUnwritable,
} from "../database/failures.ts";
import { StorageError } from "../files/file-storage.ts";
import { FilterError } from "../filter/filter-error.ts";
import { Problem } from "./problem.ts";
import { SchemaMismatch } from "./validate-requests.ts";
import type { ProblemCode } from "@runko/domain/problems/problem-codes";

const codeOfFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_CTP_EMPTY_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_NOT_FOUND: "NOT_FOUND",
};

/** Any error as the problem that the caller may know; what is ours alone becomes INTERNAL_ERROR. */
export function problemOfError(error: unknown, notFound: ProblemCode = "NOT_FOUND"): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof SchemaMismatch) return problemOfMismatch(error, notFound);
  if (error instanceof FilterError) return causedBy(error, new Problem("INVALID_FILTER"));
  if (isStatementTimeout(error)) return causedBy(error, new Problem("QUERY_TOO_SLOW", { headers: retryAfter(10) }));
  if (isConnectionFailure(error))
    return causedBy(error, new Problem("DATABASE_UNAVAILABLE", { headers: retryAfter(2) }));
  if (isUnwritable(error)) return causedBy(error, new Problem("DATABASE_UNAVAILABLE", { headers: retryAfter(10) }));
  if (isOverload(error)) return causedBy(error, new Problem("OVERLOADED", { headers: retryAfter(2) }));
  if (error instanceof StorageError)
    return causedBy(error, new Problem("STORAGE_UNAVAILABLE", { headers: retryAfter(10) }));
  if (isConcurrencyFailure(error)) return causedBy(error, new Problem("CONFLICT"));
  if (isUnreadableValue(error)) return causedBy(error, new Problem("MALFORMED_REQUEST"));
  return causedBy(error, new Problem(codeOfRequest(error)));
}

function codeOfRequest(error: unknown): ProblemCode {
  const { code = "", statusCode = 500 } = error as Partial<FastifyError>;
  return codeOfFastify[code] ?? (statusCode >= 400 && statusCode < 500 ? "MALFORMED_REQUEST" : "INTERNAL_ERROR");
}

/** What cannot be read at all is malformed; what can, and breaks a rule, is a fault of the fields (D-29). */
const shapeFaults = new Set<z.core.$ZodIssue["code"]>([
  "invalid_type",
  "invalid_value",
  "unrecognized_keys",
  "invalid_union",
  "invalid_key",
  "invalid_element",
]);

function problemOfMismatch({ part, error, input }: SchemaMismatch, notFound: ProblemCode): Problem {
  if (part === "params") return new Problem(notFound);
  const isMissing = part === "body" && (input === undefined || input === null);
  const issues: readonly Issue[] = isMissing
    ? [{ path: "", code: "BODY_MISSING" }]
    : issuesFromSchema(error.issues, input);
  const isShape = part !== "body" || error.issues.some(({ code }) => shapeFaults.has(code));
  return new Problem(isShape ? "MALFORMED_REQUEST" : "VALIDATION_FAILED", { issues });
}

function retryAfter(seconds: number): Record<string, string> {
  return { "retry-after": String(seconds) };
}

function causedBy(cause: unknown, problem: Problem): Problem {
  problem.cause = cause;
  return problem;
}
