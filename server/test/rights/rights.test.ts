import {
  organizationActions,
  portalActions,
  type OrganizationAction,
  type PortalAction,
} from "@runko/domain/organizations/control-rights";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { askAs } from "./ask-as.ts";
import { calls } from "./calls.ts";
import { createStage, type Actor, type Stage } from "./cast.ts";
import { expectedAnswer } from "./expected-answer.ts";
import { askedBy, offeredIn, offeredToMe, type Asked, type Offered } from "./offered.ts";

let portal: TestApp;
let stage: Stage;
let actors: Actor[];
const offered = new Map<string, { me: Offered<PortalAction>; organization: Offered<OrganizationAction> }>();
beforeAll(async () => {
  portal = await createTestApp();
  ({ stage, actors } = await createStage(portal));
  for (const { name, caller } of actors)
    offered.set(name, { me: await offeredToMe(caller), organization: await offeredIn(caller, stage.organization) });
});
afterAll(() => portal.close());

const isRefused = (answer: string) => answer === "403 FORBIDDEN" || answer.startsWith("401");

/** Whether the answers tell the actor that the call is open to them. */
function isOffered(asked: Asked, { name }: Actor): boolean | undefined {
  const told = offered.get(name);
  return "portal" in asked
    ? told?.me.actions.includes(asked.portal)
    : told?.organization.actions.includes(asked.organization);
}

describe("every call by every kind of actor (R1)", () => {
  test.each(calls.map((call) => [`${call.operationId}: ${call.need}`, call] as const))("%s", async (_name, call) => {
    const answers = await Promise.all(
      actors.map(async (actor) => [actor.name, await askAs(portal, stage, call, actor)] as const),
    );
    const expected = actors.map((actor) => [actor.name, expectedAnswer(call.need, actor, call.granted)]);
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(expected));
    const asked = askedBy(call, stage);
    if (!asked) return;
    // Whoever does not see an organization is told that it is not there.
    const sees = ({ name }: Actor) => "portal" in asked || offered.get(name)?.organization.status === 200;
    const passed = actors.map((actor, at) => [actor.name, sees(actor) && !isRefused(answers[at]?.[1] ?? "")]);
    expect(passed).toEqual(actors.map((actor) => [actor.name, isOffered(asked, actor)]));
  });
});

test("no call of the API is missing above", async () => {
  const document = portal.app.swagger() as unknown as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const documented = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  const named = new Set(calls.map(({ operationId }) => operationId));
  expect(documented.filter((operationId) => !named.has(operationId))).toEqual([]);
  expect([...named].filter((operationId) => !documented.includes(operationId))).toEqual([]);
});

test("every action that an answer offers opens a call above", () => {
  const asked = calls.map((call) => askedBy(call, stage));
  const opening = new Set<string>(asked.flatMap((each) => (each ? Object.values<string>(each) : [])));
  // To select an organization is no call.
  expect(portalActions.filter((action) => !opening.has(action))).toEqual(["workInEveryOrganization"]);
  expect(organizationActions.filter((action) => !opening.has(action))).toEqual([
    // The area of the screens, which those enter to whom its calls are open here.
    "enterControl",
    // Of fields of a user, of a subscription and of an organization: offered.test.ts, users-offered.test.ts.
    "giveSubscriberRoles",
    "giveSupplierRoles",
    "activateSubscriptions",
    // Of a kind of notice, beside working as its supplier: terminations.test.ts.
    "terminateConnections",
    "changeIdentity",
    "widenEventTypes",
    "changeFeatures",
    "move",
  ]);
});
