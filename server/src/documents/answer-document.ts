import type { FastifyReply } from "fastify";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import { withEtag } from "../platform/http/with-etag.ts";
import type { ShownDocument } from "./get-document.ts";

/** Sends a whole document with its version as ETag (D-10). */
export function answerDocument(reply: FastifyReply, { json, version }: ShownDocument): FastifyReply {
  return sendJsonText(withEtag(reply, version), json);
}
