import { messageTypes } from "@runko/domain/enumerations/message-types";
import { pathRoles } from "@runko/domain/organizations/roles";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findRecipients } from "../../src/mass-mails/find-recipients.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { sendWaiting } from "../../src/platform/outbox/send-waiting.ts";
import { tellOfNotice } from "../../src/supplier-notices/tell-of-notice.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makePair, type TestPair } from "../builders/make-pair.ts";
import { makeProduct } from "../builders/make-product.ts";
import { makeUser } from "../builders/make-user.ts";
import { createDesk, type Desk } from "../documents/support/desk.ts";
import { formOf } from "../documents/support/forms.ts";
import { addRecipient, spread, takeMails } from "../notifications/support.ts";
import { addSandbox, type SandboxWorld } from "./support/sandbox-world.ts";

const canary = { sandbox: "KANARIA-HIEKALLA", real: "KANARIA-OIKEA" };

let portal: TestApp;
let world: SandboxWorld;
let pair: TestPair;
let productAdmin: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  pair = await makePair(db);
  await makeOrganization(db, { name: `${canary.real} julkinen`, public_supplier: true });
  await db
    .updateTable("organizations")
    .set({ public_supplier: true, name: `${canary.real} toimittaja` })
    .where("id", "=", pair.supplier.id)
    .execute();
  await makeProduct(db, pair.supplier, { name: canary.real });
  await makeDocument(db, pair, {
    type: "Order",
    state: "READY",
    fields: { ...formOf("Order"), customerName: canary.real },
  });
  productAdmin = await portal.signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN" }));
  world = await addSandbox(portal);
  const named = { customerName: canary.sandbox, followers: ["seuraaja@test.runko.example"] };
  await world.make("Order", named);
  await world.work(6);
  await world.admin.post(`${world.path}/documents`, { documentType: "Order" });
});
afterAll(() => portal.close());

/** The answers of every call that reads, of those that need no more than an organization and a role. */
async function readEverything(caller: Caller, organizationId: string): Promise<[string, string][]> {
  const today = todayInHelsinki(new Date());
  const query = `report=SUBSCRIBER_ORDERS&from=2020-01-01&to=${today}&documentType=Order&where=&year=2026`;
  const paths = portal.routes
    .filter(({ method }) => method === "get")
    .map(({ path }) => path)
    .filter((url) => !/\{(?!id\}|role\})/.test(url) && !/stream|openapi/.test(url));
  expect(paths.length).toBeGreaterThan(60);
  const answers: [string, string][] = [];
  for (const path of paths)
    for (const role of path.includes("{role}") ? pathRoles : [""])
      for (const asked of ["", `?${query}`, "?documentType=Order"]) {
        const url = `${path.replace("{id}", organizationId).replace("{role}", role)}${asked}`;
        const answer = await caller.get(url);
        if (answer.status === 200) answers.push([url, answer.text]);
      }
  expect(answers.length).toBeGreaterThan(40);
  return answers;
}

const leaking = (answers: readonly [string, string][], secrets: readonly string[]) =>
  answers.flatMap(([url, text]) => (secrets.some((secret) => text.includes(secret)) ? [url] : []));

const ofSandbox = () => [canary.sandbox, world.sandbox.twin.id, world.sandbox.robot.id];

describe("nothing of a sandbox is read", () => {
  test.each(["subscriber", "supplier"] as const)("by another organization as %s", async (side) => {
    const own = pair[side];
    const roles = ["SUBSCRIBER", "SUBSCRIBER_ADMIN", "SUPPLIER", "SUPPLIER_ADMIN", "ERROR_HANDLER"] as const;
    const user = await makeUser(portal.db, { roles: roles.map((role) => [own, role] as const) });
    expect(leaking(await readEverything(await portal.signInAs(user), own.id), ofSandbox())).toEqual([]);
  });

  test("by the product admin, but what was done and which roles a user has", async () => {
    const answers = await readEverything(productAdmin, pair.supplier.id);
    expect(leaking(answers, ofSandbox()).filter((url) => !/log/.test(url))).toEqual(["/users"]);
  });

  test("in its own organization, but among those below it", async () => {
    const user = await makeUser(portal.db, {
      roles: [
        [world.organization, "SUBSCRIBER"],
        [world.organization, "SUPPLIER"],
      ],
    });
    const { id } = world.organization;
    expect(leaking(await readEverything(await portal.signInAs(user), id), ofSandbox())).toEqual([
      "/organizations",
      `/organizations/${id}`,
      "/organization-roles",
    ]);
  });
});

test("nothing of the others is read in a sandbox", async () => {
  const roles = ["SUBSCRIBER", "SUBSCRIBER_ADMIN", "SUPPLIER", "SUPPLIER_ADMIN", "ERROR_HANDLER"] as const;
  const user = await makeUser(portal.db, { roles: roles.map((role) => [world.sandbox.twin, role] as const) });
  const answers = await readEverything(await portal.signInAs(user), world.sandbox.twin.id);
  expect(leaking(answers, [canary.real, pair.supplier.id, pair.subscriber.id])).toEqual([]);
  // The canary of its own is there: the calls do read documents.
  expect(leaking(answers, [canary.sandbox]).length).toBeGreaterThan(3);
});

describe("between a sandbox and the others", () => {
  test("nothing is ordered, and no subscription is asked for", async () => {
    const order = await world.bodyOf("Order", {}, { supplierId: pair.supplier.id });
    const made = await world.desks.SUBSCRIBER.create("Order", order);
    expect(made.body.errors).toMatchObject([{ path: "supplierId", code: "SUPPLIER_NOT_AVAILABLE" }]);
    const asked = { supplierId: pair.supplier.id, contractNumber: "", eventTypes: ["Order"] };
    const out = await world.admin.post<ProblemBody>(`/organizations/${world.sandbox.twin.id}/subscriptions`, asked);
    expect(out.body.errors).toMatchObject([{ path: "supplierId", code: "SUPPLIER_NOT_AVAILABLE" }]);
    const neighbour = await portal.signInAs(
      await makeUser(portal.db, { roles: [[pair.subscriber, "SUBSCRIBER_ADMIN"]] }),
    );
    const path = `/organizations/${pair.subscriber.id}/subscriptions`;
    const into = await neighbour.post<ProblemBody>(path, { ...asked, supplierId: world.sandbox.twin.id });
    expect(into.body.errors).toMatchObject([{ path: "supplierId", code: "SUPPLIER_NOT_AVAILABLE" }]);
  });

  test("a sandbox has none below it, and its documents are opened to nobody", async () => {
    const nested = await world.admin.post<ProblemBody>(`/organizations/${world.sandbox.twin.id}/sandbox`);
    expect(nested.status).toBe(409);
    const real = {
      name: `Aito ${world.sandbox.twin.id}`,
      organizationRoles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"],
      admin: { firstName: "Aino", lastName: "Aalto", emailAddress: `aito-${world.sandbox.twin.id}@test.runko.example` },
    };
    const below = await world.admin.post<ProblemBody>(`/organizations/${world.sandbox.twin.id}/organizations`, real);
    expect(below.body.errors).toMatchObject([{ path: "parentOrganizationId", code: "ORGANIZATION_NOT_AVAILABLE" }]);
    const path = `/organizations/${world.organization.id}/sub-organization-event-visibilities`;
    const opened = await world.admin.post<ProblemBody>(path, { childId: world.sandbox.twin.id, eventType: "Order" });
    expect(opened.body.errors).toMatchObject([{ path: "childId", code: "ORGANIZATION_NOT_AVAILABLE" }]);
  });
});

test("nobody is told of a sandbox, and its people are no recipients of mass mails for it", async () => {
  const [type] = messageTypes;
  await addRecipient(portal, world.sandbox.twin, type, "osoite@test.runko.example");
  await world.make("Order", { followers: ["seuraaja@test.runko.example"] });
  await world.work(5);
  await world.admin.post(`${world.path}/documents`, { documentType: "Order" });
  expect(await spread(portal)).toEqual([]);
  const bells = portal.db.selectFrom("notifications").select("id").where("organization_id", "=", world.sandbox.twin.id);
  expect(await bells.execute()).toEqual([]);
  const only = await makeUser(portal.db, { roles: [[world.sandbox.twin, "SUBSCRIBER"]] });
  const everybody = { everybody: true, roles: [], organizationIds: [], organizationKinds: [], eventTypes: [] };
  const found = await findRecipients(portal.db, everybody);
  expect(found.map(({ emailAddress }) => emailAddress)).not.toContain(only.emailAddress);
});

test("a twin's notice of work touches and reaches its robot alone, and a real supplier's no sandbox", async () => {
  const { twin, robot } = world.sandbox;
  const place = { ...formOf("Order"), customerName: canary.sandbox };
  const parties = { ...pair, subscriber: robot, supplier: twin };
  const connection = await makeDocument(portal.db, parties, { type: "Order", state: "READY", fields: place });
  const worker = await createDesk(portal, pair.supplierUser, pair.supplier, "SUPPLIER");
  const body = {
    kind: "outage",
    title: "Katko",
    text: "Kuitu poikki.",
    beginsAt: new Date(Date.now() - 3_600_000).toISOString(),
    choice: { by: "municipality", values: ["837"] },
  };
  const send = async (desk: Desk) => {
    const { status, body: sent } = await desk.post<{ id: string }>("/supplier-notices", body);
    expect(status).toBe(201);
    const read = await desk.get<{ id: number }[]>(`/supplier-notices/${sent.id}/connections`);
    const receipts = await desk.get<{ id: string }[]>(`/supplier-notices/${sent.id}/receipts`);
    return { id: sent.id, connections: read.body.map(({ id }) => id), told: receipts.body.map(({ id }) => id) };
  };
  const ofTwin = await send(world.desks.SUPPLIER);
  expect(ofTwin).toMatchObject({ connections: [connection.id], told: [robot.id] });
  const real = await send(worker);
  expect(real.told).toEqual([pair.subscriber.id]);
  expect(real.connections).not.toContain(connection.id);
  expect((await world.desks.SUBSCRIBER.get("/supplier-notices")).body).toEqual([]);

  const deliver = (waiting: Parameters<typeof tellOfNotice>[1]) => tellOfNotice(portal, waiting);
  await sendWaiting({ pool: portal.pool, log: createLog("silent") }, { "supplier-notice": deliver });
  // The robot has nobody, so without the mark those who administer the portal would be told.
  const mails = await takeMails(portal);
  expect(mails.map(({ to }) => to)).toContain(pair.subscriberUser.emailAddress);
  expect(mails.filter(({ text }) => !text.includes(real.id))).toEqual([]);
  const bells = portal.db.selectFrom("notifications").select("notice_id").where("notice_id", "is not", null).distinct();
  expect(await bells.execute()).toEqual([{ notice_id: real.id }]);
});

test("the overview counts neither its organizations nor its documents", async () => {
  const count = async () => {
    const { body } = await productAdmin.get<{ organizations: object; documents: object }>("/admin/overview");
    return { organizations: body.organizations, documents: body.documents };
  };
  const before = await count();
  const other = await addSandbox(portal);
  await other.make("Order");
  await other.work(4);
  const { organizations, documents } = await count();
  expect(documents).toEqual(before.documents);
  expect(organizations).toMatchObject({ below: (before.organizations as { below: number }).below });
});
