import type { ApiScope } from "@runko/domain/api-clients/api-scopes";
import { mayActAs } from "@runko/domain/organizations/acting";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { FastifyRequest } from "fastify";
import { ownDocuments, type DocumentScope } from "../documents/document-scope.ts";
import { Problem } from "../platform/http/problem.ts";

/** The sides on which an organization meets another; which of them it is follows from the document. */
export const tmfRoles = ["SUBSCRIBER", "SUPPLIER"] as const satisfies readonly PathRole[];
export type TmfRole = (typeof tmfRoles)[number];

/** A machine of one organization, for which alone it acts. */
export type TmfCaller = {
  userId: string;
  clientId: string;
  organizationId: string;
  scopes: readonly ApiScope[];
  roles: readonly TmfRole[];
};

export function callerOf({ session }: FastifyRequest): TmfCaller {
  const { user, machine } = session;
  if (!machine) throw new Problem("FORBIDDEN");
  const { organizationId, clientId, scopes } = machine;
  const roles = tmfRoles.filter((role) => mayActAs(user, organizationId, role));
  return { userId: user.id, clientId, organizationId, scopes, roles };
}

/** The organization's own documents in this role, and none that a child opens. */
export const tmfScope = ({ userId, organizationId }: TmfCaller, role: TmfRole): DocumentScope => ({
  ...ownDocuments(organizationId, role),
  children: "left out",
  userId,
  mayAct: true,
});

/** Refuses who lacks the scope, once it is known on which side of the document the caller stands. */
export function requireTmfScope({ scopes }: TmfCaller, scope: ApiScope): void {
  if (scopes.includes(scope)) return;
  const asked = `Bearer error="insufficient_scope", scope="${scope}"`;
  throw new Problem("INSUFFICIENT_SCOPE", { headers: { "www-authenticate": asked } });
}
