import { describe, expect, test } from "vitest";
import { judgeAction } from "../../src/documents/allowed-actions.ts";
import { documentActions, type DocumentAction } from "../../src/documents/document-actions.ts";
import { documentStates } from "../../src/documents/document-states.ts";
import { documentTypes, orderTypes, type DocumentType } from "../../src/enumerations/document-types.ts";
import type { DocumentFacts, RuledDocument } from "../../src/documents/ruled-document.ts";
import * as answered from "./answered-grids.ts";
import {
  actorNames,
  amended,
  cast,
  documentOf,
  neutralFacts,
  neutralFor,
  openOriginal,
  type ActorName,
} from "./grid-cast.ts";
import * as orders from "./order-grids.ts";
import { readGrid, writeCell, type Column, type Grid } from "./read-grid.ts";

type Block = {
  title: string;
  type: DocumentType;
  grid: Grid;
  made?: Partial<RuledDocument>;
  known?: Partial<DocumentFacts>;
};

const forwarded = { original: openOriginal };

const blocks: Block[] = [
  { title: "AvailabilityRequest", type: "AvailabilityRequest", grid: readGrid(answered.availabilityRequestGrid) },
  { title: "Inquiry", type: "Inquiry", grid: readGrid(answered.inquiryGrid) },
  { title: "Order", type: "Order", grid: readGrid(orders.orderGrid) },
  { title: "ChangeOrder", type: "ChangeOrder", grid: readGrid(orders.changeOrderGrid) },
  { title: "CancelOrder", type: "CancelOrder", grid: readGrid(orders.cancelOrderGrid) },
  { title: "Fault", type: "Fault", grid: readGrid(answered.faultGrid) },
  {
    title: "Fault of a fault handler",
    type: "Fault",
    grid: readGrid(answered.faultOfHandlerGrid),
    made: { createdByRole: "ERROR_HANDLER" },
  },
  {
    title: "forwarded AvailabilityRequest",
    type: "AvailabilityRequest",
    grid: readGrid(answered.availabilityRequestGrid, answered.forwardedAnsweredRows),
    known: forwarded,
  },
  {
    title: "forwarded Inquiry",
    type: "Inquiry",
    grid: readGrid(answered.inquiryGrid, answered.forwardedAnsweredRows),
    known: forwarded,
  },
  {
    title: "forwarded Order",
    type: "Order",
    grid: readGrid(orders.orderGrid, orders.forwardedOrderRows),
    known: forwarded,
  },
  // Nobody forwards these; should one have an original all the same, nothing is transferred to it.
  { title: "forwarded ChangeOrder", type: "ChangeOrder", grid: readGrid(orders.changeOrderGrid), known: forwarded },
  { title: "forwarded CancelOrder", type: "CancelOrder", grid: readGrid(orders.cancelOrderGrid), known: forwarded },
  { title: "forwarded Fault", type: "Fault", grid: readGrid(answered.faultGrid), known: forwarded },
];

function judged(block: Omit<Block, "title" | "grid">, actor: ActorName, action: DocumentAction, column: Column) {
  const { type, made, known } = block;
  const document = documentOf(type, column.state, { ...neutralFor(action), ...column.flags, ...made });
  return writeCell(judgeAction(action, cast[actor], document, neutralFacts(cast[actor], known)));
}

describe.each(blocks)("$title", (block) => {
  test.each(actorNames)("%s may do what the grid says", (actor) => {
    const { grid } = block;
    const wrong = documentActions.flatMap((action) =>
      grid.columns.flatMap((column) => {
        const expected = grid.cellOf(actor, action, column);
        const found = judged(block, actor, action, column);
        return found === expected ? [] : [`${action} in ${column.title}: expected ${expected}, found ${found}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(orderTypes)("%s of which a change is asked", (type) => {
  const grid = readGrid(orders.amendedRows);
  const talked = documentActions.filter((action) => amended(action).length > 0);

  test.each(actorNames)("%s may do what the grid says", (actor) => {
    const wrong = talked.flatMap((action) =>
      grid.columns.flatMap((column) => {
        const expected = grid.cellOf(actor, action, column);
        const found = judged({ type, made: { waits: amended(action) } }, actor, action, column);
        return found === expected ? [] : [`${action} in ${column.title}: expected ${expected}, found ${found}`];
      }),
    );
    expect([wrong, talked.length]).toEqual([[], 6]);
  });
});

const inState = (state: Column["state"], flags: Column["flags"] = {}): Column => ({ title: state, state, flags });
const isAllowed = (cell: string) => cell === "=" || cell === "new" || cell.startsWith("→");

function allowedIn(type: DocumentType, column: Column): string[] {
  return actorNames.flatMap((actor) =>
    documentActions
      .filter((action) => isAllowed(judged({ type, known: forwarded }, actor, action, column)))
      .map((action) => `${actor} ${action}`),
  );
}

// The database holds no such document; should one appear, nothing leads further into the unknown.
describe("what no document can be", () => {
  test.each(["AvailabilityRequest", "Inquiry", "Fault"] as const)("%s in a state of orders", (type) => {
    const copied = type === "Fault" ? [] : ["subscriber copy"];
    const marked = ["subscriber markProcessed", "subscriber unmarkProcessed"];
    const answerers = type === "Fault" ? ["faultHandler", "maker"] : ["supplier"];
    const talk = (who: string) =>
      ["askQuestion", "answerQuestion", "withdrawQuestion"].map((action) => `${who} ${action}`);
    const hands = (who: string) => [...talk(who), `${who} take`, `${who} assign`];
    const possible = [...marked, ...copied, ...hands("subscriber"), ...answerers.flatMap(hands)];
    expect(allowedIn(type, inState("CONFIRMED"))).toEqual(possible);
    expect(allowedIn(type, inState("IN_DELIVERY"))).toEqual(possible);
  });

  test.each(documentTypes)("%s archived in a state that is not final", (type) => {
    const copied = type === "Fault" || type === "ChangeOrder" || type === "CancelOrder" ? [] : ["subscriber copy"];
    for (const state of documentStates.filter((one) => one !== "READY" && one !== "CANCELLED"))
      expect(allowedIn(type, inState(state, { archived: true }))).toEqual(copied);
  });
});
