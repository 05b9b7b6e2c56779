import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import type { Session } from "../sessions/session.ts";
import type { LiveEvent } from "../platform/live/live-event.ts";
import { loadDocumentScope, type DocumentScope } from "./document-scope.ts";
import { cursorAt, findFeedMoment } from "./feed-moment.ts";
import { resumeStream } from "./resume-stream.ts";
import { isWithin } from "./tell-change.ts";

const HEARTBEAT_MS = 20_000;
/** Bytes. */
const LONGEST_QUEUE = 64 * 1024;

/** One who listens, and where it is told what. */
type Listener = {
  context: AppContext;
  scope: DocumentScope;
  request: FastifyRequest;
  raw: FastifyReply["raw"];
  /** What the next heartbeat tells as the id: up to there all will have been told by then. */
  cursor?: string;
};

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

function openAnswer(reply: FastifyReply): FastifyReply["raw"] {
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  raw.write("retry: 2000\n\n");
  return raw;
}

/** A reader that does not read is let go; it fetches what it shows again when it returns. */
function tell({ raw }: Listener, text: string): void {
  if (raw.writableLength > LONGEST_QUEUE) raw.destroy();
  else if (!raw.writableEnded) raw.write(text);
}

const changeText = (told: object) => `event: change\ndata: ${JSON.stringify(told)}\n\n`;

function hear(listener: Listener, event: LiveEvent): void {
  const { scope, request, raw } = listener;
  if (event.kind === "access") {
    if (changesAccess(scope, request.session, event)) raw.end();
    return;
  }
  const told = toldOf(scope, event);
  if (told) tell(listener, changeText(told));
}

const branchesOf = ({ branches }: DocumentScope) =>
  branches
    .map(({ organizationId, documentType }) => `${organizationId} ${documentType}`)
    .toSorted()
    .join();

/** Whether whoever listens sees what it saw when it came: of what changed before it was heard nobody tells. */
async function seesTheSame({ context, scope, request }: Listener): Promise<boolean> {
  const [letIn, now] = await Promise.all([request.stillLetIn(), loadDocumentScope(context.pool, scope)]);
  return letIn && branchesOf(now) === branchesOf(scope);
}

/** Tells one who comes back what it missed, and everybody from where the stream goes on. */
async function begin(listener: Listener, lastEventId: string | undefined): Promise<void> {
  const { context, scope, raw } = listener;
  const at = context.clock.now();
  const [isSame, { moment, missed }] = await Promise.all([
    seesTheSame(listener),
    resumeStream(context, scope, lastEventId),
  ]);
  if (!isSame) return void raw.end();
  listener.cursor = cursorAt(context, moment, at);
  if (missed) for (const eventId of missed) tell(listener, changeText({ kind: "document", eventId }));
  else tell(listener, "event: gap\ndata: {}\n\n");
  tell(listener, `id: ${listener.cursor}\n\n`);
}

/** Tells one who is still let in that the stream is alive, with the id of the heartbeat before. */
async function beat(listener: Listener): Promise<void> {
  const { context, request, raw, cursor } = listener;
  const at = context.clock.now();
  const [letIn, moment] = await Promise.all([request.stillLetIn(), findFeedMoment(context.pool)]);
  if (!letIn) return void raw.end();
  tell(listener, `${cursor === undefined ? "" : `id: ${cursor}\n`}: here\n\n`);
  listener.cursor = cursorAt(context, moment, at);
}

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
  const raw = openAnswer(reply);
  const listener: Listener = { context, scope, request, raw };
  const end = () => raw.end();
  const leave = await context.live.subscribe({ event: (event) => hear(listener, event), gap: end });
  if (raw.destroyed) return leave();
  const heartbeat = setInterval(() => void beat(listener).catch(end), HEARTBEAT_MS);
  raw.on("close", () => {
    clearInterval(heartbeat);
    leave();
  });
  await begin(listener, lastEventId).catch(end);
}
