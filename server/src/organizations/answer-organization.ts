import type { FastifyReply } from "fastify";
import type { Pool } from "pg";
import { Problem } from "../platform/http/problem.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import { tagged } from "../platform/http/tagged.ts";
import { loadOrganization } from "./find-organizations.ts";

/** Sends a whole organization with its version as ETag; the caller has checked that it is seen. */
export async function answerOrganization(reply: FastifyReply, pool: Pool, id: string): Promise<FastifyReply> {
  const found = await loadOrganization(pool, id);
  if (!found) throw new Problem("NOT_FOUND");
  return sendJsonText(tagged(reply, found.version), found.json);
}
