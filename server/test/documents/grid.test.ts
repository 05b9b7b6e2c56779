import { documentActions, type DocumentAction } from "@runko/domain/documents/document-actions";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as answered from "../../../domain/test/grid/answered-grids.ts";
import * as orders from "../../../domain/test/grid/order-grids.ts";
import { readGrid, type Column, type Grid } from "../../../domain/test/grid/read-grid.ts";
import type { TestDocument } from "../builders/make-document.ts";
import type { Shown } from "./support/desk.ts";
import {
  clearLock,
  createStage,
  isByPost,
  placeDocument,
  setLock,
  tryAction,
  type Played,
  type Stage,
} from "./support/grid-stage.ts";
import { isLong } from "./support/long.ts";
import { countingFaults, photograph, readLog } from "./support/look.ts";

type Block = { title: string; type: DocumentType; byHandler: boolean; grid: Grid };
const block = (type: DocumentType, text: string, byHandler = false): Block => ({
  title: byHandler ? `${type} of a fault handler` : type,
  type,
  byHandler,
  grid: readGrid(text),
});
const blocks: Block[] = [
  block("AvailabilityRequest", answered.availabilityRequestGrid),
  block("Inquiry", answered.inquiryGrid),
  block("Order", orders.orderGrid),
  block("ChangeOrder", orders.changeOrderGrid),
  block("CancelOrder", orders.cancelOrderGrid),
  block("Fault", answered.faultGrid),
  block("Fault", answered.faultOfHandlerGrid, true),
];

let stage: Stage;
let actors: Played[];
beforeAll(async () => {
  stage = await createStage();
  actors = Object.keys(stage.actors) as Played[];
});
afterAll(async () => {
  await stage.portal.close();
});

type Cell = { actor: Played; action: DocumentAction; column: Column; expected: string };

function cellsOf({ grid }: Block): Cell[] {
  return grid.columns.flatMap((column) =>
    actors.flatMap((actor) =>
      documentActions.map((action) => ({ actor, action, column, expected: grid.cellOf(actor, action, column) })),
    ),
  );
}

const isAllowed = ({ expected }: Cell) => expected === "=" || expected === "new" || expected.startsWith("→");

const seesIt = (actor: Played, type: DocumentType) =>
  actor === "subscriber" || actor === "supplier" || (type === "Fault" && ["faultHandler", "maker"].includes(actor));

const refusals: Record<string, string> = {
  state: "409 NOT_ALLOWED_IN_STATE",
  arch: "409 NOT_ALLOWED_WHEN_ARCHIVED",
  done: "409 ALREADY_ARCHIVED",
};

/** How a forbidden cell may be refused over HTTP. */
function refusalsOf({ actor, action, expected }: Cell, type: DocumentType): string[] {
  if (expected !== "–") return action === "create" ? ["400 MALFORMED_REQUEST"] : [refusals[expected] ?? expected];
  if (!isByPost(action)) return [seesIt(actor, type) ? "403 NOT_YOUR_ACTION" : "404 DOCUMENT_NOT_FOUND"];
  return ["403 NOT_YOUR_ACTION", "422 SOURCE_NOT_FOUND", "422 COPY_EVENT_NOT_FOUND", "422 FORWARD_EVENT_NOT_FOUND"];
}

async function perform(cell: Cell, document: TestDocument) {
  const needsLock = ["edit", "editAnswer", "confirm"].includes(cell.action);
  if (needsLock) await setLock(stage, document, stage.actors[cell.actor]);
  const answer = await tryAction(stage, cell.actor, cell.action, document);
  if (needsLock) await clearLock(stage, document);
  return answer;
}

const titleOf = ({ actor, action, column }: Cell) => `${actor} ${action} in ${column.title}`;

describe.each(blocks)("$title", (current) => {
  const { type } = current;

  test("what the grid allows is done", async () => {
    const wrong: string[] = [];
    for (const cell of cellsOf(current).filter(isAllowed)) {
      const { action, column, expected } = cell;
      const document = await placeDocument(stage, current, column, action);
      const answer = await perform(cell, document);
      const body = answer.body as Shown;
      const log = (await readLog(stage.db, document.id)).map((row) => row.action);
      const allowed: Record<string, string> = { new: "201 OPEN", "=": `200 ${column.state}` };
      const wanted = allowed[expected] ?? `200 ${expected.slice(1)}`;
      if (`${answer.status} ${body.eventState}` !== wanted) wrong.push(`${titleOf(cell)}: ${answer.text}`);
      const written = expected !== "new" ? [action] : action === "orderFrom" ? ["orderFrom"] : [];
      if (log.join() !== written.join()) wrong.push(`${titleOf(cell)}: the log has ${log.join()}`);
    }
    expect(wrong).toEqual([]);
  });

  test("what the grid forbids leaves all as it was", { timeout: 600_000 }, async () => {
    const wrong: string[] = [];
    let strangers = 0;
    for (const column of current.grid.columns) {
      const document = await placeDocument(stage, current, column);
      const before = await photograph(stage.db, document.id);
      for (const cell of cellsOf(current).filter((one) => one.column === column && !isAllowed(one))) {
        if (cell.expected === "–" && !isLong && (strangers += 1) % 10 !== 0) continue;
        const { status, body } = await perform(cell, document);
        const found = `${status} ${body.code}`;
        if (!refusalsOf(cell, type).includes(found)) wrong.push(`${titleOf(cell)}: ${found}`);
        if (
          found.startsWith("409 NOT_ALLOWED") &&
          body.currentState !== (column.flags.archived ? "ARCHIVED" : column.state)
        )
          wrong.push(`${titleOf(cell)}: says the state is ${body.currentState}`);
        if (isLong && (await photograph(stage.db, document.id)) !== before) wrong.push(`${titleOf(cell)}: changed it`);
      }
      if ((await photograph(stage.db, document.id)) !== before) wrong.push(`${column.title}: something changed it`);
    }
    expect(wrong).toEqual([]);
  });
});

test("the counters are right after all that", async () => {
  expect(await countingFaults(stage.db)).toEqual([]);
});
