import type { AppContext } from "../app-context.ts";
import type { Session } from "./session.ts";
import { issueToken } from "./tokens.ts";

/** Another token of the same login; the old one holds until its own end, so that requests under way do not fail. */
export function renewToken(
  { config, clock }: Pick<AppContext, "config" | "clock">,
  { user, sessionId }: Session,
): Promise<string> {
  return issueToken(config, { userId: user.id, sessionId, now: clock.now(), validFrom: 0 });
}
