import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import type { User } from "../api/entities.ts";
import { queryClient } from "../api/query-client.ts";
import { queryKeys } from "../api/query-keys.ts";
import { followLanguage } from "../language/follow-language.ts";
import { logError } from "../log.ts";
import { storage } from "../storage/client-storage.ts";

/** After a login: what was chosen at it becomes the user's own language; where nothing was, the page follows the user. */
export async function settleLanguage(user: User): Promise<void> {
  if (user.lacksSecondFactor) return;
  const asked = storage.askedLanguage.read();
  storage.askedLanguage.clear();
  if (asked === undefined || !user.languages.includes(asked)) return followLanguage(user);
  if (asked === user.language) return;
  try {
    queryClient.setQueryData(queryKeys.me, await answer(api.PATCH("/users/me", { body: { language: asked } })));
  } catch (failure) {
    logError("The language could not be saved.", failure);
  }
}
