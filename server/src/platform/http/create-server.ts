import { LogController, fastify } from "fastify";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import type { Log } from "../log/create-log.ts";
import { boundConnections, usualPatience, type Patience } from "./bound-connections.ts";
import { answerClientError } from "./client-errors.ts";
import { cleanForwarded } from "./clean-forwarded.ts";
import { describeCall } from "./describe-call.ts";
import { documentProblems } from "./document-problems.ts";
import { sendProblem } from "./handle-errors.ts";
import { parseJsonLate } from "./parse-json-late.ts";
import { Problem } from "./problem.ts";
import { addReaderLanguage } from "./reader-language.ts";
import { requestIdFor, traceIdOf } from "./request-ids.ts";
import { serializerCompiler } from "./serialize-responses.ts";
import type { App } from "./typed-app.ts";
import { takeNoParameters } from "./unknown-parameters.ts";
import { validatorCompiler } from "./validate-requests.ts";

/** The specification writes this path in two ways (D-25); the routes know one. */
const secondForms = /^\/api\/common-product(?=[/?]|$)/;

const BODY_LIMIT = 1024 * 1024;

/** Fastify with our limits, request ids, checks and logs, and no route yet. */
export function createServer(
  log: Log,
  { trustProxy, limits, languages }: Pick<Config, "trustProxy" | "limits" | "languages">,
  patience: Patience = usualPatience,
): App {
  const app: App = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    bodyLimit: BODY_LIMIT,
    genReqId: ({ headers }) => requestIdFor(headers),
    requestIdHeader: false,
    trustProxy: [...trustProxy],
    connectionTimeout: patience.silence,
    requestTimeout: patience.upload,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.headers / 4 },
    // Who found the way here while the door closes is served; readiness has turned others away before.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = "" }) => url.replace(secondForms, "/api/common-products"),
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, _request, reply) => sendProblem(reply as FastifyReply, new Problem("MALFORMED_REQUEST")),
  });
  app.server.maxConnections = limits.connections;
  boundConnections(app, patience);
  addReaderLanguage(app, { languages });
  app.removeContentTypeParser("text/plain");
  parseJsonLate(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook("onRoute", takeNoParameters);
  app.addHook("onRoute", documentProblems);
  app.addHook("onRoute", describeCall);
  app.addHook("onRequest", (request, reply, done) => {
    cleanForwarded(request.raw);
    reply.header("x-request-id", request.id);
    // No text that is kept or compared can have a zero character, nor could PostgreSQL read it.
    if (request.url.includes("%00") && !request.is404) done(new Problem("MALFORMED_REQUEST"));
    else done();
  });
  // What is told of an answer holds no name of a secret, and to look for them would take longer than to write it.
  const answers = log.child({}, { redact: [] });
  app.addHook("onResponse", (request, reply, done) => {
    // A child keeps the level that its parent had when it was made.
    if (answers.level !== log.level) answers.level = log.level;
    logAnswer(answers, request, reply);
    done();
  });
  return app;
}

/** The path alone: a query can hold what people searched for, or a reset link. */
function logAnswer(answers: Log, { id: requestId, method, url, headers }: FastifyRequest, reply: FastifyReply): void {
  const [path] = url.split("?", 1);
  const ms = Math.round(reply.elapsedTime * 10) / 10;
  const traceId = traceIdOf(headers);
  answers.info({ requestId, method, path, status: reply.statusCode, ms, ...(traceId && { traceId }) }, "request");
}
