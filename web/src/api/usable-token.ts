import { storage } from "../storage/client-storage.ts";
import { isTokenUsable } from "./token.ts";

/** The stored token while it may still be used. */
export function usableToken(): string | undefined {
  const token = storage.accessToken.read();
  return isTokenUsable(token, Date.now() / 1000) ? token : undefined;
}

/** Whether this browser is logged in: usable token, organization, and the login completed. */
export function isLoggedIn(): boolean {
  return (
    usableToken() !== undefined && storage.organization.read() !== undefined && storage.loggedIn.read() !== undefined
  );
}
