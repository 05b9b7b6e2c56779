import { pathRoles } from "@runko/domain/organizations/roles";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { requireControl, requireMember, requireRole, requireVisible } from "./authorize.ts";

type OrganizationParams = { id?: string; role?: string };

/** Checks the caller against the path before anything else of the request is read: 404, then 403 (D-10). */
export function guardOrganizationPaths(app: App, { pool }: Pick<AppContext, "pool">): void {
  app.addHook("onRequest", async (request) => {
    const { organization: need } = request.routeOptions.config;
    if (request.is404 || !need) return;
    const { id = "", role } = request.params as OrganizationParams;
    if (typeof need === "object") return requireControl(pool, request.session, id.toLowerCase(), need.control);
    const path = await requireVisible(pool, request.session, id.toLowerCase());
    if (need === "visible") return;
    if (need === "member") return requireMember(request.session, path);
    const pathRole = pathRoles.find((known) => known === role);
    if (!pathRole) throw new Problem("NOT_FOUND");
    requireRole(request.session, id.toLowerCase(), pathRole, need);
  });
}
