import { pathRoles } from "@runko/domain/organizations/roles";
import type { FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { findSession, findSessionWith } from "../accounts/find-session.ts";
import type { AppContext } from "../app-context.ts";
import type { Statement } from "../platform/database/statement.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { requireControl, requireMember, requireRole, requireVisible } from "./authorize.ts";

type OrganizationParams = { id?: string; role?: string };

/** Checks the caller against the path before anything else of the request is read: 404, then 403 (D-10). */
export function guardOrganizationPaths(app: App, { pool }: Pick<AppContext, "pool">): void {
  app.addHook("onRequest", async (request) => {
    if (request.is404 || request.routeOptions.config.session === "with the read") return;
    await guardOrganizationPath(pool, request);
  });
}

async function guardOrganizationPath(pool: Pool, request: FastifyRequest): Promise<void> {
  const { organization: need } = request.routeOptions.config;
  if (!need) return;
  const { id = "", role } = request.params as OrganizationParams;
  if (typeof need === "object") return requireControl(pool, request.session, id.toLowerCase(), need.control);
  const path = await requireVisible(pool, request.session, id.toLowerCase());
  if (need === "visible") return;
  if (need === "member") return requireMember(request.session, path);
  const pathRole = pathRoles.find((known) => known === role);
  if (!pathRole) throw new Problem("NOT_FOUND");
  requireRole(request.session, id.toLowerCase(), pathRole, need);
}

/** The statement of a hot read, null when it is to be read otherwise; or why the request is refused. */
function askedBy(
  request: FastifyRequest,
  ask: () => Statement | null,
): { statement?: Statement | null; error?: unknown } {
  if (request.validationError) return { error: request.validationError };
  try {
    return { statement: ask() };
  } catch (error) {
    return { error };
  }
}

/**
 * Runs the one statement of a hot read, which finds the session too, and gives its row only to whom the path is open. A
 * request that is not as it should be is refused after the caller, as by the hooks (D-10): its route has
 * `attachValidation`.
 */
export async function readGuarded<Read extends object>(
  pool: Pool,
  request: FastifyRequest,
  ask: () => Statement | null,
): Promise<Read | null> {
  const { claims } = request;
  if (!claims) throw new Error("The route's config does not say that it finds the session");
  const { statement, error } = askedBy(request, ask);
  const { session, read } = statement
    ? await findSessionWith<Read>(pool, claims, statement)
    : { session: await findSession(pool, claims), read: null };
  await request.beginSession(session);
  await guardOrganizationPath(pool, request);
  if (error !== undefined) throw error;
  return read;
}
