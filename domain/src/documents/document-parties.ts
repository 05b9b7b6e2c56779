import type { Actor, DocumentFacts, RuledDocument } from "./ruled-document.ts";

type IsParty = (actor: Actor, document: RuledDocument, facts: DocumentFacts) => boolean;

const actsAsSubscriber: IsParty = (actor, document) =>
  actor.role === "SUBSCRIBER" && actor.organizationId === document.subscriberId;
const actsAsSupplier: IsParty = (actor, document) =>
  actor.role === "SUPPLIER" && actor.organizationId === document.supplierId;
const actsAsFaultHandler: IsParty = (actor, document) =>
  actor.role === "ERROR_HANDLER" && document.documentType === "Fault" && actor.organizationId === document.supplierId;

/** The sides that the table speaks of, each with who that is for a given document. Source: decisions C. */
export const documentParties = {
  subscriber: actsAsSubscriber,

  /** The subscriber; of a fault notice made by a fault handler, its maker. */
  owner: (actor, document, facts) =>
    document.createdByRole === "ERROR_HANDLER"
      ? actsAsFaultHandler(actor, document, facts) && actor.userId === document.createdById
      : actsAsSubscriber(actor, document, facts),

  supplier: actsAsSupplier,

  /** The one who answers: the supplier, or the fault handler of a fault notice. */
  answerer: (actor, document, facts) =>
    document.documentType === "Fault"
      ? actsAsFaultHandler(actor, document, facts)
      : actsAsSupplier(actor, document, facts),

  /** The party that did not cancel. */
  counterpartOfCanceller: (actor, document, facts) =>
    (document.cancelledBySupplier && actsAsSubscriber(actor, document, facts)) ||
    (document.cancelledByCustomer && actsAsSupplier(actor, document, facts)),

  /** Subscriber of a forwarded document and supplier of its original, in either role (D-9c). */
  forwarder: (actor, document, facts) =>
    (actor.role === "SUBSCRIBER" || actor.role === "SUPPLIER") &&
    actor.organizationId === document.subscriberId &&
    actor.organizationId === facts.original?.supplierId,

  system: (actor) => actor.role === "SYSTEM",
} as const satisfies Record<string, IsParty>;

export type PartyName = keyof typeof documentParties;
