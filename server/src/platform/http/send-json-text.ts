import type { FastifyReply } from "fastify";

/** Answers JSON that PostgreSQL has written, as it is; the tests show that it conforms to the route's schema. */
export function sendJsonText(reply: FastifyReply, json: string): FastifyReply {
  return reply.type("application/json; charset=utf-8").send(json);
}
