import { actionTable, type ActionRow } from "../documents/document-actions.ts";
import { waitsAfter } from "../documents/waits.ts";
import type { FaultType } from "../enumerations/fault-types.ts";
import type { Side } from "../documents/sides.ts";
import { tmfState, type StatedDocument, type TmfState } from "./tmf-states.ts";
import { tmfInstant } from "./tmf-times.ts";

/** What a ticket says of its own where its client has not said it in words of its own. Source: beyond A5.4 */
export const ticketWords: Record<FaultType, { severity: string; priority: string }> = {
  fault: { severity: "minor", priority: "normal" },
  urgentFault: { severity: "critical", priority: "urgent" },
  deliveryChecking: { severity: "minor", priority: "normal" },
};

/** A step of a document as its log has it, with the reason that was then given. */
export type LoggedStep = { at: string; action: string; side: Side | null; reason: string | null };

export type StatusChange = { changeDate: string; status: TmfState; changeReason?: string };

const made: StatedDocument = {
  documentType: "Fault",
  eventState: "OPEN",
  archived: false,
  rejected: false,
  ordered: false,
  userProcessed: false,
  waits: [],
  heldReason: null,
};

const marks: Readonly<Record<string, Partial<StatedDocument>>> = {
  setUserProcessed: { userProcessed: true },
  clearUserProcessed: { userProcessed: false },
  setArchived: { archived: true },
};

const isOf = ({ party }: ActionRow, side: Side | null): boolean =>
  side === "supplier" ? party === "answerer" : party !== "answerer";

/** The row of the table by which the step was taken; a fault handler takes those of the owner of what it has made itself. */
function rowOf({ action, side }: LoggedStep, { eventState, documentType }: StatedDocument): ActionRow | undefined {
  const rows = actionTable.filter(
    (row) => row.action === action && row.types.includes(documentType) && row.from.includes(eventState),
  );
  return rows.find((row) => isOf(row, side)) ?? rows[0];
}

/** The statuses that a ticket has had by the steps of its log, each with why it came to be. */
export function statusChanges(steps: readonly LoggedStep[]): StatusChange[] {
  const changes: StatusChange[] = [];
  const document = { ...made };
  for (const step of steps) {
    const row = rowOf(step, document);
    if (!row && step.action !== "create") continue;
    if (row) {
      Object.assign(document, ...row.effects.map((effect) => marks[effect]));
      document.eventState = row.to ?? document.eventState;
      document.waits = waitsAfter(document.waits, row, { at: step.at });
    }
    const status = tmfState(document);
    if (status === changes.at(-1)?.status) continue;
    const { at, reason } = step;
    changes.push({ changeDate: tmfInstant(at), status, ...(reason !== null && { changeReason: reason }) });
  }
  return changes;
}
