import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { addSandbox, type SandboxWorld } from "./support/sandbox-world.ts";

let portal: TestApp;
let world: SandboxWorld;
let productAdmin: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  productAdmin = await portal.signInAs(await makeUser(portal.db, { global_role: "RUNKO_ADMIN" }));
});
afterAll(() => portal.close());

const close = (id: string, closed = true) => productAdmin.post(`/organizations/${id}/closing`, { closed });

async function tokenOf({ admin, sandbox: { twin, clientId } }: SandboxWorld): Promise<Caller> {
  const path = `/organizations/${twin.id}/api-clients/${clientId}/tokens`;
  const { body } = await admin.post<{ token: string }>(path, { days: 30, oldToken: "now" });
  return portal.withToken(body.token);
}

test("a sandbox closes with its organization: nobody is in the twin, and no token of it holds", async () => {
  world = await addSandbox(portal);
  const { organization, admin, sandbox } = world;
  const machine = await tokenOf(world);
  const suppliers = `/organizations/${sandbox.twin.id}/suppliers`;
  const statuses = async () => [(await machine.get(suppliers)).status, (await admin.get(suppliers)).status];
  expect(await statuses()).toEqual([200, 200]);
  expect((await close(organization.id)).status).toBe(200);
  expect(await statuses()).toEqual([401, 401]);
  expect((await close(sandbox.twin.id, false)).status).toBe(409);
  expect((await close(organization.id, false)).status).toBe(200);
  expect(await statuses()).toEqual([200, 200]);
});

test("a twin that was closed by itself stays closed when its organization opens again", async () => {
  world = await addSandbox(portal);
  const { organization, sandbox } = world;
  const machine = await tokenOf(world);
  const suppliers = `/organizations/${sandbox.twin.id}/suppliers`;
  await close(sandbox.twin.id);
  portal.clock.pass(1000);
  await close(organization.id);
  await close(organization.id, false);
  expect((await machine.get(suppliers)).status).toBe(401);
  expect((await close(sandbox.twin.id, false)).status).toBe(200);
  expect((await machine.get(suppliers)).status).toBe(200);
});

test("a closed organization gets no sandbox", async () => {
  const organization = await makeOrganization(portal.db);
  await close(organization.id);
  expect(await productAdmin.post(`/organizations/${organization.id}/sandbox`)).toMatchObject({
    status: 409,
    body: { code: "ORGANIZATION_CLOSED" },
  });
});

test("a twin and its organization are closed and opened at once, and a closed organization has no open twin", async () => {
  world = await addSandbox(portal);
  const { organization, sandbox } = world;
  for (let round = 0; round < 5; round += 1) {
    await close(organization.id, false);
    await close(sandbox.twin.id);
    const answers = await Promise.all([close(organization.id), close(sandbox.twin.id, false), close(sandbox.twin.id)]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const open = await portal.db
      .selectFrom("organizations")
      .select("id")
      .where("id", "in", [organization.id, sandbox.twin.id])
      .where("closed_at", "is", null)
      .execute();
    expect(open).toEqual([]);
  }
});
