import { scopesToAct, type ApiScope } from "@runko/domain/api-clients/api-scopes";
import { canBeParty } from "@runko/domain/documents/document-parties";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
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
  /** Whether it may do what is asked of those who handle faults. */
  handlesFaults: boolean;
};

export function callerOf({ session }: FastifyRequest): TmfCaller {
  const { user, machine } = session;
  if (!machine) throw new Problem("FORBIDDEN");
  const { organizationId, clientId, scopes } = machine;
  const roles = tmfRoles.filter((role) => mayActAs(user, organizationId, role));
  const handlesFaults = mayActAs(user, organizationId, "ERROR_HANDLER");
  return { userId: user.id, clientId, organizationId, scopes, roles, handlesFaults };
}

/** The organization's own documents in this role, and none that a child opens. */
export const tmfScope = ({ userId, organizationId }: TmfCaller, role: PathRole): DocumentScope => ({
  ...ownDocuments(organizationId, role),
  children: "left out",
  userId,
  mayAct: true,
});

/** In which role it acts on a document of the type: what a fault asks of the other side is done by those who handle faults. */
const actingRole = (role: TmfRole, type: DocumentType): PathRole =>
  role === "SUPPLIER" && canBeParty("answerer", "ERROR_HANDLER", type) ? "ERROR_HANDLER" : role;

/** As tmfScope, of whoever acts on the document; who may not do that as a supplier is told so by the table. */
export function actingScope(caller: TmfCaller, { role, type }: { role: TmfRole; type: DocumentType }): DocumentScope {
  const acting = actingRole(role, type);
  return tmfScope(caller, acting === "ERROR_HANDLER" && !caller.handlesFaults ? role : acting);
}

/** Of which scopes a client needs one to answer documents of the type: that of answers, or the one of who acts so. */
export const answeringScopes = (type: DocumentType): ApiScope[] => [
  ...new Set<ApiScope>(["answers:write", scopesToAct(type)[actingRole("SUPPLIER", type)]]),
];

/** Refuses who has none of the scopes, once it is known on which side of the document the caller stands. */
export function requireTmfScope({ scopes }: TmfCaller, ...oneOf: readonly ApiScope[]): void {
  if (oneOf.some((scope) => scopes.includes(scope))) return;
  const asked = `Bearer error="insufficient_scope", scope="${oneOf.join(" ")}"`;
  throw new Problem("INSUFFICIENT_SCOPE", { headers: { "www-authenticate": asked } });
}
