import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { Issue, IssueCode } from "@runko/domain/values/issue";
import { issueMessage } from "@runko/domain/values/issue-message";
import { FilterError } from "../filter/filter-error.ts";
import type { ProblemDocument } from "./problem-schema.ts";
import type { Problem } from "./problem.ts";

/** The body that a client reads, in the words of its language. */
export function problemDocument(texts: Catalogue, problem: Problem, requestId: string): ProblemDocument {
  const { code, status, extras } = problem;
  const errors = errorsOf(texts, problem);
  return {
    type: `urn:runko:problem:${code.toLowerCase().replaceAll("_", "-")}`,
    title: texts.problems.titles[code],
    status,
    ...(extras.detail !== undefined && { detail: extras.detail(texts) }),
    code,
    ...(errors && { errors }),
    ...extras.members,
    requestId,
  };
}

/** Forms have read what people typed before they send it: who sends such a value is a program. */
function messageOf(texts: Catalogue, issue: Issue): string {
  const forPrograms: Partial<Record<IssueCode, string>> = texts.valuesOfPrograms;
  return forPrograms[issue.code] ?? issueMessage(texts.issues, issue);
}

function errorsOf(texts: Catalogue, { extras, cause }: Problem): ProblemDocument["errors"] {
  if (cause instanceof FilterError)
    return [{ path: cause.path, code: cause.reason, message: texts.filterReasons[cause.reason] }];
  return extras.issues?.map((issue) => ({ path: issue.path, code: issue.code, message: messageOf(texts, issue) }));
}
