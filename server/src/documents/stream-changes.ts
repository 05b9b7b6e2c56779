import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import type { Session } from "../sessions/session.ts";
import { stillValid } from "../sessions/still-valid.ts";
import type { LiveEvent } from "../platform/live/live-event.ts";
import type { DocumentScope } from "./document-scope.ts";
import { isWithin } from "./tell-change.ts";

const HEARTBEAT_MS = 20_000;
/** Bytes. */
const LONGEST_QUEUE = 64 * 1024;

/** Whether the event takes or gives what the listener may see, so that it has to be judged anew. */
function changesAccess(scope: DocumentScope, { jti, sessionId }: Session, event: LiveEvent<"access">): boolean {
  const { token, userId, organizationId } = event;
  return (
    (token !== undefined && (token === jti || token === sessionId)) ||
    userId === scope.userId ||
    organizationId === scope.organizationId
  );
}

/** What the client is told of an event; nothing of what it does not see. */
function toldOf(scope: DocumentScope, event: Exclude<LiveEvent, { kind: "access" }>): object | undefined {
  const { kind } = event;
  if (kind === "notification") return event.userId === scope.userId ? { kind } : undefined;
  if (kind === "note")
    return event.organizationId === scope.organizationId ? { kind, eventId: event.eventId } : undefined;
  return isWithin(scope, event) ? { kind, eventId: event.eventId } : undefined;
}

/**
 * Streams what changes within the scope, never its content (D-26). The stream ends with its token, when what
 * its listener may see changes, and when events may have been missed, so that the client opens another and fetches again what it shows.
 */
export async function streamChanges(
  context: AppContext,
  scope: DocumentScope,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { raw } = reply;
  const { session } = request;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  raw.write("retry: 2000\n\n");
  const tell = (text: string) => {
    // A reader that does not read is let go; it fetches what it shows again when it returns.
    if (raw.writableLength > LONGEST_QUEUE) raw.destroy();
    else if (!raw.writableEnded) raw.write(text);
  };
  const end = await context.live.subscribe({
    event: (event) => {
      if (event.kind === "access") {
        if (changesAccess(scope, session, event)) raw.end();
        return;
      }
      const told = toldOf(scope, event);
      if (told) tell(`event: change\ndata: ${JSON.stringify(told)}\n\n`);
    },
    gap: () => raw.end(),
  });
  if (raw.destroyed) return end();
  const heartbeat = setInterval(() => {
    void stillValid(context, session).then((valid) => (valid ? tell(": here\n\n") : raw.end()));
  }, HEARTBEAT_MS);
  raw.on("close", () => {
    clearInterval(heartbeat);
    end();
  });
  // What ended before the subscription began is told by nobody.
  if (!(await stillValid(context, session))) raw.end();
}
