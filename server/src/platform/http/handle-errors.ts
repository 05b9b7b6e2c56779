import { defaultLanguage } from "@runko/domain/texts/languages";
import { portalTexts } from "@runko/domain/texts/texts-for";
import type { FastifyReply, FastifyRequest } from "fastify";
import { problemDocument } from "./problem-document.ts";
import { problemOfError } from "./problem-of-error.ts";
import { problemOfBody } from "./unread-bodies.ts";
import { problemMediaType } from "./problem-schema.ts";
import { Problem } from "./problem.ts";
import type { App } from "./typed-app.ts";
import { isUnwritable } from "../database/failures.ts";

type Listeners = {
  /** Told of each 403 before it is answered. */
  onRefusal: (request: FastifyRequest, problem: Problem) => Promise<void>;
  /** Told when the database refuses a write for want of room or right. */
  onUnwritable: () => void;
};

const longestReason = 300;

/** In an outage every request fails for the same reason, which needs no stack each time. */
function logFailure(request: FastifyRequest, problem: Problem, thrown: unknown): void {
  const cause = problem.cause ?? thrown;
  if (problem.status !== 503) return request.log.error({ err: cause }, problem.code);
  const { code } = cause as { code?: unknown };
  const reason = cause instanceof Error ? cause.message.slice(0, longestReason) : undefined;
  request.log.error({ reason, ...(typeof code === "string" && { reasonCode: code }) }, problem.code);
}

declare module "fastify" {
  interface FastifyRequest {
    /** What a thrown error is to the caller, noted as every failure and refusal is, for who answers it itself. */
    noteProblem: (thrown: unknown) => Promise<Problem>;
  }
}

/** Answers every error as a problem document. */
export function handleErrors(app: App, { onRefusal, onUnwritable }: Listeners): void {
  app.decorateRequest("noteProblem", function noteProblem(this: FastifyRequest, thrown: unknown) {
    return problemOf(this, thrown);
  });
  app.setErrorHandler(async (thrown, request, reply) => {
    // The caller went away in the midst of its request: nothing of ours has failed, and nobody reads the answer.
    if (thrown === request.raw.errored) return sendProblem(reply, new Problem("MALFORMED_REQUEST"));
    return sendProblem(reply, await problemOf(request, thrown));
  });

  async function problemOf(request: FastifyRequest, thrown: unknown): Promise<Problem> {
    const problem = problemOfBody(request, problemOfError(thrown, request.routeOptions.config.notFound));
    if (problem.status >= 500) logFailure(request, problem, thrown);
    if (isUnwritable(problem.cause)) onUnwritable();
    if (problem.status === 403) await noteRefusal(request, problem);
    return problem;
  }

  async function noteRefusal(request: FastifyRequest, problem: Problem): Promise<void> {
    try {
      await onRefusal(request, problem);
    } catch (err) {
      request.log.error({ err }, "A refusal could not be logged");
    }
  }
}

/** As text, past the serializers: a problem document is the same for every route. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  // What Fastify could not route has no reader yet.
  const reader: Partial<Pick<FastifyRequest, "language" | "texts">> = reply.request;
  const { language = defaultLanguage, texts = portalTexts } = reader;
  return reply
    .code(problem.status)
    .headers({
      ...problem.extras.headers,
      "cache-control": "no-store",
      "content-language": language,
      "x-request-id": reply.request.id,
    })
    .type(problemMediaType)
    .send(JSON.stringify(problemDocument(texts, problem, reply.request.id)));
}
