import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { showPasskey } from "../api/passkey.ts";
import { storage } from "../storage/client-storage.ts";
import type { Entrance } from "./choose-organization.ts";
import { enterBy } from "./log-in.ts";

/** Logs in by a passkey: after the password, which gave the challenge, or alone. */
export async function logInByPasskey(challenge?: string): Promise<Entrance> {
  const attempt = challenge === undefined ? {} : { challenge };
  const { challengeId, options } = await answer(api.POST("/users/login/passkey/options", { body: attempt }));
  const passkey = await showPasskey(options);
  storage.accessToken.clear();
  storage.loggedIn.clear();
  const body = { challengeId, passkey, ...attempt };
  return await enterBy((await answer(api.POST("/users/login/passkey", { body }))).token);
}
