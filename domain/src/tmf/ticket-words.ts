import type { DocumentAction } from "../documents/document-actions.ts";
import type { FaultType } from "../enumerations/fault-types.ts";
import type { Side } from "../documents/sides.ts";
import type { TmfState } from "./tmf-states.ts";
import { tmfInstant } from "./tmf-times.ts";

/** What a ticket says of its own where its client has not said it in words of its own. Source: beyond A5.4 */
export const ticketWords: Record<FaultType, { severity: string; priority: string }> = {
  fault: { severity: "minor", priority: "normal" },
  urgentFault: { severity: "critical", priority: "urgent" },
  deliveryChecking: { severity: "minor", priority: "normal" },
};

type Status = TmfState<"troubleTicket">;

/** In which status each step leaves a ticket; of questions by whose they are. */
const statusAfter: Partial<Record<DocumentAction, Status | Partial<Record<Side, Status>>>> = {
  create: "acknowledged",
  startProcessing: "inProgress",
  returnForCompletion: "pending",
  askQuestion: { supplier: "pending" },
  answerQuestion: { subscriber: "inProgress" },
  withdrawQuestion: { supplier: "inProgress" },
  signReady: "resolved",
  reopenFault: "inProgress",
  acceptRepair: "closed",
  markProcessed: "closed",
  unmarkProcessed: "resolved",
  archive: "closed",
  cancel: "cancelled",
};

/** A step of a document as its log has it, with the reason that was then given. */
export type LoggedStep = { at: string; action: string; side: Side | null; reason: string | null };

export type StatusChange = { changeDate: string; status: Status; changeReason?: string };

function statusOf({ action, side }: LoggedStep): Status | undefined {
  const after = statusAfter[action as DocumentAction];
  return typeof after === "object" ? (side === null ? undefined : after[side]) : after;
}

/** The statuses that a ticket has had, each with why it came to be; a step that leaves it as it was is none. */
export function statusChanges(steps: readonly LoggedStep[]): StatusChange[] {
  const changes: StatusChange[] = [];
  for (const step of steps) {
    const status = statusOf(step);
    if (status === undefined || status === changes.at(-1)?.status) continue;
    const { at, reason } = step;
    changes.push({ changeDate: tmfInstant(at), status, ...(reason !== null && { changeReason: reason }) });
  }
  return changes;
}
