import type { QueueName } from "@runko/domain/documents/work-queues";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { texts } from "@runko/domain/texts/texts";

/** A part of a front page, and the queues that it tells one after the other. */
export type WorkPart = { name: keyof typeof texts.todaysWork.parts; queues: readonly QueueName[] };

const toDo: WorkPart = {
  name: "toDo",
  queues: ["late", "atRisk", "waitingForUs", "proposedDates", "next", "undated", "toConfirmCancelled"],
};

/** What each role is told of its work; what is urgent has a place of its own. */
export const workParts: Record<PathRole, readonly WorkPart[]> = {
  SUPPLIER: [toDo],
  ERROR_HANDLER: [toDo],
  SUBSCRIBER: [
    { name: "waitsForMe", queues: ["waitingForUs", "movedDates", "toConfirmCancelled", "expiringOffers"] },
    { name: "supplierLate", queues: ["late"] },
    { name: "answered", queues: ["answered"] },
  ],
};
