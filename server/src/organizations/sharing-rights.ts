import type { OrganizationAction } from "@runko/domain/organizations/control-rights";
import type { UserForRights } from "@runko/domain/organizations/roles";
import { mayEndSharing, sharingActions } from "@runko/domain/organizations/sharing";
import { z } from "zod";
import { described, shown, type Field } from "../platform/entity/fields.ts";
import type { Pool } from "pg";
import { findWholePath } from "./find-organization-path.ts";

const actions = z.array(z.enum(sharingActions));

/** What the caller may do to a sharing from this owner, in a statement whose `$2` is what `endedOwners` answers. */
export const allowedToSharing = (owner: string): Field<typeof actions> =>
  described(
    shown(`CASE WHEN $2::uuid[] IS NULL OR ${owner} = ANY($2::uuid[]) THEN '["end"]' ELSE '[]' END::json`, actions),
    "What the caller may do to the sharing.",
  );

/** The owners of which the user may end the sharing to this organization; null for all. */
export async function endedOwners(
  pool: Pool,
  user: UserForRights,
  organizationId: string,
  action: OrganizationAction,
): Promise<string[] | null> {
  const path = (await findWholePath(pool, user, organizationId)) ?? [];
  const mayEnd = (ownerId: string) => mayEndSharing(user, path, { ownerId, action });
  // Who may end that of an owner who is not above ends any.
  const isNotAbove = "";
  return mayEnd(isNotAbove) ? null : path.filter(mayEnd);
}
