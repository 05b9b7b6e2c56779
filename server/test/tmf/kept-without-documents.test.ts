import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mostKept, mostTasksOfOrder } from "../../src/tmf/refuse-full.ts";
import type { TestApp } from "../app/create-test-app.ts";
import type { World } from "../documents/support/create-world.ts";
import { createTmfWorld, made } from "./create-tmf-world.ts";
import { newOrder } from "./new-order.ts";
import { newQualification } from "./new-questions.ts";
import { orders, qualifications, type TmfCaller } from "./tmf-caller.ts";

const validations = "/geographicAddressManagement/v4/geographicAddressValidation";
const cancelling = "/productOrderingManagement/v4/cancelProductOrder";

let portal: TestApp;
let world: World;
let buyer: TmfCaller;
let seller: TmfCaller;

beforeAll(async () => {
  ({ portal, world, buyer, seller } = await createTmfWorld());
});
beforeEach(() => portal.clock.pass(60_000));
afterAll(() => portal.close());

type Refused = { code: string; errors: { issue: string; propertyPath: string }[] };

test("an organization has so many validations and no more, which takes none from another", async () => {
  const body = {
    submittedGeographicAddress: { streetName: "Hämeenkatu", streetNr: "12", postcode: "33100", city: "Tampere" },
  };
  expect((await buyer.post(validations, body)).status).toBe(201);
  await sql`INSERT INTO tmf_validations (id, organization_id, client_id, sent, address, found, validated_at)
    SELECT gen_random_uuid(), organization_id, client_id, sent, address, found, validated_at
    FROM tmf_validations, generate_series(3, ${mostKept}) WHERE organization_id = ${world.subscriber.id}`.execute(
    portal.db,
  );
  const atOnce = await Promise.all(Array.from({ length: 6 }, () => buyer.post(validations, body)));
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422]);
  const refused = await buyer.post<Refused>(validations, body);
  expect([refused.status, refused.body.errors.map(({ issue }) => issue)]).toEqual([422, ["TOO_MANY"]]);
  expect((await seller.post(validations, body)).status).toBe(201);
});

test("what is asked at once is no larger than what else is kept without a document", async () => {
  const large = newQualification(world, { instantSyncQualification: true, myOwn: "x".repeat(20_000) });
  expect((await buyer.post(qualifications, large)).status).toBe(413);
  expect((await buyer.post(qualifications, { ...large, instantSyncQualification: false })).status).toBe(201);
});

test("an order is asked to be cancelled so often and no more", async () => {
  const { id } = await made<{ id: string }>(buyer, orders, newOrder(world));
  const ask = () => buyer.post<Refused>(cancelling, { productOrder: { id }, cancellationReason: "Turha" });
  for (let each = 1; each < mostTasksOfOrder; each++) expect((await ask()).status).toBe(201);
  const atOnce = await Promise.all(Array.from({ length: 6 }, ask));
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422]);
  const refused = await ask();
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ issue: "TOO_MANY", propertyPath: "/productOrder/id" }],
  ]);
});
