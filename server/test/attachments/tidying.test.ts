import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { removeLooseFiles } from "../../src/attachments/remove-loose-blobs.ts";
import { storageKey } from "../../src/attachments/storage-key.ts";
import { createFileStorage } from "../../src/platform/files/file-storage.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { noSuchId } from "../documents/support/no-such.ts";
import { folderPlace } from "./support/places.ts";
import { upload, uploaded } from "./support/upload.ts";

const place = folderPlace();
let portal: TestApp;
let world: World;
beforeAll(async () => {
  portal = await createTestApp(place.settings);
});
beforeEach(async () => {
  world = await addPair(portal);
});
afterAll(async () => {
  await portal.close();
  await place.end();
});

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);
const tidy = (now: Date) =>
  removeLooseFiles(
    { db: world.db, config: portal.config, files: createFileStorage(portal.config.files), log: createLog("silent") },
    now,
  );
const looseKeys = async () =>
  (await world.db.selectFrom("loose_blobs").selectAll().execute()).map((one) => one.storage_key);

test("an upload that nobody attached goes after a day, an attached one stays", async () => {
  const { subscriber } = world.desks;
  const [kept, waiting] = [await uploaded(portal, subscriber), await uploaded(portal, subscriber)];
  const order = await world.make("Order", {}, { fileIds: [kept.id] });
  await tidy(inHours(23));
  expect(place.stored()).toEqual([kept.id, waiting.id].toSorted());
  await Promise.all([tidy(inHours(25)), tidy(inHours(25)), tidy(inHours(25))]);
  expect([place.stored(), await looseKeys()]).toEqual([[kept.id], []]);
  const refused = await subscriber.post(`/events/${order.id}/files`, { fileId: waiting.id });
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, "FILE_NOT_FOUND"]);
  expect((await subscriber.get(`/events/${order.id}/files/${kept.id}/download`)).status).toBe(200);
});

test("what a crash left between storage and database goes, what is on its way stays", async () => {
  const stored = place.stored();
  const key = storageKey(noSuchId);
  mkdirSync(dirname(join(place.folder, key)), { recursive: true });
  writeFileSync(join(place.folder, key), "jäänne");
  await world.db.insertInto("loose_blobs").values({ storage_key: key }).execute();
  const incoming = join(portal.config.dataDir, "incoming");
  for (const name of ["old", "new"]) writeFileSync(join(incoming, name), "kesken");
  utimesSync(join(incoming, "old"), inHours(-2), inHours(-2));
  await tidy(inHours(0.5));
  expect([place.stored(), place.incoming()]).toEqual([[...stored, noSuchId].toSorted(), ["new"]]);
  await tidy(inHours(2));
  expect([place.stored(), place.incoming(), await looseKeys()]).toEqual([stored, [], []]);
});

test("a storage that fails is told, and leaves neither row nor file", async () => {
  const folder = join(place.folder, "taken");
  writeFileSync(folder, "");
  const broken = await createTestApp({ ...place.settings, files: { kind: "folder", folder } });
  const { desks, db } = await addPair(broken);
  const { status, body, headers } = await upload(broken, desks.subscriber);
  expect([status, body.code, headers["retry-after"]]).toEqual([503, "STORAGE_UNAVAILABLE", "10"]);
  expect(await db.selectFrom("files").selectAll().execute()).toEqual([]);
  expect(place.incoming()).toEqual([]);
  await broken.close();
});

test("a deleted file whose content could not be removed is removed later", async () => {
  const { subscriber } = world.desks;
  const file = await uploaded(portal, subscriber);
  const order = await world.make("Order", {}, { fileIds: [file.id] });
  writeFileSync(join(place.folder, "blocked"), "");
  const before = place.stored();
  await world.db
    .updateTable("files")
    .set({ storage_key: `blocked/${file.id}` })
    .where("id", "=", file.id)
    .execute();
  expect((await subscriber.delete(`/events/${order.id}/files/${file.id}`)).status).toBe(204);
  expect(await looseKeys()).toEqual([`blocked/${file.id}`]);
  await world.db
    .updateTable("loose_blobs")
    .set({ storage_key: storageKey(file.id) })
    .execute();
  await tidy(inHours(2));
  expect([place.stored(), await looseKeys()]).toEqual([before.filter((name) => name !== file.id), []]);
});
