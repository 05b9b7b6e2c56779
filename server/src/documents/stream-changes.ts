import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import type { Session } from "../sessions/session.ts";
import type { LiveEvent } from "../platform/live/live-event.ts";
import type { DocumentScope } from "./document-scope.ts";
import { findFeedMoment } from "./feed-moment.ts";
import { cursorAt, resumeStream } from "./resume-stream.ts";
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

const changeText = (told: object) => `event: change\ndata: ${JSON.stringify(told)}\n\n`;

/**
 * Streams what changes within the scope, never its content (D-26). The stream ends with its token, when what
 * its listener may see changes, and when events may have been missed, so that the client opens another and fetches again what it shows.
 * Its ids are cursors of the feed (beyond B4): each is told only a heartbeat after the feed was complete up to there, when
 * what happened before has been told here too.
 */
export async function streamChanges(
  context: AppContext,
  { scope, lastEventId }: { scope: DocumentScope; lastEventId: string | undefined },
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
      if (told) tell(changeText(told));
    },
    gap: () => raw.end(),
  });
  if (raw.destroyed) return end();
  const heartbeat = setInterval(() => void beat().catch(() => raw.end()), HEARTBEAT_MS);
  raw.on("close", () => {
    clearInterval(heartbeat);
    end();
  });
  let cursor: string | undefined;
  const beat = async () => {
    const at = context.clock.now();
    const [letIn, moment] = await Promise.all([request.stillLetIn(), findFeedMoment(context.pool)]);
    if (!letIn) return raw.end();
    tell(`${cursor === undefined ? "" : `id: ${cursor}\n`}: here\n\n`);
    cursor = cursorAt(context, moment, at);
  };
  try {
    const at = context.clock.now();
    const { moment, missed } = await resumeStream(context, scope, lastEventId);
    cursor = cursorAt(context, moment, at);
    if (missed) for (const eventId of missed) tell(changeText({ kind: "document", eventId }));
    else tell("event: gap\ndata: {}\n\n");
    tell(`id: ${cursor}\n\n`);
    // What ended before the subscription began is told by nobody.
    if (!(await request.stillLetIn())) raw.end();
  } catch {
    raw.end();
  }
}
