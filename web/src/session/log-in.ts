import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { storage } from "../storage/client-storage.ts";
import { enterOrganization, type Entrance } from "./choose-organization.ts";
import { settleLanguage } from "./settle-language.ts";

/**
 * Logs in and chooses the organization to start with. Throws when the server refuses or cannot be reached; then
 * nothing is kept. Who has a second factor is asked for its code first. Nor is anything kept of a user without an organization. What an interrupted session left goes first.
 */
export async function logIn(
  username: string,
  password: string,
): Promise<Entrance | { challenge: string; passkeys: boolean }> {
  storage.accessToken.clear();
  storage.loggedIn.clear();
  const given = await answer(api.POST("/users/login", { body: { username, password } }));
  return "challenge" in given ? given : await enterBy(given.token);
}

/** The same after the code of a second factor, which the password asked for. */
export async function logInByCode(challenge: string, code: string): Promise<Entrance> {
  return await enterBy((await answer(api.POST("/users/login/code", { body: { challenge, code } }))).token);
}

/** Keeps the token of who was let in, and chooses the organization to start with. */
export async function enterBy(token: string): Promise<Entrance> {
  storage.accessToken.write(token);
  try {
    const entrance = await enterOrganization();
    if (entrance.organizationId === undefined) storage.accessToken.clear();
    else await settleLanguage(entrance.user);
    return entrance;
  } catch (error) {
    storage.accessToken.clear();
    throw error;
  }
}
