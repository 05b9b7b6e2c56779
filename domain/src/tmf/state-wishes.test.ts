import { expect, test } from "vitest";
import { actionTable } from "../documents/document-actions.ts";
import { documentStates } from "../documents/document-states.ts";
import { actionsOfFields, stateWishes } from "./state-wishes.ts";

/** By a POST of an order, of its source and of its connection, and of the other resources. */
const byMaking = ["create", "orderFrom", "createChangeOrder", "createCancelOrder", "createFault"];

/** What the standard has no word for: its state stays, or people or the portal itself do it (beyond A6). */
const ofThePortalAlone =
  "acceptDate acceptProposedDate acceptRepair acceptWithCharge anonymize answerQuestion archive assign confirmCancellation copy forward handOver lapseRequest proposeDate refuseProposedDate refuseRequest reopenFault reportJeopardy requestAmend take transferToOriginal unmarkProcessed withdrawQuestion withdrawRequest".split(
    " ",
  );

test("each action of the table is asked for by a state, fields or a making of the façade, or is the portal's alone", () => {
  const ways = Object.values(stateWishes).flatMap((wishes) =>
    Object.values(wishes).flatMap(({ subscriber = [], supplier = [] }) => [...subscriber, ...supplier]),
  );
  const byState = ways.flatMap(({ action, after = {} }) => [action, ...Object.values(after).flat()]);
  const byFields = documentStates.flatMap((from) =>
    (["subscriber", "supplier"] as const).flatMap((side) => actionsOfFields(side, from)),
  );
  const asked = new Set<string>([...byState, ...byFields, ...byMaking]);
  const all = new Set<string>(actionTable.map(({ action }) => action));
  expect([...asked].filter((action) => !all.has(action))).toEqual([]);
  expect([...all].filter((action) => !asked.has(action)).toSorted()).toEqual(ofThePortalAlone);
});
