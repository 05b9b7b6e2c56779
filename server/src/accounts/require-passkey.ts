import type { AppContext } from "../app-context.ts";
import { limitProofs } from "./limit-proofs.ts";
import { passkeyRefused, verifyPasskey, type PasskeyAnswer } from "./verify-passkey.ts";

/** The user shows the second factor by a passkey. */
export async function requirePasskey(
  context: AppContext,
  answer: PasskeyAnswer,
  asked: { purpose: "confirm" | "secondStep"; askedBy: string; userId: string },
  caller: { address: string; requestId: string },
): Promise<void> {
  const show = () => verifyPasskey(context, answer, asked);
  if ((await limitProofs(context, asked.userId, caller, { show, by: "passkey" })) === null) throw passkeyRefused();
}
