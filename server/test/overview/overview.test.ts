import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Overview } from "../../src/overview/overview-schema.ts";
import { noteJobRun } from "../../src/platform/jobs/note-job-run.ts";
import type { Caller } from "../app/caller.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeUser } from "../builders/make-user.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import { createDesk, type Desk } from "../documents/support/desk.ts";
import { formOf } from "../documents/support/forms.ts";
import { listenLive, readLog } from "../documents/support/look.ts";

let world: World;
let admin: Caller;
let clerk: Desk;
let neighbour: Desk;
beforeAll(async () => {
  world = await createWorld();
  const { portal, db, supplier } = world;
  const product = await makeUser(db, { first_name: "Paula", last_name: "Pää", global_role: "RUNKO_ADMIN" });
  admin = await portal.signInAs(product);
  const makeClerk = async (first_name: string) => {
    const user = await makeUser(db, { first_name, last_name: "Mäki", roles: [[supplier, "SUPPLIER"]] });
    return await createDesk(portal, user, supplier, "SUPPLIER");
  };
  [clerk, neighbour] = [await makeClerk("Aino"), await makeClerk("Eero")];
});
afterAll(() => world.portal.close());

const makeOrder = () =>
  makeDocument(world.db, world, { type: "Order", state: "IN_PROCESSING", fields: formOf("Order") });

describe("the overview", () => {
  test("counts what there is, by day in Helsinki", async () => {
    const before = (await admin.get<Overview>("/admin/overview")).body;
    const order = await makeOrder();
    const late = new Date(world.portal.clock.now().getTime() - 20 * 86_400_000);
    const old = await makeOrder();
    await sql`UPDATE documents SET created_at = ${world.portal.clock.now()} WHERE id = ${order.id}`.execute(world.db);
    await sql`UPDATE documents SET created_at = ${late} WHERE id = ${old.id}`.execute(world.db);
    await makeUser(world.db, { disabled: true });
    const { status, body } = await admin.get<Overview>("/admin/overview");
    expect(status).toBe(200);
    const orders = ({ documents }: Overview) =>
      documents.byDay
        .filter(({ documentType }) => documentType === "Order")
        .reduce((sum, { amount }) => sum + amount, 0);
    expect(orders(body) - orders(before)).toBe(1);
    expect(body.users.all - before.users.all).toBe(1);
    expect(body.users.disabled - before.users.disabled).toBe(1);
    expect(body.users.orphans - before.users.orphans).toBe(1);
    expect(body.organizations.suppliers).toBeGreaterThan(0);
    expect(body.versions.migration).toMatch(/^\d{4}-/);
    expect(body.versions.database).toMatch(/^\d+/);
  });

  test("counts each document once by its state, urgent faults too", async () => {
    const faults = async () => {
      const { byState } = (await admin.get<Overview>("/admin/overview")).body.documents;
      return byState.filter(({ documentType }) => documentType === "Fault");
    };
    expect(await faults()).toEqual([]);
    const fields = { ...formOf("Fault"), faultType: "urgentFault" } as const;
    await makeDocument(world.db, world, { type: "Fault", state: "IN_PROCESSING", fields });
    expect(await faults()).toEqual([{ documentType: "Fault", eventState: "IN_PROCESSING", amount: 1 }]);
  });

  test("tells of the jobs' last runs, and when one that fails last went well", async () => {
    const first = { startedAt: new Date("2026-11-20T10:00:00Z"), finishedAt: new Date("2026-11-20T10:00:02Z") };
    const second = { startedAt: new Date("2026-11-20T11:00:00Z"), finishedAt: new Date("2026-11-20T11:00:01Z") };
    await noteJobRun(world.portal.pool, { job: "trimExpired", ...first, failed: false });
    await noteJobRun(world.portal.pool, { job: "trimExpired", ...second, failed: true });
    const held = { job: "anonymizeDocuments", ...second, failed: false, held: "CLOCK_LEAPT" } as const;
    await noteJobRun(world.portal.pool, held);
    const result = { done: 1000, ceiling: 1000 };
    await noteJobRun(world.portal.pool, { job: "removeLooseFiles", ...first, failed: false, result });
    const plain = { held: null, done: null, ceiling: null };
    expect((await admin.get<Overview>("/admin/overview")).body.jobs).toEqual([
      {
        job: "anonymizeDocuments",
        startedAt: "2026-11-20T11:00:00.000Z",
        finishedAt: "2026-11-20T11:00:01.000Z",
        failed: false,
        succeededAt: null,
        ...plain,
        held: "CLOCK_LEAPT",
      },
      {
        job: "removeLooseFiles",
        startedAt: "2026-11-20T10:00:00.000Z",
        finishedAt: "2026-11-20T10:00:02.000Z",
        failed: false,
        succeededAt: "2026-11-20T10:00:02.000Z",
        ...plain,
        ...result,
      },
      {
        job: "trimExpired",
        startedAt: "2026-11-20T11:00:00.000Z",
        finishedAt: "2026-11-20T11:00:01.000Z",
        failed: true,
        succeededAt: "2026-11-20T10:00:02.000Z",
        ...plain,
      },
    ]);
  });

  test("counts what waits in the outbox", async () => {
    await sql`INSERT INTO outbox (id, topic, payload, attempts)
      VALUES (gen_random_uuid(), 'document-notice', '{}', 3)`.execute(world.db);
    const { outbox } = (await admin.get<Overview>("/admin/overview")).body;
    expect(outbox.waiting).toBeGreaterThan(0);
    expect(outbox.topics.find(({ topic }) => topic === "document-notice")).toMatchObject({ attempts: 3 });
  });
});

describe("edit locks", () => {
  test("of everyone are listed and released, which is told live and logged", async () => {
    const order = await makeOrder();
    await clerk.lock(order.id);
    const { body: locks } = await admin.get<object[]>("/admin/edit-locks");
    expect(locks).toMatchObject([
      {
        eventId: order.id,
        documentType: "Order",
        userId: clerk.userId,
        userName: "Aino Mäki",
        organizationName: world.supplier.name,
        heardAt: null,
      },
    ]);
    expect((await neighbour.lock(order.id)).status).toBe(423);
    const ear = await listenLive(world.portal);
    expect((await admin.delete(`/admin/edit-locks/${order.id}`)).status).toBe(204);
    await expect.poll(() => ear.take()).toMatchObject([{ kind: "lock", eventId: order.id }]);
    await ear.close();
    expect((await admin.get("/admin/edit-locks")).body).toEqual([]);
    expect((await neighbour.lock(order.id)).status).toBe(200);
    const { body: log } = await admin.get<object[]>(`/organizations/${world.supplier.id}/admin-log`);
    expect(log[0]).toMatchObject({
      userName: "Paula Pää",
      subject: "editLock",
      subjectName: `Tilaus TID ${order.id}`,
      action: "deleted",
      changes: [{ field: "holder", before: "Aino Mäki", after: null }],
    });
    const [last] = (await readLog(world.db, order.id)).slice(-1);
    expect(last, "D-9b, acceptance F15").toMatchObject({
      label: "not_stored",
      action: "releaseLock",
      seen_by: "supplier",
    });
    expect((await admin.get<object[]>("/admin/security-log?limit=1")).body).toMatchObject([
      { event: "adminChange", userName: "Paula Pää", details: { subject: "editLock", fields: ["holder"] } },
    ]);
  });

  test("that are not there cannot be released", async () => {
    const order = await makeOrder();
    expect((await admin.delete(`/admin/edit-locks/${order.id}`)).status).toBe(404);
    expect((await admin.delete("/admin/edit-locks/x")).status).toBe(404);
  });
});

test("the security log is paged, filtered and counted to its limit", async () => {
  await sql`INSERT INTO security_log (id, event, address, at)
    SELECT gen_random_uuid(), 'loginFailed', '10.1.2.3', now() - make_interval(secs => n)
    FROM generate_series(1, 1100) n`.execute(world.db);
  const filter = encodeURIComponent(JSON.stringify({ where: { event: "loginFailed" }, limit: 2, skip: 1 }));
  const { body, headers } = await admin.get<object[]>(`/admin/security-log?filter=${filter}`);
  expect(headers["x-total-count"]).toBe("1001");
  expect(body).toHaveLength(2);
  expect(body[0]).toMatchObject({ event: "loginFailed", address: "10.1.2.3", userName: null, organizationName: null });
});
