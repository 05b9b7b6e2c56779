import { readFileSync } from "node:fs";
import { exportProof } from "@runko/domain/values/export-proof";
import { texts } from "@runko/domain/texts/texts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countPortions } from "../../src/platform/http/prove-large-export.ts";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makePair, type TestPair } from "../builders/make-pair.ts";
import { makePasskey } from "../builders/make-passkey.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeUser } from "../builders/make-user.ts";

type Call = { operationId: string; responses?: Record<string, unknown> };
const document = JSON.parse(readFileSync("docs/openapi.json", "utf8")) as {
  paths: Record<string, Record<string, Call>>;
};

const usual = exportProof.rows;

let portal: TestApp;
let pair: TestPair;
let admin: Caller;
let productAdmin: Caller;
let machine: Caller;
let product: { id: string };
let sessions: string[];

const period = "report=count-per-event&from=2020-01-01&to=2020-12-31";

/** Who is let in by the password alone, as before the second factor was set up. */
async function withFactor(overrides: Parameters<typeof makeUser>[1]): Promise<Caller> {
  const user = await makeUser(portal.db, overrides);
  await makePasskey(portal.db, user);
  sessions.push(user.id);
  return portal.signInAs(user);
}

async function prove(): Promise<void> {
  for (const { token } of [admin, productAdmin]) await portal.withToken(token ?? "").get("/users/me");
  await portal.db
    .updateTable("login_sessions")
    .set({ proven_at: portal.clock.now() })
    .where("user_id", "in", sessions)
    .execute();
}

beforeAll(async () => {
  portal = await createTestApp();
  sessions = [];
  pair = await makePair(portal.db);
  const roles = [
    [pair.supplier, "SUBSCRIBER_ADMIN", "SUPPLIER_ADMIN", "SUPPLIER"],
    [pair.subscriber, "SUBSCRIBER", "SUBSCRIBER_ADMIN"],
  ] as const;
  admin = await withFactor({ roles: roles.map((one) => [...one]) as never });
  productAdmin = await withFactor({ global_role: "RUNKO_ADMIN" });
  machine = portal.withToken((await makeApiClient(portal.db, pair.subscriber)).token);
  for (const state of ["OPEN", "OPEN", "READY", "READY"] as const)
    await makeDocument(portal.db, pair, { type: "Order", state, created_at: new Date("2020-05-05T09:00:00Z") });
  await makeDocument(portal.db, pair, { type: "Inquiry", state: "OPEN" });
  product = await makeProduct(portal.db, pair.supplier);
  await portal.db
    .insertInto("product_areas")
    .values(
      ["33100", "33200"].map((code) => ({
        product_id: product.id,
        kind: "postalCode",
        key: code,
        code,
        verdict: "served",
        note: "",
      })),
    )
    .execute();
  await makeNni(portal.db, pair.supplier, { groups: [] });
  await makeNni(portal.db, pair.supplier, { groups: [] });
});
afterAll(async () => {
  exportProof.rows = usual;
  await portal.close();
});

const subscriber = () => `/organizations/${pair.subscriber.id}/roles/SUBSCRIBER`;
const supplier = () => `/organizations/${pair.supplier.id}/roles/SUPPLIER`;
const products = () => `/organizations/${pair.supplier.id}/products/export`;

/** What takes many rows out, each with more than one. */
const ways: [string, () => Promise<{ status: number; body: unknown }>][] = [
  ["exportEvents", () => admin.get(`${subscriber()}/events/export?documentType=Order&format=xlsx`)],
  ["exportAnswers", () => admin.get(`${supplier()}/events/answer-file?documentType=Order&format=csv`)],
  ["exportConnections", () => admin.get(`${subscriber()}/connections/export`)],
  [
    "exportReconciliation",
    () =>
      admin.post(`${subscriber()}/connections/reconciliation/export`, {
        rows: [{ [texts.reconciliation.headers.subscriberConnectionId]: "X" }],
      }),
  ],
  ["listReportDocuments", () => admin.get(`${subscriber()}/export/report/documents?${period}&format=csv`)],
  ["listPortalReportDocuments", () => productAdmin.get(`/admin/export/report/documents?${period}&format=csv`)],
  ["getReport", () => admin.get(`${subscriber()}/export/report?${period}&format=csv`)],
  [
    "getOrderConfirmationDuration",
    () => admin.get(`${supplier()}/export/order-confirmation-duration?from=2020-01-01&to=2020-12-31&format=csv`),
  ],
  ["getPortalReport", () => productAdmin.get(`/admin/export/report?${period}&format=xlsx`)],
  ["exportUsers", () => admin.get(`/organizations/${pair.supplier.id}/users/export`)],
  ["exportProducts", () => admin.get(products())],
  ["exportProductAreas", () => admin.get(`/organizations/${pair.supplier.id}/products/${product.id}/areas/export`)],
  ["exportNnis", () => admin.get(`/organizations/${pair.supplier.id}/nnis/export`)],
  ["exportAllUsers", () => productAdmin.get("/users/export")],
  ["exportOrganizations", () => productAdmin.get("/organizations/export")],
];

const exported = async () =>
  (await portal.db.selectFrom("security_log").select("id").where("event", "=", "exported").execute()).length;

describe("a file of many rows asks a recent proof of who has a second factor (0189)", () => {
  test("every call that answers a file says so, but those whose rows are few", () => {
    const calls = Object.values(document.paths).flatMap((path) => Object.values(path));
    const files = calls.filter(({ responses }) => /csv|spreadsheet/.test(JSON.stringify(responses?.["200"] ?? {})));
    const asking = new Set(
      portal.routes.filter(({ config }) => config.asksProof === "ofManyRows").map(({ operationId }) => operationId),
    );
    expect(new Set(ways.map(([operationId]) => operationId))).toEqual(asking);
    const others = files.map(({ operationId }) => operationId).filter((operationId) => !asking.has(operationId));
    expect(others.toSorted()).toEqual([
      "exportAvailabilityOfImport",
      "exportImport",
      "getImportTemplate",
      "getTraffic",
    ]);
  });

  test.each(ways)("%s", async (_operationId, ask) => {
    exportProof.rows = 1;
    const before = await exported();
    expect(await ask()).toMatchObject({ status: 403, body: { code: "PROOF_REQUIRED" } });
    expect(await exported()).toBe(before);
    exportProof.rows = 1000;
    expect((await ask()).status).toBe(200);
    exportProof.rows = 1;
    await prove();
    expect((await ask()).status).toBe(200);
    expect(await exported()).toBe(before + 2);
    portal.clock.pass(600_000);
  });

  test("as many rows as the limit, no second factor, and a machine are not asked", async () => {
    exportProof.rows = 4;
    const events = `${subscriber()}/events/export?documentType=Order`;
    expect((await admin.get(events)).status).toBe(200);
    exportProof.rows = 3;
    expect((await admin.get<ProblemBody>(events)).body.code).toBe("PROOF_REQUIRED");
    expect((await machine.get(events)).status).toBe(200);
    expect((await (await portal.signInAs(pair.subscriberUser)).get(events)).status).toBe(200);
  });

  test("who may not read it is told that, and nothing is counted", async () => {
    exportProof.rows = 0;
    const foreign = `/organizations/${pair.subscriber.id}/roles/SUPPLIER/events/export?documentType=Order`;
    expect((await admin.get<ProblemBody>(foreign)).body.code).toBe("FORBIDDEN");
  });
});

test("rows are counted no further than is needed", async () => {
  let read = 0;
  async function* portions() {
    for (;;) {
      read += 1;
      yield Array.from({ length: 1000 }, () => []);
    }
  }
  expect(await countPortions(portions(), 10_001)).toBeGreaterThan(10_000);
  expect(read).toBe(11);
});
