import type { DocumentState } from "../documents/document-states.ts";
import { pathOfStates } from "../documents/document-states.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { tmfDay, tmfInstant } from "./tmf-times.ts";

/** How the step into each state is called. Source: beyond A6 */
export const milestoneNames = {
  OPEN: "acknowledged",
  IN_PROCESSING: "inProcessing",
  CONFIRMED: "confirmed",
  IN_DELIVERY: "inDelivery",
  READY: "completed",
} as const satisfies Partial<Record<DocumentState, string>>;
export type MilestoneName = (typeof milestoneNames)[keyof typeof milestoneNames];

/** When a document took each step, and by when it is promised to take the last. */
export type PassedSteps = {
  documentType: DocumentType;
  createdAt: string;
  processingAt: string | null;
  confirmedAt: string | null;
  deliveryAt: string | null;
  readyAt: string | null;
  /** As far as the reader sees them. */
  estimatedDeliveryDate: CalendarDate | null;
  actualDeliveryDate: CalendarDate | null;
};

export type Milestone = {
  id: string;
  name: MilestoneName | "cancelConfirmed";
  milestoneDate?: string;
  status: "Yet-To-Reach" | "Completed" | "Violated";
};

function reachedAt(steps: PassedSteps, state: keyof typeof milestoneNames): string | null {
  const at = {
    OPEN: steps.createdAt,
    IN_PROCESSING: steps.processingAt,
    CONFIRMED: steps.confirmedAt,
    IN_DELIVERY: steps.deliveryAt,
    READY: steps.readyAt,
  }[state];
  return at === null ? null : tmfInstant(at);
}

/** The steps of a document: those taken, and those ahead; the last is violated once its promised day has passed. */
export function milestonesOf(steps: PassedSteps, today: CalendarDate): Milestone[] {
  const { estimatedDeliveryDate: promised, actualDeliveryDate: actual } = steps;
  return Object.entries(milestoneNames).flatMap(([key, name], index): Milestone[] => {
    const state = key as keyof typeof milestoneNames;
    if (!pathOfStates(steps.documentType).includes(state)) return [];
    const at = reachedAt(steps, state);
    const last = state === "READY";
    const day = last ? (at === null ? promised : actual) : null;
    const milestoneDate = day === null ? at : tmfDay(day);
    const late = last && promised !== null && promised < today;
    return [
      {
        id: String(index + 1),
        name,
        ...(milestoneDate !== null && { milestoneDate }),
        status: at !== null ? "Completed" : late ? "Violated" : "Yet-To-Reach",
      },
    ];
  });
}
