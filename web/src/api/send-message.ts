import type { PathRole } from "@runko/domain/organizations/roles";
import { answer } from "./answer.ts";
import { api } from "./client.ts";
import type { components } from "./schema.generated.ts";

export type NewMessage = { subject: string; content: string; inReplyTo?: string };

/** Whose messages of which document, and in which role. */
export type MessagePlace = { organizationId: string; role: PathRole; eventId: number };

/** Sends a message to the other party of a document; the same key sends it once, however often it is tried. */
export async function sendMessage(
  { organizationId, role, eventId }: MessagePlace,
  message: NewMessage,
  idempotencyKey: string,
): Promise<components["schemas"]["InternalMessage"]> {
  return await answer(
    api.POST("/organizations/{id}/roles/{role}/events/{eventId}/internal-messages", {
      params: { path: { id: organizationId, role, eventId }, header: { "idempotency-key": idempotencyKey } },
      body: message,
    }),
  );
}
