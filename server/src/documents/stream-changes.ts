import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import { stillValid } from "../accounts/still-valid.ts";
import type { DocumentScope } from "./document-scope.ts";

const HEARTBEAT_MS = 20_000;

/**
 * Streams what changes within the scope, never its content (D-26). The stream ends with its token, and when events
 * may have been missed, so that the client opens another and fetches again what it shows.
 */
export async function streamChanges(
  context: AppContext,
  scope: DocumentScope,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const seen = new Set(scope.branches.map(({ organizationId }) => organizationId));
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  raw.write("retry: 2000\n\n");
  const end = await context.live.subscribe({
    event: ({ organizationIds, kind, eventId }) => {
      if (organizationIds.some((id) => seen.has(id)))
        raw.write(`event: change\ndata: ${JSON.stringify({ kind, ...(eventId && { eventId }) })}\n\n`);
    },
    gap: () => raw.end(),
  });
  if (raw.destroyed) return end();
  const heartbeat = setInterval(() => {
    void stillValid(context, request.session).then((valid) => (valid ? raw.write(": here\n\n") : raw.end()));
  }, HEARTBEAT_MS);
  raw.on("close", () => {
    clearInterval(heartbeat);
    end();
  });
}
