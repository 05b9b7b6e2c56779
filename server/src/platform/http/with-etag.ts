import type { FastifyReply } from "fastify";

/** Marks an answer with the version of what it tells, for If-Match. */
export const withEtag = (reply: FastifyReply, version: number | string): FastifyReply =>
  reply.header("etag", `"${version}"`);
