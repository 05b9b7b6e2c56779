import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { finishUndoable } from "../components/feedback/perform-undoable.ts";
import { endSession } from "../api/session-store.ts";

const patience = 3_000;

/** Logs out on the server, which releases the user's locks and makes the token worthless, and then here whatever it answered. */
export async function signOut(): Promise<void> {
  await Promise.race([finishUndoable(), new Promise((resolve) => setTimeout(resolve, patience))]);
  await answer(api.POST("/users/logout", { signal: AbortSignal.timeout(patience) })).catch(() => undefined);
  endSession("signed-out");
}
