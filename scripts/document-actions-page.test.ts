import { readFileSync } from "node:fs";
import { join } from "node:path";
import { actionGuards, type GuardName } from "@runko/domain/documents/action-guards";
import { documentStates } from "@runko/domain/documents/document-states";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { waitReasons } from "@runko/domain/documents/waits";
import type { DocumentFacts, RuledDocument } from "@runko/domain/documents/ruled-document";
import fc from "fast-check";
import { expect, test } from "vitest";
import { root } from "./build-stamp.mjs";
import { guardRefusals, writeDocumentActionsPage } from "./document-actions-page.ts";

test("docs/document-actions.md says what the table says (npm run docs:actions writes it)", () => {
  expect(readFileSync(join(root, "docs/document-actions.md"), "utf8")).toBe(writeDocumentActionsPage());
});

const flag = fc.boolean();
const original = fc.record({
  eventState: fc.constantFrom(...documentStates),
  archived: flag,
  ordered: flag,
  subscriberId: fc.constant("a"),
  supplierId: fc.constant("b"),
});
const document: fc.Arbitrary<RuledDocument> = fc.record({
  documentType: fc.constantFrom(...documentTypes),
  eventState: fc.constantFrom(...documentStates),
  subscriberId: fc.constant("a"),
  supplierId: fc.constant("b"),
  createdById: fc.constant("u"),
  createdByRole: fc.constant("SUBSCRIBER"),
  archived: flag,
  rejected: flag,
  ordered: flag,
  modified: flag,
  disconnected: flag,
  userProcessed: flag,
  cancelledByCustomer: flag,
  cancelledBySupplier: flag,
  cancelConfirmed: flag,
  validUntilDate: fc.constantFrom(null, "2026-11-19", "2026-11-21"),
  waits: fc.array(
    fc.record({
      for: fc.constantFrom("subscriber", "supplier"),
      why: fc.constantFrom(...waitReasons),
      since: fc.constant("2026-11-18T08:00:00.000Z"),
      by: fc.constantFrom(null, "2026-11-19", "2026-11-30"),
    }),
    { maxLength: 3 },
  ),
  repairAccepted: flag,
  dateUnanswered: flag,
  heldReason: fc.constantFrom(null, "WEATHER"),
  proposedDeliveryDate: fc.constantFrom(null, "2026-11-19", "2026-11-21"),
  handlerIds: fc.record({ subscriber: fc.constantFrom(null, "u"), supplier: fc.constantFrom(null, "v") }),
});
const types = fc.subarray([...documentTypes]);
const facts: fc.Arbitrary<DocumentFacts> = fc.record({
  purpose: fc.constantFrom("offer", "perform"),
  today: fc.constant("2026-11-20"),
  lockedById: fc.constantFrom(null, "u", "v"),
  original: fc.option(original),
  answerSaysSomething: flag,
  hasLiveForward: flag,
  caseHasUnfinishedChange: flag,
  actorMayForward: flag,
  eventTypeRights: types,
  dealing: fc.option(
    fc.record({
      eventTypeRights: types,
      activeEventTypes: types,
      hasFaultHandler: flag,
      publicSupplier: flag,
      subscribedEventTypes: types,
    }),
  ),
  retentionOver: flag,
});

test("each guard gives the refusals that the page names, and no others", () => {
  const actor = { userId: "u", organizationId: "a", role: "SUBSCRIBER" } as const;
  const cases = fc.sample(fc.tuple(document, facts), { numRuns: 3000, seed: 1 });
  for (const name of Object.keys(guardRefusals) as GuardName[]) {
    const answers = new Set(cases.map(([one, known]) => actionGuards[name](actor, one, known)));
    expect([name, ...answers].toSorted()).toEqual([name, true, ...guardRefusals[name]].toSorted());
  }
});
