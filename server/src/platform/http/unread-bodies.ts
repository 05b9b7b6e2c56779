import type { IssueCode } from "@runko/domain/values/issue";
import type { FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

const unread = new WeakMap<FastifyRequest, IssueCode>();

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Remembers that the body of a request could not be read as JSON, and why; one that is refused for its names could. */
export function noteUnread(request: FastifyRequest, text: string): void {
  if (text.trim() === "") unread.set(request, "BODY_MISSING");
  else unread.set(request, isJson(text) ? "INVALID_VALUE" : "BODY_NOT_JSON");
}

/** What a body that could not be read is refused for: that, and not the fields that nobody saw. */
export function problemOfBody(request: FastifyRequest, problem: Problem): Problem {
  const code = unread.get(request);
  if (code === undefined || problem.code !== "MALFORMED_REQUEST") return problem;
  const told = new Problem("MALFORMED_REQUEST", { ...problem.extras, issues: [{ path: "", code }] });
  told.cause = problem.cause;
  return told;
}
