import { dateEffects, type DateEffect } from "./agreed-date.ts";
import type { RuledDocument } from "./ruled-document.ts";
import { waitEffects, type WaitEffect } from "./waits.ts";

type FlagChange = Partial<
  Pick<
    RuledDocument,
    | "archived"
    | "rejected"
    | "userProcessed"
    | "cancelledByCustomer"
    | "cancelledBySupplier"
    | "cancelConfirmed"
    | "repairAccepted"
  > & {
    /** Waits for its subscriber to complete it (D-48). */
    returned: boolean;
    /** Ready once, and opened again by its subscriber. */
    reopened: boolean;
  }
>;

/** Effects that only change flags of the document itself. */
export const flagEffects = {
  setCancelledByCustomer: { cancelledByCustomer: true },
  setCancelledBySupplier: { cancelledBySupplier: true },
  setRejected: { rejected: true },
  setCancelConfirmed: { cancelConfirmed: true },
  setArchived: { archived: true },
  setUserProcessed: { userProcessed: true },
  setReturned: { returned: true },
  clearReturned: { returned: false },
  clearUserProcessed: { userProcessed: false },
  setRepairAccepted: { repairAccepted: true },
  setReopened: { reopened: true, userProcessed: false },
  clearReopened: { reopened: false },
} as const satisfies Record<string, FlagChange>;
export type FlagEffect = keyof typeof flagEffects;

/** Effects that reach beyond the document's own flags; the server has one function for each. */
export const reachingEffects = [
  "recordSupplierUser",
  "recordHandler",
  "releaseEditLock",
  "tellSupplier",
  "tellSubscriber",
  "warnForwarder",
  "releaseConnectionIds",
  "markOrderModified",
  "markOrderDisconnected",
  "freeOrderedSource",
  "refreshOrderOfFault",
  "anonymizeContacts",
  "keepQuestion",
  "keepAnswer",
  "withdrawQuestion",
  "lapseQuestions",
  "keepRequest",
  "keepCharge",
  "keepAcceptance",
  "keepConsent",
  "keepRefusal",
  "keepWithdrawal",
  "lapseRequests",
] as const;
export type ReachingEffect = (typeof reachingEffects)[number];

/** Every effect that a row of the table may name. */
export const effectNames = [
  ...Object.keys(flagEffects),
  ...Object.keys(waitEffects),
  ...Object.keys(dateEffects),
  ...reachingEffects,
] as readonly EffectName[];

export type EffectName = FlagEffect | WaitEffect | DateEffect | ReachingEffect;

/** The flags of a document after the flag effects among these. */
export function changedFlags(effects: readonly EffectName[]): FlagChange {
  return Object.assign(
    {},
    ...effects.map((effect) => (effect in flagEffects ? flagEffects[effect as FlagEffect] : {})),
  );
}
