import type { Dealing } from "../organizations/event-type-rights.ts";
import type { PathRole } from "../organizations/roles.ts";
import type { DocumentState } from "./document-states.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import type { DelayReason } from "../enumerations/delay-reasons.ts";
import type { Side } from "./sides.ts";
import type { Wait } from "./waits.ts";

/** What the rules know of a document. */
export type RuledDocument = {
  documentType: DocumentType;
  eventState: DocumentState;
  subscriberId: string;
  supplierId: string;
  createdById: string;
  createdByRole: PathRole;
  archived: boolean;
  rejected: boolean;
  ordered: boolean;
  modified: boolean;
  disconnected: boolean;
  userProcessed: boolean;
  cancelledByCustomer: boolean;
  cancelledBySupplier: boolean;
  cancelConfirmed: boolean;
  validUntilDate: string | null;
  waits: readonly Wait[];
  repairAccepted: boolean;
  /** The supplier has moved the confirmed date, and the subscriber has not answered it. */
  dateUnanswered: boolean;
  /** Why the confirmed day is not believed in while no other is told. */
  heldReason: DelayReason | null;
  /** The date that the subscriber proposes and the supplier has not answered. */
  proposedDeliveryDate: string | null;
  /** Who handles it on either side. */
  handlerIds: Readonly<Record<Side, string | null>>;
};

/** Who asks, in which organization and in which role of the path. */
export type Actor = { userId: string; organizationId: string; role: PathRole | "SYSTEM" };

export type OriginalDocument = {
  eventState: DocumentState;
  archived: boolean;
  ordered: boolean;
  subscriberId: string;
  supplierId: string;
};

/** What the rules need to know from outside the document, loaded before they are asked. */
export type DocumentFacts = {
  /** "offer" asks what to show, "perform" asks whether to do it: only the latter demands that the edit lock is held already. */
  purpose: "offer" | "perform";
  /** Calendar date in Helsinki, YYYY-MM-DD. */
  today: string;
  /** The user who holds an active edit lock, if anyone does. */
  lockedById: string | null;
  original: OriginalDocument | null;
  /** Whether its answer says something that an original could take. */
  answerSaysSomething: boolean;
  hasLiveForward: boolean;
  caseHasUnfinishedChange: boolean;
  actorMayForward: boolean;
  /** The types that the actor's organization may create. */
  eventTypeRights: readonly DocumentType[];
  /** What is between the document's parties; null when the one is no longer a supplier of the other. */
  dealing: Dealing | null;
  /** Closed longer ago than the retention time. */
  retentionOver: boolean;
};
