import { expect, test } from "vitest";
import { saysNothing } from "../../components/tables/says-nothing.ts";
import type { DocumentRow } from "../api/entities.ts";
import { resultColumns } from "./result-columns.tsx";

test("a document without customer, product or connection ids has nothing to tell of them on a card", () => {
  const row = { document: {}, supplier: { name: "Verkko Oy" }, productName: null } as unknown as DocumentRow;
  const names = ["product", "customer", "counterparty", "subscriberConnectionId", "projectId"] as const;
  const said = resultColumns("SUBSCRIBER", names, "2026-11-24T00:00:00Z").filter(
    ({ id, cell }) => id !== "tid" && !saysNothing(cell(row)),
  );
  expect(said.map(({ id }) => id)).toEqual(["counterparty"]);
});
