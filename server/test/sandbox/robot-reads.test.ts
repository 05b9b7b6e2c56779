import { afterAll, beforeAll, expect, test } from "vitest";
import { mostSandboxDocuments } from "@runko/domain/sandbox/sandbox-limits";
import { robotStatement } from "../../src/sandbox/robot-documents.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeProduct } from "../builders/make-product.ts";
import { addSandbox, pause } from "./support/sandbox-world.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

type Plan = { "Relation Name"?: string; Alias?: string; "Actual Loops": number; Plans?: Plan[] };

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test("what is too much in a sandbox is asked once, however many documents it has", async () => {
  const { sandbox, user } = await addSandbox(portal);
  const product = await makeProduct(portal.db, sandbox.twin);
  const pair = { subscriber: sandbox.robot, supplier: sandbox.twin, product, subscriberUser: user };
  for (let made = 0; made < mostSandboxDocuments + 5; made += 1)
    await makeDocument(portal.db, pair as never, { type: "Inquiry", state: "READY" });
  portal.clock.pass(pause);
  const asked = robotStatement({ now: portal.clock.now(), all: true, resting: new Map() });
  const { sql, parameters } = asked.compile(portal.db);
  const { rows } = await portal.pool.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
    parameters as unknown[],
  );
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  const counted = plan ? nodesOf(plan).filter(({ Alias }) => Alias === "e") : [];
  const looked = counted.filter((node) => node["Relation Name"] === "documents");
  expect(looked.map((node) => node["Actual Loops"])).toEqual([1]);
});
