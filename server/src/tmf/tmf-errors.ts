import { defaultLanguage } from "@runko/domain/texts/languages";
import { portalTexts } from "@runko/domain/texts/texts-for";
import type { IssueCode } from "@runko/domain/values/issue";
import type { FastifyReply, FastifyRequest } from "fastify";
import { problemDocument } from "../platform/http/problem-document.ts";
import type { Problem } from "../platform/http/problem.ts";
import { tmfBase } from "./tmf-paths.ts";

/** What MEF's Sonata calls what is wrong with a property. */
type PropertyFault =
  | "missingProperty"
  | "invalidValue"
  | "invalidFormat"
  | "referenceNotFound"
  | "unexpectedProperty"
  | "tooManyRecords"
  | "otherIssue";

/** The rest breaks a rule of ours, and is an otherIssue. */
const faults: Partial<Record<IssueCode, PropertyFault>> = {
  REQUIRED: "missingProperty",
  NNI_REQUIRED: "missingProperty",
  PRODUCT_REQUIRED: "missingProperty",
  CANCEL_REASON_MISSING: "missingProperty",
  REJECT_REASON_MISSING: "missingProperty",
  IN_PROGRESS_REASON_MISSING: "missingProperty",
  MODIFICATION_TYPES_REQUIRED: "missingProperty",
  ADDRESS_INCOMPLETE: "missingProperty",
  NOT_AN_OPTION: "invalidValue",
  INVALID_VALUE: "invalidValue",
  TOO_LONG: "invalidValue",
  TOO_SHORT: "invalidValue",
  INVALID_DATE: "invalidFormat",
  INVALID_INSTANT: "invalidFormat",
  INVALID_ID: "invalidFormat",
  INVALID_MONEY: "invalidFormat",
  INVALID_NUMBER: "invalidFormat",
  INVALID_INTEGER: "invalidFormat",
  INVALID_PHONE: "invalidFormat",
  INVALID_EMAIL: "invalidFormat",
  INVALID_POSTAL_CODE: "invalidFormat",
  PRODUCT_NOT_AVAILABLE: "referenceNotFound",
  SUPPLIER_NOT_AVAILABLE: "referenceNotFound",
  SOURCE_NOT_FOUND: "referenceNotFound",
  ORDER_NOT_FOUND: "referenceNotFound",
  UNKNOWN_FIELD: "unexpectedProperty",
  NOT_WRITABLE: "unexpectedProperty",
  NOT_FOR_THIS_DOCUMENT: "unexpectedProperty",
  ONE_PRODUCT_ONLY: "tooManyRecords",
  TOO_MANY: "tooManyRecords",
};

const faultOf = (code: string): PropertyFault => faults[code as IssueCode] ?? "otherIssue";

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
          code: faultOf(issue),
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
