import { afterAll, beforeAll, expect, test } from "vitest";
import { claimDeliveries } from "../../src/webhooks/claim-deliveries.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeWebhook } from "../builders/make-webhook.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("organizations take turns: who has many webhooks leaves room for who has one", async () => {
  const { db } = database;
  const [greedy, modest] = [await makeOrganization(db), await makeOrganization(db)];
  const many: string[] = [];
  for (let index = 0; index < 10; index++) many.push((await makeWebhook(db, greedy)).webhook);
  const { webhook: one } = await makeWebhook(db, modest);
  const long = new Date("2026-01-01T00:00:00Z");
  await db.updateTable("webhook_deliveries").set({ state: "waiting", due_at: long }).execute();
  const now = new Date();
  const claimed = await claimDeliveries(db, now, new Map());
  expect(claimed.map(({ webhookId }) => webhookId)).toContain(one);
  expect(claimed).toHaveLength(9);
  // The lease keeps what was taken from everybody else; what is left waits for the organization's turn.
  const busy = new Map(claimed.map(({ webhookId }) => [webhookId, 1]));
  expect(await claimDeliveries(db, now, busy)).toEqual([]);
  const left = await claimDeliveries(db, now, new Map());
  expect(left).toHaveLength(2);
  expect(left.every(({ webhookId }) => many.includes(webhookId))).toBe(true);
});
