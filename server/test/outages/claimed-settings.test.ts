import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimSettings, trustSettings } from "../../src/claim-settings.ts";
import { storageKey } from "../../src/attachments/storage-key.ts";
import { createFileStorage } from "../../src/platform/files/file-storage.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "runko-claimed-"));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const secret = "a secret of the tests, long enough to sign with";

/** The settings of one machine. */
function machine(name: string, jwtSecret = secret, { pool } = database) {
  const files = { kind: "folder", folder: join(folder, name) } as const;
  const config = { files, jwtSecret, databaseUrl: "postgresql://one/runko" };
  return { config, pool, files: createFileStorage(files), log: createLog("silent") };
}

test("two machines with a storage of their own each do not share a database (operations 9)", async () => {
  await claimSettings(machine("one"));
  await claimSettings(machine("one"));
  await expect(claimSettings(machine("two"))).rejects.toThrow(
    /^Setting FILES: .*two is not the storage of this database: .*trust-settings$/,
  );
  const other = await createTestDatabase();
  await claimSettings(machine("two", secret, other));
  await other.drop();
  await expect(claimSettings(machine("two"))).rejects.toThrow(/two is the storage of another database/);
});

test("a folder that is not mounted is neither made nor used", async () => {
  const first = machine("one");
  await claimSettings(first);
  rmSync(join(folder, "one"), { recursive: true });
  await expect(claimSettings(machine("one"))).rejects.toThrow(/is not the storage of this database: mount it/);
});

test("a portal from before finds its attachments, or refuses to start without them", async () => {
  const organization = await makeOrganization(database.db);
  const user = await makeUser(database.db, { roles: [[organization, "SUBSCRIBER"]] });
  const id = "0198a000-0000-7000-8000-000000000009";
  const row = { name: "a.txt", description: "", content_type: "text/plain", size: 1, modified_at: new Date() };
  const whose = { organization_id: organization.id, uploaded_by_id: user.id };
  await database.db
    .insertInto("files")
    .values({ id, storage_key: storageKey(id), ...row, ...whose })
    .execute();
  await expect(claimSettings(machine("empty"))).rejects.toThrow(/does not hold the attachments that the database has/);
  const right = machine("right");
  await right.files.putBytes(storageKey(id), new Uint8Array([1]));
  await claimSettings(right);
  await claimSettings(machine("right"));
});

test("a process with another secret than the others' does not start, until its operator says so (operations 9)", async () => {
  await claimSettings(machine("one"));
  const changed = machine("one", "another secret of the tests, long enough");
  await expect(claimSettings(changed)).rejects.toThrow(/^Setting JWT_SECRET: the other processes .* have another/);
  await expect(claimSettings(changed)).rejects.not.toThrow(/another secret of/);
  await trustSettings(changed);
  await claimSettings(changed);
  await expect(claimSettings(machine("one"))).rejects.toThrow(/^Setting JWT_SECRET/);
});

test("a storage that does not answer is no reason not to start", async () => {
  const away = machine("one");
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: "none", AWS_SECRET_ACCESS_KEY: "none" });
  const bucket = {
    kind: "s3",
    bucket: "runko",
    prefix: "",
    endpoint: "http://127.0.0.1:1",
    region: undefined,
  } as const;
  await expect(claimSettings({ ...away, files: createFileStorage(bucket) })).resolves.toBeUndefined();
});
