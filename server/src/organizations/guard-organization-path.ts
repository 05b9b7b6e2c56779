import { openingRoles } from "@runko/domain/organizations/acting";
import { mayInPortal, type OrganizationAction, type PortalAction } from "@runko/domain/organizations/control-rights";
import { hasRole } from "@runko/domain/organizations/held-roles";
import { pathRoles, type OrganizationRole } from "@runko/domain/organizations/roles";
import type { FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { findSession, findSessionWith } from "../sessions/find-session.ts";
import type { Session } from "../sessions/session.ts";
import type { AppContext } from "../app-context.ts";
import type { Statement } from "../platform/database/statement.ts";
import type { CallerBounds } from "../platform/bounds/bound-callers.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { requireControl, requireMember, requireRole, requireVisible } from "./authorize.ts";

/**
 * What a call under `organizations/{id}` asks of its caller: to see the organization; to hold any role in it or an admin
 * role above it; to act in the role of the path; to search and report in it; or to be allowed this in the control area.
 */
type OrganizationNeed = "visible" | "member" | "act" | "read" | { control: OrganizationAction };

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route's own statement finds the session, and the route checks `organization` by it: readAuthorized does both. */
    session?: "with the read";
    /** Checked against `{id}` and `{role}` of the path before anything else of the request is read. */
    organization?: OrganizationNeed;
    /** What a call of no one organization asks its caller to be allowed, as early. */
    portal?: PortalAction;
    /** Counted by the hour beside the other changes of documents. */
    makesDocument?: true;
  }
  interface FastifyRequest {
    /** Counts one more change of documents than the call itself; refuses what is too many (R28). */
    admitChange: () => void;
  }
}

type OrganizationParams = { id?: string; role?: string };

const pathRoleOf = ({ role }: OrganizationParams) => pathRoles.find((known) => known === role);

/** Checks the caller against the path before anything else of the request is read: 404, then 403 (D-10). */
export function guardOrganizationPaths(
  app: App,
  { pool }: Pick<AppContext, "pool">,
  { admitHeavy, admitChange }: Pick<CallerBounds, "admitHeavy" | "admitChange">,
): void {
  app.decorateRequest("admitChange", function admitOne(this: FastifyRequest) {
    const { id: organizationId = "" } = this.params as OrganizationParams;
    admitChange({ userId: this.session.user.id, organizationId }, false);
  });
  app.addHook("onRequest", async (request, reply) => {
    const { session: found, load, organization, portal, makesDocument = false } = request.routeOptions.config;
    if (request.is404 || found === "with the read") return;
    if (portal && !mayInPortal(request.session.user, portal)) throw new Problem("FORBIDDEN");
    await guardOrganizationPath(pool, request);
    const { id: organizationId } = request.params as OrganizationParams;
    if (organization === "act" && request.method !== "GET" && organizationId !== undefined)
      admitChange({ userId: request.session.user.id, organizationId }, makesDocument);
    if (load !== "heavy" && load !== "import") return;
    await admitHeavy({ userId: request.session.user.id, organizationId }, request, reply);
  });
}

async function guardOrganizationPath(pool: Pool, request: FastifyRequest): Promise<void> {
  const { organization: need } = request.routeOptions.config;
  if (!need) return;
  const params = request.params as OrganizationParams;
  const { id = "" } = params;
  if (typeof need === "object") return requireControl(pool, request.session, id.toLowerCase(), need.control);
  const path = await requireVisible(pool, request.session, id.toLowerCase());
  if (need === "visible") return;
  if (need === "member") return requireMember(request.session, path);
  const pathRole = pathRoleOf(params);
  if (!pathRole) throw new Problem("NOT_FOUND");
  requireRole(request.session, id.toLowerCase(), pathRole, need);
}

/** The roles that the route of a hot read asks for by its config. */
function rolesOfPath({ params, routeOptions }: FastifyRequest): OrganizationRole[] {
  const role = pathRoleOf(params as OrganizationParams);
  const { organization: need } = routeOptions.config;
  return role && (need === "act" || need === "read") ? openingRoles(role, need) : [];
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

const ownIdOf = ({ params }: FastifyRequest): string => ((params as OrganizationParams).id ?? "").toLowerCase();

type AskedAlone = { session: Session; organizationId: string; roles: readonly OrganizationRole[] };

/** The read for whose session is known already, as of a machine or beside a replica: null for whom it is not open. */
async function readAlone<Read extends object>(
  pool: Pool,
  statement: Statement | null | undefined,
  { session, organizationId, roles }: AskedAlone,
): Promise<Read | null> {
  if (!statement || !hasRole(session.user, organizationId, ...roles)) return null;
  const { rows } = await pool.query<Read>(statement);
  return rows[0] ?? null;
}

/**
 * Runs the one statement of a hot read, which finds the session too and reads for those alone to whom the path is open, by
 * its config or by these roles. A request that is not as it should be is refused after the caller, as by the hooks (D-10):
 * its route has `attachValidation`. Who gives a reader has the session judged by the primary, and reads from that then.
 */
export async function readAuthorized<Read extends object>(
  { pool, reader = pool }: { pool: Pool; reader?: Pool },
  request: FastifyRequest,
  ask: () => Statement | null,
  roles: readonly OrganizationRole[] = rolesOfPath(request),
): Promise<Read | null> {
  const { claims, knownSession } = request;
  const { statement, error } = askedBy(request, ask);
  if (knownSession?.machine) {
    await guardOrganizationPath(pool, request);
    if (error !== undefined) throw error;
    return await readAlone<Read>(reader, statement, { session: knownSession, organizationId: ownIdOf(request), roles });
  }
  if (!claims) throw new Error("The route's config does not say that it finds the session");
  const { id: organizationId = "" } = request.params as OrganizationParams;
  const { session, read } =
    statement && reader === pool
      ? await findSessionWith<Read>(pool, claims, statement, { organizationId, roles })
      : { session: await findSession(pool, claims), read: null };
  await request.beginSession(session);
  await guardOrganizationPath(pool, request);
  if (error !== undefined) throw error;
  if (!session || reader === pool) return read;
  return await readAlone<Read>(reader, statement, { session, organizationId: ownIdOf(request), roles });
}
