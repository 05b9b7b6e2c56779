import type { DocumentState } from "../documents/document-states.ts";
import { pathOfStates } from "../documents/document-states.ts";
import { documentTypes, type DocumentType } from "../enumerations/document-types.ts";
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

/** When a step was taken, by the state that it led into. */
const takenAt = {
  OPEN: "createdAt",
  IN_PROCESSING: "processingAt",
  CONFIRMED: "confirmedAt",
  IN_DELIVERY: "deliveryAt",
  READY: "readyAt",
} as const satisfies Record<keyof typeof milestoneNames, keyof PassedSteps>;

const steps = Object.entries(milestoneNames).map(([key, name], index) => {
  const state = key as keyof typeof milestoneNames;
  return { id: String(index + 1), name, state, taken: takenAt[state] };
});

/** The steps of each type, looked up once for the many documents of a list. */
const stepsOf = new Map(
  documentTypes.map((type) => [type, steps.filter(({ state }) => pathOfStates(type).includes(state))]),
);

/** The steps of a document: those taken, and those ahead; the last is violated once its promised day has passed. */
export function milestonesOf(passed: PassedSteps, today: CalendarDate): Milestone[] {
  const { documentType, estimatedDeliveryDate: promised, actualDeliveryDate: actual } = passed;
  return (stepsOf.get(documentType) ?? []).map(({ id, name, state, taken }): Milestone => {
    const at = passed[taken];
    const last = state === "READY";
    const day = last ? (at === null ? promised : actual) : null;
    const milestoneDate = day === null ? at && tmfInstant(at) : tmfDay(day);
    const late = last && promised !== null && promised < today;
    const status = at !== null ? "Completed" : late ? "Violated" : "Yet-To-Reach";
    return milestoneDate === null ? { id, name, status } : { id, name, milestoneDate, status };
  });
}
