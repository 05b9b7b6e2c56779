import { expect, inject, test } from "vitest";
import { checkServer, findComplaint } from "../../src/platform/database/check-server.ts";
import { withDatabase } from "./test-server.ts";

const GOOD = {
  version: 150_004,
  shown: "15.4",
  encoding: "UTF8",
  lowers: true,
  trigrams: true,
  finnish: true,
  writable: true,
  sessionsKept: true,
};

test("the server of the tests is good", async () => {
  await expect(checkServer(inject("testServer").connectionString)).resolves.toEqual({ settingsPass: true });
});

test.each([
  [{}, undefined],
  [{ version: 140_011, shown: "14.11" }, "PostgreSQL 15 or newer is needed, this one is 14.11"],
  [{ encoding: "LATIN1" }, "a database in UTF8 is needed, this one is in LATIN1"],
  [{ lowers: false }, "a database is needed that knows the letters of Finnish: make it with the locale C.UTF-8"],
  [{ trigrams: false }, "the extension pg_trgm is needed: install PostgreSQL's contrib package"],
  [{ finnish: false }, "a PostgreSQL built with ICU is needed, this one has no collation fi-x-icu"],
  [{ writable: false }, "a database that takes writes is needed, this one is read-only: is it a standby?"],
  [
    { sessionsKept: false },
    expect.stringMatching(/^a pooler such as pgbouncer .* LISTEN: connect to PostgreSQL itself, or /) as unknown,
  ],
])("a server with %j gets %s", (facts, complaint) => {
  const found = findComplaint({ ...GOOD, ...facts });
  expect(found).toEqual(complaint);
});

test("a server that does not answer is refused in one line without its password", async () => {
  const wrong = checkServer("postgresql://runko:hunter2@127.0.0.1:1/runko");
  await expect(wrong).rejects.toThrow(/^DATABASE_URL: cannot use the database: .*127\.0\.0\.1:1$/);
  await expect(wrong).rejects.not.toThrow(/hunter2/);
});

test("a database that does not exist is named", async () => {
  const address = withDatabase(inject("testServer").connectionString, "no_such");
  await expect(checkServer(address)).rejects.toThrow('database "no_such" does not exist');
});
