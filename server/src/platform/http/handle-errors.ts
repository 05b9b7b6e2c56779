import type { FastifyReply, FastifyRequest } from "fastify";
import { problemDocument } from "./problem-document.ts";
import { problemOfError } from "./problem-of-error.ts";
import { problemMediaType } from "./problem-schema.ts";
import { Problem } from "./problem.ts";
import type { App } from "./typed-app.ts";

type OnRefusal = (request: FastifyRequest, problem: Problem) => Promise<void>;

/** Answers every error as a problem document; `onRefusal` is told of each 403 before it is answered. */
export function handleErrors(app: App, onRefusal: OnRefusal): void {
  app.setErrorHandler(async (thrown, request, reply) => {
    // The caller went away in the midst of its request: nothing of ours has failed, and nobody reads the answer.
    if (thrown === request.raw.errored) return sendProblem(reply, new Problem("MALFORMED_REQUEST"));
    const problem = problemOfError(thrown, request.routeOptions.config.notFound);
    if (problem.status >= 500) request.log.error({ err: problem.cause ?? thrown }, problem.code);
    if (problem.status === 403) await noteRefusal(request, problem);
    return sendProblem(reply, problem);
  });

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
  return reply
    .code(problem.status)
    .headers({ ...problem.extras.headers, "cache-control": "no-store", "x-request-id": reply.request.id })
    .type(problemMediaType)
    .send(JSON.stringify(problemDocument(problem, reply.request.id)));
}
