import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { storage } from "../storage/client-storage.ts";

/** Takes a new token of the same login, for every tab of this browser; a login that has meanwhile ended or changed stays so. */
export async function extendSession(): Promise<void> {
  const before = storage.accessToken.read();
  const { token } = await answer(api.POST("/users/token"));
  if (storage.accessToken.read() === before) storage.accessToken.write(token);
}
