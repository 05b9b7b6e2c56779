import { defaultLanguage } from "@runko/domain/texts/languages";
import { tmfIssueCode } from "@runko/domain/tmf/tmf-issues";
import { portalTexts } from "@runko/domain/texts/texts-for";
import type { IssueCode } from "@runko/domain/values/issue";
import type { FastifyReply, FastifyRequest } from "fastify";
import { problemDocument } from "../platform/http/problem-document.ts";
import type { Problem } from "../platform/http/problem.ts";
import { tmfBase } from "./tmf-paths.ts";

/** A place in a body as a pointer; what the façade names itself is one already. */
const pointerOf = (path: string) => (path === "" || path.startsWith("/") ? path : `/${path.replaceAll(".", "/")}`);

/** A problem as TM Forum's v4 writes an error. */
function tmfError(problem: Problem, { texts, requestId, portal }: Reading) {
  const { code, title, detail, status, errors } = problemDocument(texts, problem, requestId);
  const tellsProperties = status === 400 || status === 422;
  return {
    code,
    reason: title,
    ...(detail !== undefined && { message: detail }),
    status: String(status),
    referenceError: `${portal}${tmfBase}/problems/${code}`,
    "@type": "Error",
    requestId,
    ...(tellsProperties &&
      errors && {
        errors: errors.map(({ path, code: issue, message }) => ({
          code: tmfIssueCode(issue as IssueCode),
          reason: message,
          propertyPath: pointerOf(path),
          issue,
        })),
      }),
  };
}

type Reading = { texts: typeof portalTexts; requestId: string; portal: string };

/** Answers a problem as an Error of v4, as application/json. */
export function sendTmfError(reply: FastifyReply, problem: Problem, portal: string): FastifyReply {
  const reader: Partial<Pick<FastifyRequest, "language" | "texts">> = reply.request;
  const { language = defaultLanguage, texts = portalTexts } = reader;
  return reply
    .code(problem.status)
    .headers({
      ...problem.extras.headers,
      ...(problem.status === 423 && { "retry-after": "60" }),
      "cache-control": "no-store",
      "content-language": language,
      "x-request-id": reply.request.id,
    })
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(tmfError(problem, { texts, requestId: reply.request.id, portal })));
}
