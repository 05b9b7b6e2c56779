import {
  userActions,
  userRefusal,
  userRefusalCodes,
  userRefusals,
  userRights,
  type UserAction,
  type UserRefusal,
  type UserRefusalCode,
} from "@runko/domain/accounts/user-actions";
import { portalRights, type PortalAction } from "@runko/domain/organizations/control-rights";
import type { ProblemCode } from "@runko/domain/problems/problem-codes";
import { z } from "zod";
import { isManageable } from "../admin-log/administration.ts";
import { described, over, shown } from "../platform/entity/fields.ts";
import { Problem } from "../platform/http/problem.ts";

const isNoProductAdmin = "$1::uuid IS NOT NULL";
const isOwn = "u.id = $2::uuid";
/** SQL of whether the user `u` has a second factor that counts. */
export const hasSecondFactor =
  "(EXISTS (SELECT FROM second_factors f WHERE f.user_id = u.id AND f.proven_at IS NOT NULL))";
/** SQL of whether the user `u` is linked to a provider of an organization that is administered: of others nothing is told. */
export const providerLinked = `(EXISTS (SELECT FROM identity_provider_subjects s JOIN administered a ON a.id = s.organization_id
    WHERE s.user_id = u.id))`;
const hasNoLogin = "(u.disabled OR u.group_account)";

/** When each stands in the way, in a statement whose `$1` is the administrator and `$2` the caller. */
const conditions: Record<UserRefusal, string> = {
  own: isOwn,
  ownRoles: `${isOwn} AND ${isNoProductAdmin}`,
  elsewhere: `NOT ${isManageable}`,
  noLogin: hasNoLogin,
  noLoginYet: `u.global_role IS NULL AND (${hasNoLogin} OR u.password_hash IS NULL)`,
  noSecondFactor: `NOT ${hasSecondFactor}`,
  noProviderLink: `NOT ${providerLinked}`,
};

const columns = Object.entries(conditions).map(([refusal, condition]) => `${condition} AS "${refusal}"`);

/** Judges each row once: OFFSET 0 keeps PostgreSQL from writing the conditions into every place that names them. */
export const judgedJoin = `CROSS JOIN LATERAL (SELECT ${columns.join(", ")} OFFSET 0) judged`;

const column = (refusal: UserRefusal) => `judged."${refusal}"`;
const parts = (action: UserAction): { refusedBy: readonly UserRefusal[]; asks?: PortalAction } => userRights[action];

/** Whom it is not even offered: of the portal's actions only those that are the product admin's alone are asked here. */
function notOffered(action: UserAction): string[] {
  const { asks } = parts(action);
  if (asks === undefined) return [];
  if (portalRights[asks].length > 0) throw new Error(`${action} asks what others than the product admin may do`);
  return [`WHEN ${isNoProductAdmin} THEN NULL`];
}

function allowed(action: UserAction): string {
  const barred = parts(action).refusedBy.map(column).join(" OR ");
  return `CASE ${notOffered(action).join(" ")} WHEN ${barred} THEN NULL ELSE '${action}' END`;
}

function refused(action: UserAction): string {
  const cases = parts(action).refusedBy.map(
    (refusal) =>
      `WHEN ${column(refusal)} THEN jsonb_build_object('action', '${action}', 'code', '${userRefusals[refusal]}')`,
  );
  return `CASE ${[...notOffered(action), ...cases].join(" ")} END`;
}

const listed = (each: (action: UserAction) => string) =>
  `array_to_json(array_remove(ARRAY[${userActions.map(each).join(", ")}], NULL))`;

export const allowedActions = described(
  over("judged", shown(listed(allowed), z.array(z.enum(userActions)))),
  "What the caller may do to the user; roles by organization as `allowedActions` of the organization say.",
);
export const refusedActions = described(
  over(
    "judged",
    shown(listed(refused), z.array(z.strictObject({ action: z.enum(userActions), code: z.enum(userRefusalCodes) }))),
  ),
  "What the caller may not do, with what stands in the way.",
);

type Judged = Parameters<typeof userRefusal>[0];
type Told = Extract<UserRefusalCode, ProblemCode>;
const isTold = (code: UserRefusalCode): code is Told => code !== "OWN_ROLES";

/** Refuses what the answer of this user refuses. */
export function requireUserAction(user: Judged, action: UserAction): void {
  const code = userRefusal(user, action);
  if (code !== undefined) throw new Problem(isTold(code) ? code : "FORBIDDEN");
}
