import { expect, test } from "vitest";
import { judgeAction } from "../src/documents/allowed-actions.ts";
import { actionTable, documentActions, type ActionRow } from "../src/documents/document-actions.ts";
import { countedStates } from "../src/documents/document-states.ts";
import { documentTypes } from "../src/enumerations/document-types.ts";
import { actorNames, cast, documentOf, neutralFacts, neutralFor } from "./grid/grid-cast.ts";
import { writeCell } from "./grid/read-grid.ts";

function allCells(table: readonly ActionRow[]): Map<string, string> {
  const cells = documentTypes.flatMap((type) =>
    countedStates(type).flatMap((state) =>
      actorNames.flatMap((actor) =>
        documentActions.map((action): [string, string] => {
          const document = documentOf(type, state, neutralFor(action));
          const verdict = judgeAction(action, cast[actor], document, neutralFacts(cast[actor]), table);
          return [`${actor} ${action} ${type} ${state}`, writeCell(verdict)];
        }),
      ),
    ),
  );
  return new Map(cells);
}

test("a supplier that may cancel one state earlier changes those cells and no other", () => {
  const changed = actionTable.map((row): ActionRow =>
    row.action === "cancelBySupplier" ? Object.assign({}, row, { from: ["IN_PROCESSING", ...row.from] }) : row,
  );
  const before = allCells(actionTable);
  const differences = [...allCells(changed)].filter(([cell, found]) => before.get(cell) !== found);
  expect(before.size).toBeGreaterThan(6000);
  expect(differences).toEqual([
    ["supplier cancelBySupplier Order IN_PROCESSING", "→CANCELLED"],
    ["supplier cancelBySupplier ChangeOrder IN_PROCESSING", "→CANCELLED"],
    ["supplier cancelBySupplier CancelOrder IN_PROCESSING", "→CANCELLED"],
  ]);
});
