import type { PathRole } from "../organizations/roles.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import type { Actor, DocumentFacts, RuledDocument } from "./ruled-document.ts";

type IsParty = (actor: Actor, document: RuledDocument, facts: DocumentFacts) => boolean;

type Sides = Pick<RuledDocument, "documentType" | "subscriberId" | "supplierId">;

const actsAsSubscriber = (actor: Actor, document: Sides): boolean =>
  actor.role === "SUBSCRIBER" && actor.organizationId === document.subscriberId;
const actsAsSupplier = (actor: Actor, document: Sides): boolean =>
  actor.role === "SUPPLIER" && actor.organizationId === document.supplierId;
const actsAsFaultHandler = (actor: Actor, document: Sides): boolean =>
  actor.role === "ERROR_HANDLER" && document.documentType === "Fault" && actor.organizationId === document.supplierId;
const answers = (actor: Actor, document: Sides): boolean =>
  document.documentType === "Fault" ? actsAsFaultHandler(actor, document) : actsAsSupplier(actor, document);
const owns = (actor: Actor, document: RuledDocument): boolean =>
  document.createdByRole === "ERROR_HANDLER"
    ? actsAsFaultHandler(actor, document) && actor.userId === document.createdById
    : actsAsSubscriber(actor, document);

/** The sides that the table speaks of, each with who that is for a given document. Source: decisions C. */
export const documentParties = {
  subscriber: actsAsSubscriber,

  /** The subscriber; of a fault notice made by a fault handler, its maker. */
  owner: owns,

  /** The owner; of a fault notice made by a fault handler also the subscriber for whom it was made (D-42). */
  withdrawer: (actor, document) =>
    owns(actor, document) || (document.createdByRole === "ERROR_HANDLER" && actsAsSubscriber(actor, document)),

  supplier: actsAsSupplier,

  /** The one who answers: the supplier, or the fault handler of a fault notice. */
  answerer: answers,

  /** The party that did not cancel. */
  counterpartOfCanceller: (actor, document) =>
    (document.cancelledBySupplier && actsAsSubscriber(actor, document)) ||
    (document.cancelledByCustomer && actsAsSupplier(actor, document)),

  /** Subscriber of a forwarded document and supplier of its original, in either role (D-9c). */
  forwarder: (actor, document, facts) =>
    (actor.role === "SUBSCRIBER" || actor.role === "SUPPLIER") &&
    actor.organizationId === document.subscriberId &&
    actor.organizationId === facts.original?.supplierId,

  system: (actor) => actor.role === "SYSTEM",
} as const satisfies Record<string, IsParty>;

export type PartyName = keyof typeof documentParties;

/** The roles in which one can be each party; in every other role one is not. */
export const rolesOfParty: Record<PartyName, readonly PathRole[]> = {
  subscriber: ["SUBSCRIBER"],
  owner: ["SUBSCRIBER", "ERROR_HANDLER"],
  withdrawer: ["SUBSCRIBER", "ERROR_HANDLER"],
  supplier: ["SUPPLIER"],
  answerer: ["SUPPLIER", "ERROR_HANDLER"],
  counterpartOfCanceller: ["SUBSCRIBER", "SUPPLIER"],
  forwarder: ["SUBSCRIBER", "SUPPLIER"],
  system: [],
};

/** Whether one can be this party of a document of this type in this role. */
export function canBeParty(party: PartyName, role: PathRole, type: DocumentType): boolean {
  if (!rolesOfParty[party].includes(role)) return false;
  if (role === "ERROR_HANDLER") return type === "Fault";
  return party !== "answerer" || type !== "Fault";
}

/** Whether the document is of the actor's own organization, in the role in which it is a party, whatever it may do there. */
export const isOwnSide = (
  { role, organizationId }: Pick<Actor, "role" | "organizationId">,
  { subscriberId, supplierId }: Pick<Sides, "subscriberId" | "supplierId">,
): boolean => organizationId === (role === "SUBSCRIBER" ? subscriberId : supplierId);

/** Either of the two who work on a document: attachments and messages are theirs. */
export const takesPart = (actor: Actor, document: Sides): boolean =>
  actsAsSubscriber(actor, document) || answers(actor, document);
