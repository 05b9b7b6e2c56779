import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { queryKeys } from "../../api/query-keys.ts";
import { showMark } from "./show-mark.ts";

const scope = { organizationId: "o", role: "SUBSCRIBER" } as const;
const rows = [
  { id: 1, userProcessed: false },
  { id: 2, userProcessed: false },
];
const marked = [{ id: 1, userProcessed: true }, rows[1]];

test("the mark is shown in lists, in all their pages and in the document, and what the server alone knows stays", () => {
  const client = new QueryClient();
  const [list, pages, other] = [
    queryKeys.documentLists("o", "SUBSCRIBER", "Order"),
    [...queryKeys.inOrganization("o", "SUBSCRIBER"), "all-rows"],
    queryKeys.documentLists("o", "SUPPLIER", "Order"),
  ];
  const document = { id: 1, userProcessed: false, allowedActions: ["markProcessed", "archive"] };
  client.setQueryData(list, { rows, total: 2 });
  client.setQueryData(pages, { pages: [{ rows }, { rows: [] }], pageParams: [0, 1000] });
  client.setQueryData(other, { rows, total: 2 });
  client.setQueryData(queryKeys.document("o", "SUBSCRIBER", 1), document);

  showMark(client, scope, 1, true);

  expect(client.getQueryData(list)).toEqual({ rows: marked, total: 2 });
  expect(client.getQueryData(pages)).toEqual({ pages: [{ rows: marked }, { rows: [] }], pageParams: [0, 1000] });
  expect(client.getQueryData(other)).toEqual({ rows, total: 2 });
  expect(client.getQueryData(queryKeys.document("o", "SUBSCRIBER", 1))).toEqual({ ...document, userProcessed: true });
});

test("a document that is not shown is not made up", () => {
  const client = new QueryClient();
  showMark(client, scope, 1, true);
  expect(client.getQueryData(queryKeys.document("o", "SUBSCRIBER", 1))).toBeUndefined();
});
