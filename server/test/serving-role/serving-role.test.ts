import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anonymizeDocuments } from "../../src/documents/anonymize-documents.ts";
import { capabilities } from "../../src/capabilities.ts";
import type { Capability } from "../../src/capability.ts";
import { importKinds } from "../../src/import-kinds.ts";
import type { ImportContext } from "../../src/import-kind.ts";
import { createFileStorage } from "../../src/platform/files/file-storage.ts";
import { grantServing } from "../../src/platform/database/grant-serving.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { portalJobs } from "../../src/portal-jobs.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { multipartBody, multipartType } from "../attachments/support/upload.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { answerOf, inDays } from "../documents/support/forms.ts";
import { countingFaults } from "../documents/support/look.ts";
import { SERVING, startLesserServer } from "./lesser-server.ts";

const DAY = 86_400_000;
const settings = { databasePool: 5, statementTimeoutMs: 10_000 };

let server: Awaited<ReturnType<typeof startLesserServer>>;
let portal: TestApp;
let world: World;
/** Of a start before the owner has migrated. */
let early: unknown;

const openBoth = async (log: (line: string) => void = () => {}) =>
  openDatabase(
    { ...settings, dataDir: server.dataDir, databaseUrl: server.serving, databaseOwnerUrl: server.owner },
    log,
  );
const openAlone = (databaseUrl: string) =>
  openDatabase({ ...settings, dataDir: server.dataDir, databaseUrl }, () => {});

async function asOwner<Answer>(work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: server.owner });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  server = await startLesserServer();
  early = await openAlone(server.serving).catch((error: unknown) => error);
  await (await openBoth()).close();
  portal = await createTestApp({ retentionDays: 100 }, server.open);
  world = await addPair(portal);
}, 120_000);
afterAll(async () => {
  await portal.close();
  await server.end();
}, 60_000);

const context = (): ImportContext => {
  const { config, db, pool, clock, app } = portal;
  return { config, db, pool, clock, log: app.log as ImportContext["log"], files: createFileStorage(config.files) };
};

describe("a role that owns nothing", () => {
  test("serves documents, messages and their anonymization", async () => {
    const { subscriber, supplier } = world.desks;
    const inquiry = await world.make("Inquiry", { contactName: "Aino Katoavainen" });
    const started = await supplier.act(inquiry, { action: "startProcessing" });
    const sent = await subscriber.post(`/events/${inquiry.id}/internal-messages`, {
      subject: "Portti",
      content: "Auki?",
    });
    const ready = await supplier.act(started.body, { action: "signReady", document: answerOf("Inquiry", "signReady") });
    const listed = await subscriber.get<unknown[]>("/inquiries");
    expect([sent.status, ready.status, listed.status, listed.body.length]).toEqual([201, 200, 200, 1]);
    const later = new Date(Date.now() + 101 * DAY);
    expect(await anonymizeDocuments(world.db, { now: later, bounds: { min: 30, max: 100 } })).toBe(1);
    expect((await subscriber.read(inquiry)).text).not.toContain("Katoavainen");
    expect(await countingFaults(world.db)).toEqual([]);
  });

  test("brings imports on", async () => {
    const { base, token, get, post } = world.desks.subscriber;
    const defaults = {
      product: world.product.id,
      customerName: "Kauppahuone",
      contactName: "Aino Korhonen",
      contactPhone: "+358 40 123 4567",
      requestedDate: inDays(60).split("-").map(Number).toReversed().join("."),
      deliveryType: "normal",
      contractLength: "24",
    };
    const content = "Oma tunnus;Osoite;Postinumero\r\nSERV-1;Hämeenkatu 12 B 3;33100";
    const answer = await portal.inject({
      method: "POST",
      url: `/api${base}/imports`,
      headers: { authorization: `Bearer ${token}`, "content-type": multipartType },
      payload: multipartBody([
        { name: "metadata", content: JSON.stringify({ kind: "Order", defaults }) },
        { name: "file", fileName: "tilaukset.csv", content },
      ]),
    });
    const { id } = answer.json<{ id: string }>();
    const runs = Object.values<Capability>(capabilities).flatMap((capability) => capability.runs ?? []);
    const bringOn = async (until: string) => {
      for (let turn = 0; turn < 50; turn += 1) {
        for (const { work } of runs) await work(context(), importKinds, new AbortController().signal);
        const { body } = await get<{ state: string; sent: number }>(`/imports/${id}`);
        if (body.state === until) return body;
      }
      throw new Error(`The import does not become ${until}`);
    };
    await bringOn("checked");
    await post(`/imports/${id}/send`, { policy: "all" });
    expect(await bringOn("done")).toMatchObject({ sent: 1 });
  });

  test("does every job of the hour", async () => {
    for (const { id, work } of portalJobs(context())) await expect(work(new Date()), id).resolves.not.toThrow();
  });

  test.each(["event_log", "admin_log", "security_log", "log_chain"])(
    "cannot rewrite %s, trigger or not",
    async (log) => {
      await asOwner((client) => client.query(`ALTER TABLE ${log} DISABLE TRIGGER ${log}_is_append_only`));
      const refused = { code: "42501" };
      await expect(portal.pool.query(`DELETE FROM ${log}`)).rejects.toMatchObject(refused);
      await expect(portal.pool.query(`TRUNCATE ${log}`)).rejects.toMatchObject(refused);
      await asOwner((client) => client.query(`ALTER TABLE ${log} ENABLE TRIGGER ${log}_is_append_only`));
    },
  );

  test.each([
    "UPDATE event_log SET action = 'x'",
    "UPDATE security_log SET event = 'x'",
    "ALTER TABLE event_log DISABLE TRIGGER event_log_is_append_only",
    "DROP TRIGGER event_log_is_append_only ON event_log",
    "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
    "DROP TABLE documents CASCADE",
    "CREATE TABLE own_one (id integer)",
    "DELETE FROM schema_migrations",
    "TRUNCATE documents CASCADE",
  ])("is refused %s by the database itself", async (statement) => {
    await expect(portal.pool.query(statement)).rejects.toMatchObject({ code: "42501" });
  });
});

test("a new table gets its grants with its migration, and a log of rows that stay may not be changed", async () => {
  const told = await asOwner(async (client) => {
    await client.query("CREATE TABLE news (id serial PRIMARY KEY); CREATE TABLE kept (id integer)");
    await client.query(
      "CREATE TRIGGER kept_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON kept FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()",
    );
    await client.query(`GRANT DELETE ON event_log TO "${SERVING}"`);
    return [await grantServing(client, SERVING), await grantServing(client, SERVING)];
  });
  expect(told).toEqual([4, 0]);
  await portal.pool.query("INSERT INTO news DEFAULT VALUES");
  await portal.pool.query("DELETE FROM news");
  await portal.pool.query("INSERT INTO kept VALUES (1)");
  await expect(portal.pool.query("DELETE FROM kept")).rejects.toMatchObject({ code: "42501" });
  await expect(portal.pool.query("DELETE FROM event_log")).rejects.toMatchObject({ code: "42501" });
  await asOwner((client) => client.query("DROP TABLE news, kept"));
});

test("what the owner does for it is nobody else's to ask for", async () => {
  const asked = (role: string) =>
    asOwner((client) =>
      client.query<{ may: boolean }>(
        `SELECT bool_or(has_function_privilege($1, oid, 'EXECUTE')) AS may FROM pg_proc
         WHERE pronamespace = 'public'::regnamespace AND prosecdef`,
        [role],
      ),
    );
  expect((await asked(SERVING)).rows).toEqual([{ may: true }]);
  expect((await asked("pg_read_all_data")).rows).toEqual([{ may: false }]);
});

test("a start before the owner has migrated says in one line what to do", () => {
  expect(early).toMatchObject({
    message: expect.stringMatching(/may not change it: run `npm run admin -- migrate`/) as unknown,
  });
});

test("an owner is no role to serve by, and one that has been granted starts by itself", async () => {
  const mighty = openDatabase(
    { ...settings, dataDir: server.dataDir, databaseUrl: server.owner, databaseOwnerUrl: server.owner },
    () => {},
  );
  await expect(mighty).rejects.toThrow(/^DATABASE_URL: beside DATABASE_OWNER_URL a role is needed that owns neither/);
  const alone = await openAlone(server.serving);
  expect((await alone.pool.query("SELECT current_user AS who")).rows).toEqual([{ who: SERVING }]);
  await alone.close();
});

test.each(["pg_write_all_data", "pg_execute_server_program", "pg_write_server_files", "pg_read_server_files"])(
  "a role that is a member of %s is no role to serve by",
  async (might) => {
    await server.keep(`GRANT ${might} TO "${SERVING}"`);
    try {
      await expect(openBoth()).rejects.toThrow(/^DATABASE_URL: beside DATABASE_OWNER_URL a role is needed/);
    } finally {
      await server.keep(`REVOKE ${might} FROM "${SERVING}"`);
    }
  },
);

test.each([
  ["by everyone", "GRANT UPDATE ON event_log TO PUBLIC", "REVOKE UPDATE ON event_log FROM PUBLIC"],
  ["by another role", "GRANT TRUNCATE ON event_log TO clerks", "REVOKE TRUNCATE ON event_log FROM clerks"],
  [
    "of one column",
    `GRANT UPDATE (action) ON event_log TO "${SERVING}"`,
    `REVOKE UPDATE (action) ON event_log FROM "${SERVING}"`,
  ],
])("a role that may change a log %s does not serve", async (_by, given, taken) => {
  await server.keep("CREATE ROLE clerks");
  await server.keep(`GRANT clerks TO "${SERVING}"`);
  await asOwner((client) => client.query(given));
  try {
    await expect(openBoth()).rejects.toThrow(
      /^DATABASE_URL: .* may do more than serve: (UPDATE|TRUNCATE) of event_log/,
    );
  } finally {
    await asOwner((client) => client.query(taken));
    await server.keep("DROP ROLE clerks");
  }
});

test("a role that may make things in the schema does not serve", async () => {
  await asOwner((client) => client.query(`GRANT CREATE ON SCHEMA public TO "${SERVING}"`));
  try {
    await expect(openBoth()).rejects.toThrow(/^DATABASE_URL: .* may do more than serve: CREATE of public/);
  } finally {
    await asOwner((client) => client.query(`REVOKE CREATE ON SCHEMA public FROM "${SERVING}"`));
  }
});
