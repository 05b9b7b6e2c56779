import { describe, expect, test } from "vitest";
import { pathRoles } from "../organizations/roles.ts";
import { canBeParty, documentParties, isOwnSide, rolesOfParty, takesPart, type PartyName } from "./document-parties.ts";
import type { Actor, DocumentFacts, RuledDocument } from "./ruled-document.ts";

const flags = [false, true];
const base: RuledDocument = {
  documentType: "Order",
  eventState: "OPEN",
  subscriberId: "tilaaja",
  supplierId: "toimittaja",
  createdById: "user",
  createdByRole: "SUBSCRIBER",
  archived: false,
  rejected: false,
  ordered: false,
  modified: false,
  disconnected: false,
  userProcessed: false,
  cancelledByCustomer: false,
  cancelledBySupplier: false,
  cancelConfirmed: false,
  validUntilDate: null,
  waits: [],
  repairAccepted: false,
  dateUnanswered: false,
  heldReason: null,
  proposedDeliveryDate: null,
  handlerIds: { subscriber: null, supplier: null },
};

const documents = (["Order", "Fault"] as const).flatMap((documentType) =>
  pathRoles.flatMap((createdByRole) =>
    flags.flatMap((cancelledByCustomer) =>
      flags.map((cancelledBySupplier) => ({
        ...base,
        documentType,
        createdByRole,
        cancelledByCustomer,
        cancelledBySupplier,
      })),
    ),
  ),
);

const facts: DocumentFacts = {
  purpose: "offer",
  today: "2026-11-21",
  lockedById: null,
  original: {
    eventState: "OPEN",
    archived: false,
    ordered: false,
    subscriberId: "alkuperäinen",
    supplierId: base.subscriberId,
  },
  answerSaysSomething: true,
  hasLiveForward: false,
  caseHasUnfinishedChange: false,
  actorMayForward: true,
  eventTypeRights: [],
  dealing: null,
  retentionOver: false,
};

const everybody = pathRoles.flatMap((role) =>
  [base.subscriberId, base.supplierId, "joku muu"].map((organizationId): Actor => ({
    userId: "user",
    organizationId,
    role,
  })),
);

describe("the roles of each party are those in which somebody can be it", () => {
  const parties = Object.keys(documentParties) as PartyName[];
  test.each(parties)("%s", (party) => {
    const able = everybody.filter((actor) =>
      documents.some((document) => documentParties[party](actor, document, facts)),
    );
    expect(new Set(able.map(({ role }) => role))).toEqual(new Set(rolesOfParty[party]));
  });
});

describe("a party of one type of document is what somebody can be of such a document", () => {
  const parties = Object.keys(documentParties) as PartyName[];
  test.each(parties)("%s", (party) => {
    for (const type of ["Order", "Fault"] as const) {
      const able = everybody.filter((actor) =>
        documents.some((document) => document.documentType === type && documentParties[party](actor, document, facts)),
      );
      const told = pathRoles.filter((role) => canBeParty(party, role, type));
      expect(told.toSorted(), type).toEqual([...new Set(able.map(({ role }) => role))].toSorted());
    }
  });
});

const named = ({ role, organizationId }: Actor) => `${organizationId} ${role}`;

test("a document is of its subscriber's own side, and of its supplier's in every role that answers", () => {
  expect(everybody.filter((actor) => isOwnSide(actor, base)).map(named)).toEqual([
    "tilaaja SUBSCRIBER",
    "toimittaja SUPPLIER",
    "toimittaja ERROR_HANDLER",
  ]);
});

test("who orders and who answers work on a document, nobody else", () => {
  const workers = (documentType: "Order" | "Fault") =>
    everybody.filter((actor) => takesPart(actor, { ...base, documentType })).map(named);
  expect(workers("Order")).toEqual(["tilaaja SUBSCRIBER", "toimittaja SUPPLIER"]);
  expect(workers("Fault")).toEqual(["tilaaja SUBSCRIBER", "toimittaja ERROR_HANDLER"]);
});
