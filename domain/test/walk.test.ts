import fc from "fast-check";
import { expect, test } from "vitest";
import { dateEffects, isDateEffect } from "../src/documents/agreed-date.ts";
import { changedFlags } from "../src/documents/action-effects.ts";
import { judgeAction } from "../src/documents/allowed-actions.ts";
import { documentActions, type ActionRow } from "../src/documents/document-actions.ts";
import { countedStates } from "../src/documents/document-states.ts";
import { documentTypes, isOrderType } from "../src/enumerations/document-types.ts";
import { isBySupplier } from "../src/documents/processed-mark.ts";
import { requestOf, waitsAfter } from "../src/documents/waits.ts";
import type { DocumentFacts, RuledDocument } from "../src/documents/ruled-document.ts";
import { actorNames, cast, documentOf, neutralFacts, openOriginal } from "./grid/grid-cast.ts";
import { testSize } from "./test-size.ts";

const steps = testSize(1000, 10_000);

type Move = { actor: (typeof actorNames)[number]; row: ActionRow };

function movesFrom(document: RuledDocument, facts: Partial<DocumentFacts>): Move[] {
  return actorNames.flatMap((actor) =>
    documentActions.flatMap((action): Move[] => {
      const verdict = judgeAction(action, cast[actor], document, neutralFacts(cast[actor], facts));
      return verdict.row !== null && verdict.refusals.length === 0 ? [{ actor, row: verdict.row }] : [];
    }),
  );
}

/** What is left open of the date; it moves whenever it can. */
function openDates(document: RuledDocument, { row: { to, effects } }: Move): Partial<RuledDocument> {
  const effect = effects.find(isDateEffect);
  if (!effect) return {};
  const { dateUnanswered: unanswered, proposedDeliveryDate: proposed } = document;
  const before = { estimated: "2026-12-10", committed: "2026-12-10", proposed, unanswered, movedBy: null };
  const held = document.heldReason;
  const ends = to === "READY" || to === "CANCELLED";
  const told =
    effect === "tellDelay" && held === null ? { delayReason: "CAPACITY_ISSUE" as const } : { date: "2026-12-15" };
  const { agreed } = dateEffects[effect]({ ...before, held }, { estimated: "2026-12-20", ends, ...told });
  return { dateUnanswered: agreed.unanswered, proposedDeliveryDate: agreed.proposed, heldReason: agreed.held };
}

const after = (document: RuledDocument, move: Move): RuledDocument => ({
  ...document,
  eventState: move.row.to ?? document.eventState,
  ...changedFlags(move.row.effects),
  ...openDates(document, move),
  waits: waitsAfter(document.waits, move.row, { at: "2026-11-20T08:00:00.000Z" }),
  ...(!move.row.internal && isBySupplier(cast[move.actor], document) && { userProcessed: false }),
});

/** No rule looks at the order in which it came to wait. */
const keyOf = (document: RuledDocument): string =>
  JSON.stringify({ ...document, waits: document.waits.map((wait) => `${wait.for} ${wait.why}`).toSorted() });

const leading = new Map<string, boolean>();

/** Whether anything is left to do with it, found once for all that come to the same. */
function leadsOn(document: RuledDocument): boolean {
  const key = keyOf(document);
  // That it can be given to a colleague leads nowhere.
  const known = leading.get(key) ?? movesFrom(document, {}).some(({ row }) => !row.internal);
  leading.set(key, known);
  return known;
}

const isFinal = ({ eventState }: RuledDocument) => eventState === "READY" || eventState === "CANCELLED";

// What server/migrations/0003-documents.sql demands of every row, and what follows from table C.
function brokenRules(before: RuledDocument, document: RuledDocument): string[] {
  const { documentType, eventState, cancelledByCustomer, cancelledBySupplier, rejected } = document;
  const cancelled = eventState === "CANCELLED";
  const rules: Record<string, boolean> = {
    "the state is one of the type's": countedStates(documentType).includes(eventState),
    "only what is cancelled has a canceller": cancelled || !(cancelledByCustomer || cancelledBySupplier),
    "what is cancelled has one canceller": !cancelled || cancelledByCustomer !== cancelledBySupplier,
    "only a cancellation is confirmed": cancelled || !document.cancelConfirmed,
    "only an order's cancellation is confirmed": isOrderType(documentType) || !document.cancelConfirmed,
    "only what has ended is archived": isFinal(document) || !document.archived,
    "archived stays archived": document.archived || !before.archived,
    "what has ended stays as it ended, unless its subscriber opens it again":
      !isFinal(before) ||
      eventState === before.eventState ||
      (documentType === "Fault" && eventState === "IN_PROCESSING"),
    "only a ready fault's repair is accepted":
      (documentType === "Fault" && eventState === "READY") || !document.repairAccepted,
    "a canceller stays": cancelledByCustomer >= before.cancelledByCustomer,
    "a confirmation stays": document.cancelConfirmed >= before.cancelConfirmed,
    "a rejected order is cancelled, a rejected answer ready":
      !rejected || eventState === (isOrderType(documentType) ? "CANCELLED" : "READY"),
    "a fault is never rejected": documentType !== "Fault" || !rejected,
    "a mark stands on what is confirmed, in delivery or ready":
      !document.userProcessed || ["CONFIRMED", "IN_DELIVERY", "READY"].includes(eventState),
    "what has ended waits for nobody but for whom its repair was made":
      !isFinal(document) || document.waits.every(({ why }) => why === "repair"),
    "a repair waits for the subscriber of a ready fault that stands in the lists and is not accepted":
      document.waits.every(({ why }) => why !== "repair") ||
      (documentType === "Fault" && eventState === "READY" && !document.archived && !document.repairAccepted),
    "one at most waits for a side and a reason":
      new Set(document.waits.map((wait) => `${wait.for} ${wait.why}`)).size === document.waits.length,
    "what is returned waits for its subscriber alone, and is open":
      !document.waits.some(({ why }) => why === "returned") ||
      (eventState === "OPEN" && document.waits.every((wait) => wait.why !== "returned" || wait.for === "subscriber")),
    "a request is under way in what is confirmed or in delivery alone, and waits for one side":
      document.waits.filter((wait) => requestOf([wait])).length <=
      (["CONFIRMED", "IN_DELIVERY"].includes(eventState) ? 1 : 0),
    "a date waits for an answer of what is confirmed or in delivery alone":
      ["CONFIRMED", "IN_DELIVERY"].includes(eventState) ||
      (!document.dateUnanswered && document.proposedDeliveryDate === null && document.heldReason === null),
    "a day that is doubted waits for the subscriber": document.heldReason === null || document.dateUnanswered,
    "something is left to do with what is not archived": document.archived || leadsOn(document),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

const known = fc.record({
  original: fc.constantFrom(null, openOriginal),
  actorMayForward: fc.boolean(),
  retentionOver: fc.boolean(),
});
const step = fc.record({ pick: fc.nat(), made: fc.nat(), facts: known });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const newDocuments: RuledDocument[] = [
  ...documentTypes.map((type) => documentOf(type, "OPEN")),
  documentOf("Fault", "OPEN", { createdByRole: "ERROR_HANDLER" }),
];

/** Every step is a move that the table allows; a new document is made where none is left, and after some archivings. */
function walk(taken: readonly Step[]): { moved: number; broken: string[] } {
  let document: RuledDocument | undefined;
  let moved = 0;
  for (const { pick, made, facts } of taken) {
    const old = document && movesFrom(document, facts).length > 0 ? document : undefined;
    const before = old ?? newDocuments[made % newDocuments.length];
    const moves = before ? movesFrom(before, facts) : [];
    const move = moves[pick % moves.length];
    if (!before || !move) return { moved, broken: [`no move from ${JSON.stringify(before)}`] };
    const reached = after(before, move);
    const broken = brokenRules(before, reached);
    if (broken.length > 0) return { moved, broken: [`${move.actor} ${move.row.action}`, ...broken] };
    moved += 1;
    document = reached.archived && made % 3 === 0 ? undefined : reached;
  }
  return { moved, broken: [] };
}

test(`${steps} random steps lead to nothing that cannot be`, () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: steps, maxLength: steps }), (taken) => {
      expect(walk(taken)).toEqual({ moved: steps, broken: [] });
    }),
    { numRuns: 1 },
  );
}, 60_000);

test("every document that any moves lead to is one that can be, and every state is reached", () => {
  const seen = new Map(newDocuments.map((document) => [keyOf(document), document]));
  const facts = { original: openOriginal };
  for (const document of seen.values()) {
    for (const move of movesFrom(document, facts)) {
      const { actor, row } = move;
      const reached = after(document, move);
      expect(brokenRules(document, reached), `${actor} ${row.action} of ${JSON.stringify(document)}`).toEqual([]);
      if (!seen.has(keyOf(reached))) seen.set(keyOf(reached), reached);
    }
  }
  const states = new Set([...seen.values()].map(({ documentType, eventState }) => `${documentType} ${eventState}`));
  const everywhere = documentTypes.flatMap((type) => countedStates(type).map((state) => `${type} ${state}`));
  expect([...states].toSorted()).toEqual(everywhere.toSorted());
  expect(seen.size).toBeGreaterThan(60);
}, 60_000);
