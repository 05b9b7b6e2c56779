import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";

export type LinkCaller = { address: string; requestId: string };

/** Answers all that is no open link of ours alike, and leaves it in the security log. */
export async function refuseLink({ db, clock }: AppContext, caller: LinkCaller): Promise<never> {
  await writeSecurityLog(db, clock.now(), { event: "passwordResetRefused", ...caller });
  throw new Problem("RESET_LINK_INVALID");
}
