import { texts } from "@runko/domain/texts/texts";
import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import type { components } from "../api/schema.generated.ts";

export type Passkey = components["schemas"]["Passkey"];

/** Takes away an own passkey; answers what to tell of it. */
export async function removePasskey({ id: passkeyId, name }: Passkey): Promise<string> {
  await answer(api.DELETE("/users/me/passkeys/{passkeyId}", { params: { path: { passkeyId } } }));
  return texts.passkeys.removed(name);
}
