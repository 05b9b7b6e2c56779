import { pathActions } from "@runko/domain/organizations/allowed";
import type { OrganizationAction, PortalAction } from "@runko/domain/organizations/control-rights";
import { pathRoles } from "@runko/domain/organizations/roles";
import type { Caller } from "../app/caller.ts";
import type { Call } from "./call.ts";
import type { Stage } from "./cast.ts";

type Told<Action> = { allowedActions?: readonly Action[] };

export type Offered<Action> = { status: number; actions: readonly Action[] };

async function offeredAt<Action>(caller: Caller, path: string): Promise<Offered<Action>> {
  const { status, body } = await caller.get<Told<Action>>(path);
  return { status, actions: status === 200 ? (body.allowedActions ?? []) : [] };
}

/** What the answer of the organization says that the caller may do. */
export const offeredIn = (caller: Caller, { id }: { id: string }) =>
  offeredAt<OrganizationAction>(caller, `/organizations/${id}`);

/** The same of what is of no one organization. */
export const offeredToMe = (caller: Caller) => offeredAt<PortalAction>(caller, "/users/me");

/** Judged by the verb of the call and not by its route. */
const judgedByVerb: Partial<Record<string, OrganizationAction>> = { deleteOrganization: "delete" };

export type Asked = { portal: PortalAction } | { organization: OrganizationAction };

/** What the route of the call asks its caller to be allowed; undefined where it asks none of these. */
export function askedBy({ operationId, path }: Call, stage: Stage): Asked | undefined {
  const config = stage.portal.routes.find((route) => route.operationId === operationId)?.config;
  if (config?.portal) return { portal: config.portal };
  const need = config?.organization;
  if (typeof need === "object") return { organization: need.control };
  const role = pathRoles.find((known) => `${path(stage)}/`.includes(`/roles/${known}/`));
  if (role && (need === "act" || need === "read")) return { organization: pathActions[role][need] };
  const organization = judgedByVerb[operationId];
  return organization && { organization };
}
