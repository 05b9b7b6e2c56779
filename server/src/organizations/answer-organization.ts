import type { UserForRights } from "@runko/domain/organizations/roles";
import type { FastifyReply } from "fastify";
import type { Pool } from "pg";
import { sendRow } from "../platform/http/answer-rows.ts";
import { organizations } from "./organization-entity.ts";
import { rolesHeldBy, withRightsOfOne } from "./organization-rights.ts";

/** Sends a whole organization with what the user may do to it, its version as ETag; the caller has checked that it is seen. */
export const answerOrganization = (
  reply: FastifyReply,
  pool: Pool,
  user: UserForRights,
  id: string,
): Promise<FastifyReply> =>
  sendRow(reply, { pool, entity: organizations, opening: withRightsOfOne }, "o.id = $2", [rolesHeldBy(user), id]);
