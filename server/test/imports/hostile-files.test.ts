import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import type { ProblemBody } from "../app/caller.ts";
import { multipartBody, multipartType } from "../attachments/support/upload.ts";
import { addPair, type World } from "../documents/support/create-world.ts";

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
});
afterAll(() => portal.close());

const told = ({ errors = [] }: ProblemBody) => errors.map(({ path, code }) => `${path} ${code}`);
const post = (path: string, rows: readonly object[]) =>
  world.desks.subscriber.post<ProblemBody>(path, path === "/imports" ? { kind: "Order", rows } : { rows });

test.each(["/imports", "/connections/reconciliation"])(
  "%s: rows of a program are no more and no wider than those of a file",
  async (path) => {
    // Each row would be as long as all their names: 9 million cells of 200 kB.
    const wide = Array.from({ length: 1000 }, (_, row) =>
      Object.fromEntries(Array.from({ length: 9 }, (_none, at) => [`sarake-${row}-${at}`, "x"])),
    );
    const refused = await post(path, wide);
    expect([refused.status, told(refused.body)]).toEqual([422, ["rows SHEET_TOO_WIDE"]]);
    const many = await post(
      path,
      Array.from({ length: 1001 }, () => ({ TID: "1" })),
    );
    expect([many.status, told(many.body)]).toEqual([422, ["rows CSV_TOO_MANY_ROWS"]]);
  },
);

test("what the database cannot keep is told of its cell", async () => {
  for (const path of ["/imports", "/connections/reconciliation"]) {
    const { status, body } = await post(path, [{ TID: "1" }, { TID: "a\ud800b" }]);
    expect([status, told(body)]).toEqual([422, ["rows.1.TID INVALID_VALUE"]]);
  }
});

test("a text in the place of a header is left out, and not remembered", async () => {
  const { base, token } = world.desks.subscriber;
  const headers = { authorization: `Bearer ${token}` };
  const long = Array.from({ length: 9000 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000))).join("");
  const payload = multipartBody([
    { name: "metadata", content: JSON.stringify({ kind: "Order" }) },
    { name: "file", fileName: "rivit.csv", content: `Oma tunnus;${long}\na;b\n` },
  ]);
  const url = `/api${base}/imports`;
  const made = await portal.inject({
    method: "POST",
    url,
    headers: { ...headers, "content-type": multipartType },
    payload,
  });
  const { id } = made.json<{ id: string }>();
  const mapped = await portal.inject({
    method: "PUT",
    url: `${url}/${id}/mapping`,
    headers,
    payload: { mapping: ["subscriberConnectionId", null], defaults: {} },
  });
  expect([mapped.statusCode, mapped.json<{ mapping: unknown }>().mapping]).toEqual([
    200,
    ["subscriberConnectionId", null],
  ]);
});
