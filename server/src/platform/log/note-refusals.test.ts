import { expect, test } from "vitest";
import { noteRefusals } from "./note-refusals.ts";
import type { SecurityEntry } from "./security-log.ts";

const entry = (requestId: string): SecurityEntry => ({ event: "refused", address: "10.0.0.1", requestId });

test("of 300 refusals of a user on a route the first is a row, and those of the minute are another (security m6)", async () => {
  const rows: SecurityEntry[] = [];
  const notes = noteRefusals(
    async (row) => void rows.push(row),
    () => {},
  );
  for (let number = 1; number <= 300; number += 1) await notes.note("user GET /a", entry(`a${number}`));
  await notes.note("user GET /b", entry("b1"));
  expect(rows.map(({ requestId }) => requestId)).toEqual(["a1", "b1"]);
  await notes.end();
  expect(rows.slice(2)).toEqual([{ ...entry("a300"), details: { times: 299 } }]);
  await notes.note("user GET /a", entry("a301"));
  expect(rows.at(-1)).toEqual(entry("a301"));
});

test("what is counted is written when the minute is over, without another call", async () => {
  const rows: SecurityEntry[] = [];
  const notes = noteRefusals(
    async (row) => void rows.push(row),
    () => {},
    20,
  );
  await notes.note("k", entry("1"));
  await notes.note("k", entry("2"));
  await expect.poll(() => rows.length).toBe(2);
  expect(rows[1]?.details).toEqual({ times: 1 });
});

test("a stranger of ever new addresses adds a bounded number of rows in a minute", async () => {
  const rows: SecurityEntry[] = [];
  const notes = noteRefusals(
    async (row) => void rows.push(row),
    () => {},
  );
  for (let number = 1; number <= 20_000; number += 1) await notes.note(`token ${number}`, entry(`a${number}`));
  await notes.end();
  expect(rows.length).toBeLessThanOrEqual(1_002);
  expect(rows.at(-1)).toEqual({ ...entry("a20000"), details: { times: 18_999 } });
});
