import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { sendAtOnce } from "../../api/send-at-once.ts";
import type { Scope } from "./entities.ts";

function callLock(scope: Scope, eventId: number, query: { reset?: "true" }) {
  return answer(
    api.PATCH("/organizations/{id}/roles/{role}/events/{eventId}/lock-for-editing", {
      params: { path: { id: scope.organizationId, role: scope.role, eventId }, query },
    }),
  );
}

const turns = new Map<number, Promise<unknown>>();

/** Calls about one document's lock go one after the other, so that a release never overtakes the next taking. */
function inTurn<T>(eventId: number, call: () => Promise<T>): Promise<T> {
  const turn = (turns.get(eventId) ?? Promise.resolve()).then(call, call);
  turns.set(
    eventId,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Takes the edit lock for this user; once it is held, each repeat says that the editing goes on (D-11). */
export const takeLock = (scope: Scope, eventId: number) => inTurn(eventId, () => callLock(scope, eventId, {}));

/** Gives the edit lock back. */
export const releaseLock = (scope: Scope, eventId: number) =>
  inTurn(eventId, () => callLock(scope, eventId, { reset: "true" }));

/** Gives the edit lock back while the page goes away; nobody waits for the answer. */
export function releaseLockAtOnce({ organizationId, role }: Scope, eventId: number): void {
  sendAtOnce(`organizations/${organizationId}/roles/${role}/events/${eventId}/lock-for-editing?reset=true`, {
    method: "PATCH",
  });
}
