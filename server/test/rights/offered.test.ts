import { organizationActions, portalActions } from "@runko/domain/organizations/control-rights";
import { changeableFields, mayChangeField } from "@runko/domain/organizations/organization-fields";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProblemBody } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { createStage, type Actor, type Stage } from "./cast.ts";
import { offeredIn, offeredToMe } from "./offered.ts";

let portal: TestApp;
let stage: Stage;
let actors: Actor[];
beforeAll(async () => {
  portal = await createTestApp();
  ({ stage, actors } = await createStage(portal));
});
afterAll(() => portal.close());

type Told<Action> = { allowedActions?: readonly Action[] };

test("the fields that may be changed are those that are offered", async () => {
  const { id } = stage.organization;
  for (const { name, caller } of actors) {
    const { actions } = await offeredIn(caller, stage.organization);
    if (!actions.includes("changeInfo")) continue;
    const { body } = await caller.get<Record<string, unknown>>(`/organizations/${id}`);
    for (const field of changeableFields) {
      const answer = await caller.change<ProblemBody>(`/organizations/${id}`, { [field]: body[field] });
      const barred = (answer.body.errors ?? []).some(({ code }) => code === "NOT_WRITABLE");
      expect([name, field, !barred]).toEqual([name, field, mayChangeField(actions, field)]);
    }
  }
});

test("a list tells of each organization what the organization itself tells, closed ones and those of others too", async () => {
  const { db } = portal;
  const closed = await makeOrganization(db);
  const belowClosed = await makeOrganization(db, { parent_organization_id: closed.id });
  const more = await portal.signInAs(
    await makeUser(db, {
      roles: [
        [closed, "SUBSCRIBER_ADMIN", "SUPPLIER"],
        [stage.organization, "SUBSCRIBER", "SUPPLIER_ADMIN"],
        [stage.partner, "SUBSCRIBER_ADMIN"],
      ],
    }),
  );
  await db.updateTable("organizations").set({ closed_at: new Date() }).where("id", "=", closed.id).execute();
  const filter = encodeURIComponent(JSON.stringify({ fields: ["id"], include: ["allowedActions"], limit: 1000 }));
  for (const caller of [...actors.filter(({ kind }) => kind !== "refused").map((actor) => actor.caller), more]) {
    const { body: rows } = await caller.get<{ id: string; allowedActions: string[] }[]>(
      `/organizations?filter=${filter}`,
    );
    for (const { id, allowedActions } of rows)
      expect((await offeredIn(caller, { id })).actions).toEqual(allowedActions);
    const seen = rows.map(({ id }) => id);
    const { status } = await offeredIn(caller, belowClosed);
    expect(status).toBe(seen.includes(belowClosed.id) ? 200 : 404);
  }
  // As everywhere, a role in a closed organization is none (D-53).
  expect((await offeredIn(more, closed)).status).toBe(404);
  expect((await offeredIn(more, belowClosed)).status).toBe(404);
});

test("every answer of an organization carries it, and its version, log and CSV do not", async () => {
  const { db } = portal;
  const admin = await portal.signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN" }));
  const { id } = await makeOrganization(db);
  const keeper = await portal.signInAs(await makeUser(db, { roles: [[{ id }, "SUBSCRIBER_ADMIN"]] }));
  const [byAdmin, byKeeper] = [await admin.get(`/organizations/${id}`), await keeper.get(`/organizations/${id}`)];
  expect(byAdmin.headers["etag"]).toBe(byKeeper.headers["etag"]);
  const changed = await keeper.change<Told<string>>(`/organizations/${id}`, { contactInfo: "Puhelin 123" });
  expect(changed.body.allowedActions).toContain("changeInfo");
  expect(changed.body.allowedActions).not.toContain("changeIdentity");
  const closed = await admin.post<Told<string>>(`/organizations/${id}/closing`, { closed: true });
  expect(closed.body.allowedActions).toEqual(organizationActions);
  expect((await admin.get(`/organizations/${id}/admin-log`)).text).not.toContain("allowedActions");
  expect((await admin.get("/organizations/export")).text).not.toContain("changeInfo");
  expect((await admin.patch<Told<string>>("/users/me", { firstName: "Aino" })).body.allowedActions).toEqual(
    portalActions,
  );
});

test("a right that is taken is offered no more by the next answer", async () => {
  const { db } = portal;
  const { id } = await makeOrganization(db);
  const user = await makeUser(db, { roles: [[{ id }, "SUBSCRIBER", "SUPPLIER_ADMIN"]] });
  const caller = await portal.signInAs(user);
  expect((await offeredIn(caller, { id })).actions).toContain("keepNnis");
  expect((await offeredToMe(caller)).actions).toContain("administerUsers");
  await db
    .deleteFrom("user_organization_roles")
    .where("user_id", "=", user.id)
    .where("role", "=", "SUPPLIER_ADMIN")
    .execute();
  expect((await offeredIn(caller, { id })).actions).toEqual(["workAsSubscriber", "searchAsSubscriber"]);
  expect((await offeredToMe(caller)).actions).toEqual([]);
});
