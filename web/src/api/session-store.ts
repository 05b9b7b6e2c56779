import { queryClient } from "./query-client.ts";
import { storage } from "../storage/client-storage.ts";

export type SessionEnd = "signed-out" | "expired";

let lastEnd: SessionEnd | undefined;

/** How the last session of this tab ended; the login page tells it. */
export const sessionEnd = (): SessionEnd | undefined => lastEnd;

/** Opens the pages to the user whose token and organization are stored. */
export function beginSession(): void {
  lastEnd = undefined;
  storage.typedAddress.clear();
  storage.loggedIn.write("true");
}

/**
 * Ends the session in this browser: locks cleared, state reset, back to login. The ids of the user and the
 * organization stay, so that the same user returns to the same place; so do drafts. What was chosen for
 * the login of one user is not kept for the next one.
 */
export function endSession(end: SessionEnd): void {
  if (storage.accessToken.read() === undefined) return;
  lastEnd = end;
  if (end === "signed-out") storage.previousPage.clear();
  else storage.previousPage.write(location.pathname + location.search + location.hash);
  storage.lockedEvents.clear();
  storage.askedLanguage.clear();
  storage.loggedIn.clear();
  storage.accessToken.clear();
  queryClient.clear();
}

/** A request made with this token was answered 401: the token is worthless. A newer one stays. */
export function tokenRefused(token: string): void {
  if (storage.accessToken.read() === token) endSession("expired");
}
