import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../src/app.ts";
import type { Config } from "../../src/config/config.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { testConfig } from "../app/test-config.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";

const url = "/.well-known/security.txt";
const DAY_MS = 86_400_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function ask(settings: Partial<Config>) {
  const config = { ...testConfig, ...settings };
  const app = await createApp({ config, database, log: createLog("silent"), clock: systemClock });
  const answer = await app.inject({ url });
  await app.close();
  return answer;
}

test("security.txt says whom to tell, and is valid for less than a year from now", async () => {
  const { statusCode, headers, body } = await ask({
    securityContact: "mailto:turva@verkko.fi",
    publicUrl: "https://portaali.verkko.fi",
  });
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(body).toMatch(/^Contact: mailto:turva@verkko\.fi\n/);
  expect(body).toContain("Preferred-Languages: fi, en-XA\n");
  expect(body).toContain("Canonical: https://portaali.verkko.fi/.well-known/security.txt\n");
  const [, expires = ""] = /^Expires: (.+)$/m.exec(body) ?? [];
  const days = (Date.parse(expires) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("without a contact there is no security.txt", async () => {
  expect((await ask({})).statusCode).toBe(404);
});
