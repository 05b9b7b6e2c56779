import type { FastifyReply } from "fastify";
import { sendJsonText } from "./send-json-text.ts";
import { withEtag } from "./with-etag.ts";

/** Sends one kept thing that PostgreSQL has written as JSON, with its `version` as ETag. */
export function sendKept(reply: FastifyReply, json: string): FastifyReply {
  const { version } = JSON.parse(json) as { version: string };
  return sendJsonText(withEtag(reply, version), json);
}
