import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { makeTemporaryData, removeTemporaryData } from "../database/temporary-data.ts";
import { signalServer } from "../replica/start-replica.ts";

const ANSWERED_MS = 6000;
let dataDir: string;
beforeAll(() => {
  dataDir = makeTemporaryData();
});
afterAll(() => removeTemporaryData(dataDir));

const signalAll = (name: NodeJS.Signals) => signalServer(join(dataDir, "postgres", "cluster"), name);

test("a database that hangs fails what waits for it, and is used again when it goes on (operations 1, D-55)", async () => {
  const settings = { databaseUrl: undefined, dataDir, databasePool: 3, statementTimeoutMs: 60_000 };
  const { pool, watch, close } = await openDatabase(settings, () => {});
  const ask = () => pool.query("SELECT 1 AS one");
  await Promise.all([ask(), ask(), ask()]);
  signalAll("SIGSTOP");
  try {
    const asked = performance.now();
    const answers = await Promise.allSettled(Array.from({ length: 9 }, ask));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => "rejected"));
    expect(performance.now() - asked).toBeLessThan(ANSWERED_MS);
    await expect(watch.requireWritable()).rejects.toThrow("database");
  } finally {
    signalAll("SIGCONT");
  }
  await expect
    .poll(
      () =>
        ask().then(
          ({ rows }) => rows[0] as unknown,
          () => undefined,
        ),
      { timeout: 30_000 },
    )
    .toEqual({
      one: 1,
    });
  await close();
});
