import type { FastifyReply } from "fastify";

/** Whether an answer lasts as long as its reader, so that its time says nothing. */
export function isStream(reply: FastifyReply): boolean {
  const type = reply.getHeader("content-type");
  return typeof type === "string" && type.startsWith("text/event-stream");
}
