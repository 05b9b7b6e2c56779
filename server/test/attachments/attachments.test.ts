import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EventFile } from "../../src/attachments/file-schema.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import type { Desk, Refused, Shown } from "../documents/support/desk.ts";
import { readLog } from "../documents/support/look.ts";
import { folderPlace } from "./support/places.ts";
import { upload, uploaded } from "./support/upload.ts";

describe("on the disk", () => {
  const place = folderPlace();
  let portal: TestApp;
  let world: World;
  let order: Shown;
  beforeAll(async () => {
    portal = await createTestApp(place.settings);
  });
  beforeEach(async () => {
    world = await addPair(portal);
    order = await world.make("Order");
  });
  afterAll(async () => {
    await portal.close();
    await place.end();
  });

  const filesPath = () => `/events/${order.id}/files`;

  test("a file is uploaded, attached, read by both parties and deleted by its owner", async () => {
    const { subscriber, supplier } = world.desks;
    const content = "Kaapeli kulkee öljysäiliön vieressä.";
    const { status, body: file } = await upload(portal, subscriber, { name: "Pöytäkirja ä.txt", content });
    expect([status, file]).toEqual([
      201,
      {
        id: file.id,
        name: "Pöytäkirja ä.txt",
        description: "",
        contentType: "text/plain",
        size: Buffer.byteLength(content),
        modifiedAt: file.modifiedAt,
      },
    ]);
    const added = await subscriber.post<EventFile[]>(filesPath(), { fileId: file.id, description: "Kartta" });
    expect([added.status, added.headers["etag"]]).toEqual([201, '"2"']);
    expect(added.body).toEqual([
      {
        ...file,
        description: "Kartta",
        organizationId: world.subscriber.id,
        organizationName: world.subscriber.name,
        mayDelete: true,
      },
    ]);
    const seen = await supplier.read(order);
    expect(seen.body).toMatchObject({ version: 2, mayAddFiles: true, files: [{ id: file.id, mayDelete: false }] });
    const download = await supplier.get(`${filesPath()}/${file.id}/download`);
    expect([download.status, download.text]).toEqual([200, content]);

    expect(place.stored()).toEqual([file.id]);
    const deleted = await subscriber.delete(`${filesPath()}/${file.id}`);
    expect([deleted.status, deleted.headers["etag"]]).toEqual([204, '"3"']);
    expect((await supplier.get<EventFile[]>(filesPath())).body).toEqual([]);
    expect([place.stored(), place.incoming()]).toEqual([[], []]);
    const log = await readLog(world.db, order.id);
    expect(log.map(({ label }) => label)).toEqual(["created", "file_added", "file_deleted"]);
  });
});
