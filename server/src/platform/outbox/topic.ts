import type { OutboxTopic } from "@runko/domain/operations/outbox-topics";
import type { z } from "zod";

/** What rows of the outbox under this name tell; it stands with the capability that leaves them. */
export type Topic<Payload> = { name: OutboxTopic; schema: z.ZodType<Payload> };

/** A row of the outbox as it was taken out. */
export type Waiting = { id: string; payload: unknown };
