import { apiScopes, type ApiScope } from "@runko/domain/api-clients/api-scopes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { callTmf, orders, qualifications, quotes, tickets } from "./tmf-caller.ts";

const tasks = "/productOrderingManagement/v4/cancelProductOrder";
const catalogue = "/productCatalogManagement/v4";
const addresses = "/geographicAddressManagement/v4/geographicAddressValidation";

type Call = readonly [string, "GET" | "POST" | "PATCH" | "DELETE", string, readonly ApiScope[], number];

/** To make one demands documents:read as well: what a hub is told, its client has to be able to read. */
const hubsOf = (resource: string, api: string): Call[] => [
  [`list${resource}Hub`, "GET", `/${api}/v4/hub`, ["webhooks:manage"], 200],
  [`retrieve${resource}Hub`, "GET", `/${api}/v4/hub/1`, ["webhooks:manage"], 404],
  [`delete${resource}Hub`, "DELETE", `/${api}/v4/hub/1`, ["webhooks:manage"], 404],
  [`create${resource}Hub`, "POST", `/${api}/v4/hub`, ["webhooks:manage"], 403],
];

/** Every call of the façade: the scopes of which it asks one, and its answer to a machine that has them. Written by hand. */
const calls: readonly Call[] = [
  ["listProductOrder", "GET", orders, ["documents:read"], 200],
  ["createProductOrder", "POST", orders, ["orders:write"], 400],
  ["retrieveProductOrder", "GET", `${orders}/1`, ["documents:read"], 404],
  ["patchProductOrder", "PATCH", `${orders}/1`, ["orders:write", "answers:write"], 404],
  ["listProductOfferingQualification", "GET", qualifications, ["documents:read"], 200],
  ["createProductOfferingQualification", "POST", qualifications, ["availability:write"], 400],
  ["retrieveProductOfferingQualification", "GET", `${qualifications}/1`, ["documents:read"], 404],
  ["patchProductOfferingQualification", "PATCH", `${qualifications}/1`, ["availability:write", "answers:write"], 404],
  ["listQuote", "GET", quotes, ["documents:read"], 200],
  ["createQuote", "POST", quotes, ["inquiries:write"], 400],
  ["retrieveQuote", "GET", `${quotes}/1`, ["documents:read"], 404],
  ["patchQuote", "PATCH", `${quotes}/1`, ["inquiries:write", "answers:write"], 404],
  ["listTroubleTicket", "GET", tickets, ["documents:read"], 200],
  ["createTroubleTicket", "POST", tickets, ["faults:write"], 400],
  ["retrieveTroubleTicket", "GET", `${tickets}/1`, ["documents:read"], 404],
  ["patchTroubleTicket", "PATCH", `${tickets}/1`, ["faults:write", "answers:write"], 404],
  ["retrieveAttachment", "GET", "/attachment/v4/attachment/1/content", ["files:read"], 404],
  ["listCancelProductOrder", "GET", tasks, ["documents:read"], 200],
  ["createCancelProductOrder", "POST", tasks, ["orders:write"], 400],
  ["retrieveCancelProductOrder", "GET", `${tasks}/1`, ["documents:read"], 404],
  ["listProduct", "GET", "/productInventory/v4/product", ["documents:read"], 200],
  ["retrieveProduct", "GET", "/productInventory/v4/product/1", ["documents:read"], 404],
  ["listProductOffering", "GET", `${catalogue}/productOffering`, ["catalogue:read"], 200],
  ["retrieveProductOffering", "GET", `${catalogue}/productOffering/1`, ["catalogue:read"], 404],
  ["listProductSpecification", "GET", `${catalogue}/productSpecification`, ["catalogue:read"], 200],
  ["retrieveProductSpecification", "GET", `${catalogue}/productSpecification/1`, ["catalogue:read"], 404],
  ["listCategory", "GET", `${catalogue}/category`, ["catalogue:read"], 200],
  ["retrieveCategory", "GET", `${catalogue}/category/1`, ["catalogue:read"], 404],
  ["listProductOfferingPrice", "GET", `${catalogue}/productOfferingPrice`, ["catalogue:read"], 200],
  ["retrieveProductOfferingPrice", "GET", `${catalogue}/productOfferingPrice/1`, ["catalogue:read"], 404],
  ["createGeographicAddressValidation", "POST", addresses, ["catalogue:read"], 400],
  ["retrieveGeographicAddressValidation", "GET", `${addresses}/1`, ["catalogue:read"], 404],
  ...hubsOf("ProductOrder", "productOrderingManagement"),
  ...hubsOf("ProductOfferingQualification", "productOfferingQualification"),
  ...hubsOf("Quote", "quoteManagement"),
  ...hubsOf("TroubleTicket", "troubleTicket"),
  ...hubsOf("Product", "productInventory"),
];

type Operation = { operationId: string; "x-scopes": string[] };
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp();
  world = await addPair(portal);
});
afterAll(() => portal.close());

const clientWith = async (scopes: readonly ApiScope[]) =>
  callTmf(portal, (await makeApiClient(portal.db, world.subscriber, { scopes })).token);

describe("who may call the façade (R1, R2)", () => {
  test("its document names every call and its scopes, as the table above", async () => {
    const { body } = await callTmf(portal, undefined).get<Document>("/openapi.json");
    expect(body.openapi).toBe("3.1.0");
    const documented = Object.values(body.paths).flatMap((methods) =>
      Object.values(methods).map((one) => [one.operationId, one["x-scopes"]]),
    );
    expect(documented).toHaveLength(calls.length);
    expect(documented).toEqual(expect.arrayContaining(calls.map(([name, , , scopes]) => [name, [...scopes]])));
  });

  test.each(calls)("%s", async (_name, method, path, scopes, granted) => {
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    for (const scope of scopes)
      expect((await (await clientWith([scope])).ask(method, path, body)).status).toBe(granted);
    const rest = apiScopes.filter((scope) => !scopes.includes(scope));
    const refused = await (await clientWith(rest)).ask(method, path, body);
    expect([refused.status, refused.body["code"]]).toEqual([403, "INSUFFICIENT_SCOPE"]);
    const person = callTmf(portal, world.desks.subscriber.token);
    expect((await person.ask(method, path, body)).status).toBe(403);
    expect((await callTmf(portal, undefined).ask(method, path, body)).status).toBe(401);
  });

  test("the page of a problem says what its code means", async () => {
    const anyone = callTmf(portal, undefined);
    expect((await anyone.get("/problems/INVALID_FILTER")).body).toMatchObject({
      code: "INVALID_FILTER",
      status: "400",
    });
    expect((await anyone.get("/problems/kissa")).status).toBe(404);
  });
});
