import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { bucketPlace, type BucketPlace } from "./support/places.ts";
import { upload, uploaded } from "./support/upload.ts";

let place: BucketPlace;
let portal: TestApp;
let world: World;
beforeAll(async () => {
  place = await bucketPlace();
  portal = await createTestApp(place.settings);
  world = await addPair(portal);
});
afterAll(async () => {
  await portal.close();
  await place.end();
});

test("while S3 is away files are told to be so, all else goes on, and afterwards they are there without a restart", async () => {
  const { subscriber, supplier } = world.desks;
  const kept = await uploaded(portal, subscriber, { content: "Portti 7" });
  const order = await world.make("Order", {}, { fileIds: [kept.id] });
  const files = `/events/${order.id}/files`;
  await place.stop();
  const refused = await upload(portal, subscriber);
  expect([refused.status, refused.body.code, refused.headers["retry-after"]]).toEqual([
    503,
    "STORAGE_UNAVAILABLE",
    "10",
  ]);
  expect(await world.db.selectFrom("files").select("id").execute()).toEqual([{ id: kept.id }]);
  expect(place.incoming()).toEqual([]);
  expect(await supplier.get(`${files}/${kept.id}/download`)).toMatchObject({
    status: 503,
    body: { code: "STORAGE_UNAVAILABLE" },
  });
  expect((await supplier.get(files)).status).toBe(200);
  expect((await supplier.act(order, { action: "startProcessing" })).status).toBe(200);
  await world.make("Order");
  await place.start();
  expect(await supplier.get(`${files}/${kept.id}/download`)).toMatchObject({ status: 200, text: "Portti 7" });
  expect(place.stored()).toHaveLength(1);
  await uploaded(portal, supplier);
  expect(place.stored()).toHaveLength(2);
});
