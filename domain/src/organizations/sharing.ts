import { mayControl, type OrganizationAction } from "./control-rights.ts";
import { isProductAdmin } from "./held-roles.ts";
import type { UserForRights } from "./roles.ts";

/**
 * Whether the user may share a product or NNI of the owner to an organization, which then offers it as its own (D-21):
 * the owner is above that organization, and the user keeps what the owner has. `path` is its id and those above it.
 */
export function mayShareDown(
  user: UserForRights,
  path: readonly string[],
  { ownerId, action }: { ownerId: string; action: OrganizationAction },
): boolean {
  const place = path.indexOf(ownerId);
  return place > 0 && mayControl(user, path.slice(place), action);
}

/** What may be done to a sharing. */
export const sharingActions = ["end"] as const;

/** Whether the user may end such a sharing; also one whose owner is above no longer is ended by the product admin. */
export function mayEndSharing(...asked: Parameters<typeof mayShareDown>): boolean {
  return isProductAdmin(asked[0]) || mayShareDown(...asked);
}
