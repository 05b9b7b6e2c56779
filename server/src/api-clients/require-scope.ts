import type { ApiScope } from "@runko/domain/api-clients/api-scopes";
import { pathRoles, type PathRole } from "@runko/domain/organizations/roles";
import type { FastifyRequest } from "fastify";
import { Problem } from "../platform/http/problem.ts";
import type { Machine } from "../sessions/session.ts";

type OneOf = ApiScope | readonly ApiScope[];

/** What a token needs for a call: one of these scopes, by the role of its path where it differs, or any at all. */
export type ScopeNeed = "any" | OneOf | { readonly [Role in PathRole]?: OneOf };

declare module "fastify" {
  interface FastifyContextConfig {
    /** The scope by which a token of a machine makes this call; absent: none does. */
    scope?: ScopeNeed;
  }
}

const isByRole = (need: ScopeNeed): need is { readonly [Role in PathRole]?: OneOf } =>
  typeof need === "object" && !Array.isArray(need);

/** The scopes of which the call needs one; null: any will do, empty: it is closed to tokens. */
function scopesOf({ params, routeOptions }: FastifyRequest): readonly ApiScope[] | null {
  const { scope: need } = routeOptions.config;
  if (need === undefined) return [];
  if (need === "any") return null;
  const { role } = params as { role?: string };
  const known = pathRoles.find((one) => one === role);
  const asked = isByRole(need) ? known && need[known] : need;
  return asked === undefined ? [] : [asked].flat();
}

/** Refuses a call for which the token has no scope, and then any organization but its own as one that does not exist. */
export function requireScope(request: FastifyRequest, { organizationId, scopes }: Machine): void {
  const needed = scopesOf(request);
  if (needed !== null && !needed.some((scope) => scopes.includes(scope))) {
    const [first] = needed;
    const asked = first === undefined ? "" : `, scope="${needed.join(" ")}"`;
    throw new Problem("INSUFFICIENT_SCOPE", {
      headers: { "www-authenticate": `Bearer error="insufficient_scope"${asked}` },
    });
  }
  const { id } = request.params as { id?: string };
  if (request.routeOptions.config.organization && id?.toLowerCase() !== organizationId) throw new Problem("NOT_FOUND");
}
