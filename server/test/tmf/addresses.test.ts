import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { trimExpired } from "../../src/trim-expired.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { hostileStrings } from "../documents/support/hostile-strings.ts";
import { newOrder } from "./new-order.ts";
import { callTmf, orders, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

const validations = "/geographicAddressManagement/v4/geographicAddressValidation";
const tampere = { streetName: "Hämeenkatu", streetNr: "12", postcode: "33100", city: "Tampere" };

let portal: TestApp;
let world: World;
let buyer: TmfCaller;
beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
  buyer = callTmf(portal, (await makeApiClient(portal.db, world.subscriber)).token);
});
beforeEach(() => portal.clock.pass(60_000));
afterAll(() => portal.close());

const ask = (address: unknown, more: TmfJson = {}, headers?: Record<string, string>) =>
  buyer.post<TmfJson & { errors?: TmfJson[] }>(validations, { submittedGeographicAddress: address, ...more }, headers);

test("an address is validated at once, kept, and told again as it was", async () => {
  const made = await ask({ ...tampere, city: "TAMPERE", locality: "Keskusta" }, { provideAlternative: true });
  expect([made.status, made.body]).toMatchObject([
    201,
    {
      state: "done",
      validationResult: "success",
      provideAlternative: true,
      submittedGeographicAddress: { ...tampere, city: "TAMPERE", locality: "Keskusta" },
      validGeographicAddress: { ...tampere, country: "FI", id: made.body["id"] },
      alternateGeographicAddress: [],
      validationRemark: [],
    },
  ]);
  expect(made.headers["location"]).toBe(`${portal.config.publicUrl}/tmf-api${validations}/${String(made.body["id"])}`);
  expect((await buyer.get(`${validations}/${String(made.body["id"])}`)).body).toEqual(made.body);
  expect((await buyer.get(`${validations}/${String(made.body["id"])}?fields=validationResult`)).body).toEqual({
    validationResult: "success",
  });
});

test("what is asked without a document is kept in few bytes", async () => {
  const refused = await ask(tampere, { filler: "x".repeat(17_000) });
  expect([refused.status, refused.body["code"]]).toEqual([413, "BODY_TOO_LARGE"]);
});

test("another place is offered right, where that is asked for", async () => {
  const wrong = { ...tampere, postcode: "20100" };
  const asked = await ask(wrong, { provideAlternative: true });
  expect(asked.body).toMatchObject({ validationResult: "partial", validationRemark: [{ code: "otherPlace" }] });
  expect(asked.body["alternateGeographicAddress"]).toMatchObject([{ city: "Turku" }, { city: "Åbo" }]);
  expect(asked.body).not.toHaveProperty("validGeographicAddress");
  expect((await ask(wrong)).body).not.toHaveProperty("alternateGeographicAddress");
});

test("what is not known, not whole or no place to deliver to is told so, in the reader's language", async () => {
  const box = await portal.db
    .selectFrom("postal_codes")
    .select("code")
    .where("kind", "=", 2)
    .limit(1)
    .executeTakeFirst();
  const known = await portal.db.selectFrom("postal_codes").select("code").execute();
  const unknown = ["55555", "77777", "88888"].find((one) => !known.some(({ code }) => code === one));
  const cases: [TmfJson, string, string, string][] = [
    [{ ...tampere, postcode: unknown }, "fail", "unknownCode", "/postcode"],
    [{ ...tampere, postcode: "331" }, "fail", "invalidFormat", "/postcode"],
    [{ postcode: "33100", city: "Tampere" }, "partial", "missingProperty", "/streetName"],
    [{ ...tampere, postcode: box?.code }, "partial", "notInhabited", "/postcode"],
  ];
  for (const [address, result, code, path] of cases) {
    const { status, body } = await ask(address, {}, { "accept-language": "sv" });
    expect([address, status, body["validationResult"]]).toEqual([address, 201, result]);
    expect(body["validationRemark"]).toContainEqual({
      code,
      reason: expect.any(String) as string,
      propertyPath: `/submittedGeographicAddress${path}`,
    });
  }
});

test("what a client claims to be valid is never told as the portal's word", async () => {
  const claims = {
    validGeographicAddress: tampere,
    validationResult: "success",
    state: "x",
    id: "mine",
    ownWord: "koira",
  };
  const { body } = await ask({ ...tampere, city: "Turku" }, claims);
  expect(body).toMatchObject({ validationResult: "partial", state: "done", ownWord: "koira" });
  expect(body).not.toHaveProperty("validGeographicAddress");
  expect(body["id"]).not.toBe("mine");
});

test("what the standard demands is malformed where it lacks; what no address is, is refused", async () => {
  for (const [body, status, path] of [
    [{}, 400, "/submittedGeographicAddress"],
    [{ submittedGeographicAddress: "Hämeenkatu 12" }, 400, "/submittedGeographicAddress"],
    [{ submittedGeographicAddress: tampere, provideAlternative: "ehkä" }, 400, "/provideAlternative"],
    [{ submittedGeographicAddress: { ...tampere, country: "SE" } }, 422, "/submittedGeographicAddress/country"],
    [{ submittedGeographicAddress: { ...tampere, city: ["x"] } }, 422, "/submittedGeographicAddress/city"],
    [
      { submittedGeographicAddress: { ...tampere, streetNr: "1".repeat(17) } },
      422,
      "/submittedGeographicAddress/streetNr",
    ],
  ] as const) {
    const refused = await buyer.post<{ errors: { propertyPath: string }[] }>(validations, body);
    expect([body, refused.status, refused.body.errors.map(({ propertyPath }) => propertyPath)]).toEqual([
      body,
      status,
      [path],
    ]);
  }
  expect((await buyer.get(validations)).status).toBe(405);
});

test("a repeat with the same key validates once", async () => {
  const headers = { "idempotency-key": "osoite-1" };
  const [first, second] = [await ask(tampere, {}, headers), await ask(tampere, {}, headers)];
  expect([second.status, second.text]).toEqual([201, first.text]);
});

test("nobody else reads it, nor is it there under another shape of id", async () => {
  const { body } = await ask(tampere);
  const stranger = callTmf(portal, (await makeApiClient(portal.db, world.supplier)).token);
  for (const [caller, id] of [
    [stranger, String(body["id"])],
    ...["kissa", "0", "%27", "00000000-0000-7000-8000-000000000000"].map((other) => [buyer, other] as const),
  ] as const) {
    const { status, body: refusal } = await caller.get(`${validations}/${id}`);
    expect([id, status, refusal["code"]]).toEqual([id, 404, "NOT_FOUND"]);
  }
});

const orderAt = (place: TmfJson): TmfJson => {
  const order = newOrder(world);
  const [item] = order["productOrderItem"] as [TmfJson & { product: TmfJson }];
  return { ...order, productOrderItem: [{ ...item, product: { ...item.product, place: [place] } }] };
};

test("an order names its place by a validation of its own organization, and by no other", async () => {
  const { body } = await ask({ ...tampere, city: "tampere" });
  const id = String(body["id"]);
  const made = await buyer.post<{ productOrderItem: [{ product: TmfJson }] }>(
    orders,
    orderAt({ id, role: "targetAddress" }),
  );
  expect(made.status).toBe(201);
  expect(made.body.productOrderItem[0].product["place"]).toMatchObject([{ role: "targetAddress", ...tampere }]);
  const theirs = callTmf(portal, (await makeApiClient(portal.db, await makeOrganization(portal.db))).token);
  const foreign = await theirs.post(validations, { submittedGeographicAddress: tampere });
  for (const unknown of [String(foreign.body["id"]), "00000000-0000-7000-8000-000000000000", "kissa"]) {
    const refused = await buyer.post<{ errors: TmfJson[] }>(orders, orderAt({ id: unknown, role: "targetAddress" }));
    expect([unknown, refused.status]).toEqual([unknown, 422]);
    expect(refused.body.errors).toContainEqual(
      expect.objectContaining({ code: "referenceNotFound", propertyPath: "/productOrderItem/0/product/place/0/id" }),
    );
  }
});

test("it is forgotten in time", async () => {
  const { body } = await ask(tampere);
  await portal.db
    .updateTable("tmf_validations")
    .set({ validated_at: new Date(Date.now() - 31 * 86_400_000) })
    .where("id", "=", String(body["id"]))
    .execute();
  await trimExpired(portal.pool, { retentionDays: 30 });
  expect((await buyer.get(`${validations}/${String(body["id"])}`)).status).toBe(404);
});

test("hostile words are words, or refused", async () => {
  for (const word of hostileStrings) {
    portal.clock.pass(5_000);
    const { status } = await ask({ streetName: word, streetNr: word, postcode: word, city: word, [word]: word });
    expect([word, [201, 400, 413, 422].includes(status)]).toEqual([word, true]);
  }
});
