import type { ProblemCode } from "@runko/domain/problems/problem-codes";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";

/** The Fastify instance on which capabilities register their routes. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What the config of a route says that carries for all; capabilities declare what they read beside. */
declare module "fastify" {
  interface FastifyContextConfig {
    /** "public" reads no token, "anyone" one that is there; every other route needs one. */
    access?: "public" | "anyone";
    /** Statuses of problems that the route answers beside those that follow from its form. */
    problems?: readonly number[];
    /** What is said of a path that cannot name anything; NOT_FOUND when absent. */
    notFound?: ProblemCode;
    /** May hold a connection to the database for long, or stays open and holds none; else it is short (R28). */
    load?: "heavy" | "import" | "stream";
    /** The body may come by a slow line: an attachment. */
    slowBody?: true;
  }
}
