import { endingMove, robotMove, type RobotMove } from "@runko/domain/sandbox/robot-move";
import { portalTexts } from "@runko/domain/texts/texts-for";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { WorkContext } from "../capability.ts";
import { ownDocuments } from "../documents/document-scope.ts";
import { performAction } from "../documents/perform-action.ts";
import { Problem } from "../platform/http/problem.ts";
import { findRobotDocuments, type RobotDocument } from "./robot-documents.ts";

const texts = portalTexts.sandbox.robot;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type Step = { side: "subscriber" | "supplier"; move: RobotMove };

function nextStep(document: RobotDocument, now: Date): Step | null {
  if (document.ends) return endingMove(document, texts);
  const moment = { today: todayInHelsinki(now), now: now.toISOString(), texts };
  const move = robotMove(document, moment);
  return move && { side: document.side, move };
}

function roleOf({ type }: RobotDocument, side: Step["side"]) {
  if (side === "subscriber") return "SUBSCRIBER";
  return type === "Fault" ? "ERROR_HANDLER" : "SUPPLIER";
}

/** Does the step as anybody would, of the version that was seen: of two processes, and after a fall, one does it. */
async function perform(context: WorkContext, document: RobotDocument, { side, move }: Step): Promise<void> {
  const organizationId = side === "subscriber" ? document.subscriberId : document.supplierId;
  await performAction(context, {
    scope: {
      ...ownDocuments(organizationId, roleOf(document, side)),
      userId: document.robotUserId,
      mayAct: true,
    },
    eventId: document.eventId,
    input: move,
    ifMatch: `"${document.version}"`,
    requestId: `sandbox ${document.eventId} ${document.version}`,
    takesLock: true,
  });
}

/** The robot of all sandboxes, which answers to documents as their counterpart; call it again and again. */
export function createRobot(): (context: WorkContext, signal: AbortSignal) => Promise<void> {
  /** Of which version of a document there is nothing to do, or it could not be done, and until when. */
  const resting = new Map<number, { version: number; ends: boolean; until: number }>();
  let allLookedAt = 0;

  const take = async (context: WorkContext, document: RobotDocument, now: Date): Promise<void> => {
    const { eventId, version, ends } = document;
    const step = nextStep(document, now);
    if (!step) {
      resting.set(eventId, { version, ends, until: now.getTime() + hourMs });
      return;
    }
    try {
      await perform(context, document, step);
    } catch (err) {
      resting.set(eventId, { version, ends, until: now.getTime() + minuteMs });
      if (!(err instanceof Problem) || (err.code !== "STALE_VERSION" && err.code !== "EVENT_RESERVED"))
        context.log.warn({ err, eventId, action: step.move.action }, "The robot could not go on");
    }
  };

  return async (context, signal) => {
    const now = context.clock.now();
    for (const [eventId, { until }] of resting) if (until <= now.getTime()) resting.delete(eventId);
    const all = now.getTime() - allLookedAt >= minuteMs;
    if (all) allLookedAt = now.getTime();
    const documents = await findRobotDocuments(context.db, { now, all, resting });
    for (const document of documents) if (!signal.aborted) await take(context, document, now);
  };
}
