import type { FastifyReply } from "fastify";
import type { Pool } from "pg";
import { sendRow } from "../platform/http/answer-rows.ts";
import { organizations } from "./organization-entity.ts";

/** Sends a whole organization with its version as ETag; the caller has checked that it is seen. */
export const answerOrganization = (reply: FastifyReply, pool: Pool, id: string): Promise<FastifyReply> =>
  sendRow(reply, { pool, entity: organizations }, "o.id = $1", [id]);
