import { expect, test } from "vitest";
import type { DocumentAction } from "./document-actions.ts";
import { sourceModes, type SourceMode } from "./document-states.ts";
import { documentTypes, type DocumentType } from "../enumerations/document-types.ts";
import { isOwedToConnection, needsOrder, sourceAction, speaksOfOrder, staysInCase } from "./source-action.ts";

// T14 to T17: what a new document of a type may be made from, and as what.
const known: [SourceMode, DocumentType, DocumentType, DocumentAction][] = [
  ...documentTypes.map((type): [SourceMode, DocumentType, DocumentType, DocumentAction] => [
    "COPY",
    type,
    type,
    "copy",
  ]),
  ...documentTypes.map((type): [SourceMode, DocumentType, DocumentType, DocumentAction] => [
    "FORWARD",
    type,
    type,
    "forward",
  ]),
  ...documentTypes.map((type): [SourceMode, DocumentType, DocumentType, DocumentAction] => [
    "ORDER",
    type,
    "Order",
    "orderFrom",
  ]),
  ["FROM_EXISTING", "Order", "ChangeOrder", "createChangeOrder"],
  ["FROM_EXISTING", "Order", "CancelOrder", "createCancelOrder"],
  ["FROM_EXISTING", "Order", "Fault", "createFault"],
];

test("each way to a new document stands for one action on its source, and there are no others", () => {
  const found = sourceModes.flatMap((mode) =>
    documentTypes.flatMap((source) =>
      documentTypes.flatMap((made) => {
        const action = sourceAction(mode, source, made);
        return action === undefined ? [] : [[mode, source, made, action].join(" ")];
      }),
    ),
  );
  expect(found.toSorted()).toEqual(known.map((one) => one.join(" ")).toSorted());
});

test("a live connection is always ended and reported faulty, and what is made of an order stays in its case", () => {
  expect(documentTypes.filter((type) => isOwedToConnection("FROM_EXISTING", type))).toEqual(["CancelOrder", "Fault"]);
  for (const mode of [...sourceModes, null, undefined].filter((one) => one !== "FROM_EXISTING"))
    expect(documentTypes.filter((type) => isOwedToConnection(mode, type))).toEqual([]);
  expect(sourceModes.filter(staysInCase).toSorted()).toEqual(["FROM_EXISTING", "ORDER"]);
});

test("a fault alone of what speaks of an order may do without one", () => {
  expect(documentTypes.filter(speaksOfOrder)).toEqual(["ChangeOrder", "CancelOrder", "Fault"]);
  expect(documentTypes.filter(needsOrder)).toEqual(["ChangeOrder", "CancelOrder"]);
});
