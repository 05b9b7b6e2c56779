import type { ControlCapability } from "@runko/domain/organizations/control-rights";
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

/**
 * What a call under `organizations/{id}` asks of its caller: to see the organization; to hold any role in it or an admin
 * role above it; to act in the role of the path; to search and report in it; or to have this right in the control area.
 */
type OrganizationNeed = "visible" | "member" | "act" | "read" | { control: ControlCapability };

declare module "fastify" {
  interface FastifyContextConfig {
    /** "public" reads no token, "anyone" one that is there; every other route needs one. */
    access?: "public" | "anyone";
    /** The route's own statement finds the session, and the route checks `organization` by it: readGuarded does both. */
    session?: "with the read";
    /** Checked against `{id}` and `{role}` of the path before anything else of the request is read. */
    organization?: OrganizationNeed;
    /** Statuses of problems that the route answers beside those that follow from its form. */
    problems?: readonly number[];
    /** What is said of a path that cannot name anything; NOT_FOUND when absent. */
    notFound?: ProblemCode;
    /** May hold a connection to the database for long, or stays open and holds none; else it is short (R28). */
    load?: "heavy" | "import" | "stream";
    /** Counted by the hour beside the other changes of documents. */
    makesDocument?: true;
    /** The body may come by a slow line: an attachment. */
    slowBody?: true;
  }
}
