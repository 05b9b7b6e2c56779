import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { limitProofs } from "./limit-proofs.ts";
import { proveSecondFactor } from "./prove-second-factor.ts";

/** The user shows the second factor by a code. */
export async function requireCode(
  context: AppContext,
  { userId, code }: { userId: string; code: string },
  { address, requestId }: { address: string; requestId: string },
): Promise<void> {
  const { db, clock } = context;
  const caller = { address, requestId };
  const kind = await limitProofs(context, userId, caller, {
    show: () => proveSecondFactor(db, context, { userId, text: code }),
  });
  if (kind === null) throw new Problem("VALIDATION_FAILED", { issues: [{ path: "code", code: "WRONG_CODE" }] });
  if (kind === "recovery") await writeSecurityLog(db, clock.now(), { event: "recoveryCodeUsed", userId, ...caller });
}
