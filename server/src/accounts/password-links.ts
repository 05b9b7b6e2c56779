import { z } from "zod";
import type { Topic } from "../platform/outbox/topic.ts";

const linkSchema = z.object({ email: z.string(), invitation: z.boolean().default(false) });

/** That a link for a new password, or an invitation, be mailed to an address if it is a user's who may log in. */
export const passwordLinks: Topic<z.output<typeof linkSchema>> = { name: "password-reset", schema: linkSchema };
