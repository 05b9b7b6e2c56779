import type { AppContext } from "../app-context.ts";
import { findSession } from "./find-session.ts";
import { lacksSecondFactor } from "./lacks-second-factor.ts";
import type { Session } from "./session.ts";

/** Whether a session that was found earlier, on a stream that is still open, holds on with the same roles (R20). */
export async function stillValid(
  { pool, clock, config }: Pick<AppContext, "pool" | "clock" | "config">,
  session: Session,
): Promise<boolean> {
  if (session.expiresAt <= clock.now()) return false;
  const { user, ...token } = session;
  const claims = { userId: user.id, ...token };
  const found = await findSession(pool, claims).catch(() => null);
  return found !== null && !lacksSecondFactor(config, found) && rolesOf(found) === rolesOf(session);
}

function rolesOf({ user }: Session): string {
  const roles = user.organizationRoles.map(({ organizationId, role }) => `${organizationId} ${role}`);
  return [user.globalRole, ...roles.toSorted()].join();
}
