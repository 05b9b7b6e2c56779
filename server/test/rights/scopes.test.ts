import { apiScopes, type ApiScope } from "@runko/domain/api-clients/api-scopes";
import { pathRoles, type PathRole } from "@runko/domain/organizations/roles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { askAs } from "./ask-as.ts";
import { calls } from "./calls.ts";
import { createStage, type Stage } from "./cast.ts";

type Needed = readonly ApiScope[] | Partial<Record<PathRole, readonly ApiScope[]>>;

const acting = (scope: ApiScope): Needed => ({
  SUBSCRIBER: [scope],
  SUPPLIER: ["answers:write"],
  ERROR_HANDLER: ["faults:write"],
});

/** The scopes of which a call asks one, by its path's role where it differs; written by hand. What is not here is closed. */
const needed: Record<string, Needed> = {
  ...Object.fromEntries(
    (
      [
        [
          "documents:read",
          "listOrders listChangeOrders listCancelOrders listInquiries listAvailabilityRequests listFaults",
          "getOrder getChangeOrder getCancelOrder getInquiry getAvailabilityRequest getFault getEvent getEventPdf",
          "findEvents findSubscriberEvents findSupplierEvents countEvents exportEvents getCase getActiveOrder listEventLogs",
          "listEventProducts listQuestions listRequests listInbox listInternalMessages listFollowers getOfferOfOrder",
          "getOfferOfInquiry getOfferOfAvailabilityRequest checkConnectionId getWork getWorkQueue listConnections",
          "sumConnections listCounterparties countSubscriberDocuments countSupplierDocuments countFaultHandlerDocuments",
          "getSuppliersEscalationContacts getOrganization listDocumentEvents reconcileConnections streamChanges",
          "listSupplierNotices getSupplierNotice listNoticeConnections",
        ],
        ["messages:write", "sendInternalMessage changeInternalMessage sendToSeveral"],
        ["files:read", "listFiles downloadFile"],
        ["files:write", "uploadFile addFiles deleteFile"],
        ["reports:read", "getReport getOrderConfirmationDuration listReportDocuments listReportChoices getTraffic"],
        [
          "catalogue:read",
          "listSuppliers listSuppliersOfType listSuppliersOfGroup listSupplierProducts listSupplierProductsOfGroup",
          "getSupplierInfo listNniChoices findAvailability listMunicipalities listProductGroups getProductGroup",
          "listCommonProducts getCommonProduct listAddresses listBillingGroups",
        ],
        [
          "catalogue:write",
          "listProducts createProduct changeProduct removeProduct getProductAreas changeProductAreas listNnis createNni",
          "changeNni removeNni listNniProductGroups addNniProductGroup removeNniProductGroup listNniOrganizationRights",
          "addNniRight changeNniRight",
        ],
        ["availability:write", "createAvailabilityRequest"],
        ["inquiries:write", "createInquiry"],
        ["orders:write", "createOrder createChangeOrder createCancelOrder"],
        ["faults:write", "createFault"],
        ["answers:write", "makeRobotDocument"],
      ] as [ApiScope, ...string[]][]
    ).flatMap(([scope, ...names]) => names.flatMap((line) => line.split(" ").map((name) => [name, [scope]]))),
  ),
  changeOrder: acting("orders:write"),
  changeChangeOrder: acting("orders:write"),
  changeCancelOrder: acting("orders:write"),
  changeInquiry: acting("inquiries:write"),
  changeAvailabilityRequest: acting("availability:write"),
  changeFault: acting("faults:write"),
  changeSeveral: { SUPPLIER: ["answers:write"] },
  lockEventForEditing: {
    SUBSCRIBER: ["availability:write", "inquiries:write", "orders:write", "faults:write"],
    SUPPLIER: ["answers:write"],
    ERROR_HANDLER: ["faults:write"],
  },
};

const isScopes = (need: Needed): need is readonly ApiScope[] => Array.isArray(need);

let portal: TestApp;
let stage: Stage;
const tokens = new Map<string, string>();
const tokenWith = (scopes: readonly ApiScope[]): string => tokens.get(scopes.join(" ")) ?? "none";

/** A client for what is left of the scopes without these. */
const without = (left: readonly ApiScope[]) => apiScopes.filter((scope) => !left.includes(scope));

function scopesOf(operationId: string, path: string): readonly ApiScope[] {
  const need = needed[operationId] ?? [];
  if (isScopes(need)) return need;
  const role = pathRoles.find((known) => path.includes(`/roles/${known}/`));
  return (role && need[role]) ?? [];
}

const insufficient = "403 INSUFFICIENT_SCOPE";

beforeAll(async () => {
  // Each call is asked often, and by one client: the bounds of calls are of another test.
  portal = await createTestApp();
  ({ stage } = await createStage(portal));
  const sets = new Set<string>([apiScopes.join(" ")]);
  for (const { operationId, path } of calls) sets.add(without(scopesOf(operationId, path(stage))).join(" "));
  for (const set of sets) {
    const client = await makeApiClient(portal.db, stage.organization, { scopes: set.split(" ") as ApiScope[] });
    tokens.set(set, client.token);
  }
});
afterAll(() => portal.close());

const open = new Set([...Object.keys(needed), "getOwnToken"]);
// A call that changes nothing for a person without what it needs last changes nothing for a machine.
const judged = calls.filter(({ need, operationId }) => need !== "public" && operationId !== "streamChanges");

describe("what a token may do", () => {
  test("is written above for every call that some token opens", () => {
    const declared = portal.routes.flatMap(({ operationId, config }) => (config.scope && operationId) ?? []);
    expect([...open].toSorted()).toEqual([...new Set(declared)].toSorted());
  });

  test("every scope opens a call", () => {
    const opening = Object.values(needed).flatMap((need) => (isScopes(need) ? need : Object.values(need).flat()));
    // Hubs are calls of the façade alone, which has a table of its own.
    opening.push("webhooks:manage");
    expect([...new Set(opening)].toSorted()).toEqual([...apiScopes].toSorted());
  });

  test.each(judged.map((call) => [call.operationId, call] as const))("%s", async (operationId, call) => {
    portal.clock.pass(60_000);
    const scopes = scopesOf(operationId, call.path(stage));
    const all = await askAs(portal, stage, call, { caller: portal.withToken(tokenWith(apiScopes)) });
    const rest = portal.withToken(tokenWith(without(scopes)));
    const others = await askAs(portal, stage, call, { caller: rest });
    const isOpen = scopes.length > 0 || operationId === "getOwnToken";
    expect(all === insufficient).toBe(!isOpen);
    expect(others === insufficient).toBe(operationId !== "getOwnToken");
    expect(all).not.toMatch(/^401|^5/);
  });

  test("of another organization nothing is there, whatever its scopes", { timeout: 60_000 }, async () => {
    const stranger = await makeApiClient(portal.db, await makeOrganization(portal.db));
    const parent = await portal.db
      .selectFrom("organizations")
      .select("parent_organization_id as id")
      .where("id", "=", stage.organization.id)
      .executeTakeFirstOrThrow();
    const above = await makeApiClient(portal.db, { id: parent.id ?? "" });
    let asked = 0;
    for (const call of judged.filter(
      ({ operationId, path }) => operationId in needed && path(stage).startsWith("/organizations/"),
    ))
      for (const { token } of [stranger, above]) {
        portal.clock.pass(60_000);
        const caller = portal.withToken(token);
        const expected = scopesOf(call.operationId, call.path(stage)).length === 0 ? insufficient : "404 NOT_FOUND";
        expect([call.operationId, await askAs(portal, stage, call, { caller })]).toEqual([call.operationId, expected]);
        asked += 1;
      }
    expect(asked).toBeGreaterThan(200);
  });
});
