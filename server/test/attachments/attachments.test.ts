import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EventFile } from "../../src/files/file-schema.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import type { Shown } from "../documents/support/desk.ts";
import { readLog, readNotices } from "../documents/support/look.ts";
import { bucketPlace, folderPlace, type Place } from "./support/places.ts";
import { upload, uploaded } from "./support/upload.ts";

describe.each([
  ["on the disk", async () => folderPlace()],
  ["on S3", bucketPlace],
] as const)("attachments %s", (_name, makePlace) => {
  let place: Place;
  let portal: TestApp;
  let world: World;
  let order: Shown;
  beforeAll(async () => {
    place = await makePlace();
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

  test("are uploaded, attached, read by both parties and deleted by their owner", async () => {
    const { subscriber, supplier } = world.desks;
    const content = "Kaapeli kulkee öljysäiliön vieressä.";
    const { status, body: file } = await upload(portal, subscriber, { name: "Pöytäkirja ä.txt", content });
    const { id, modifiedAt } = file;
    const size = Buffer.byteLength(content);
    expect([status, file]).toEqual([
      201,
      { id, name: "Pöytäkirja ä.txt", description: "", contentType: "text/plain", size, modifiedAt },
    ]);
    const added = await subscriber.post<EventFile[]>(filesPath(), { fileId: file.id, description: "Kartta" });
    expect([added.status, added.headers["etag"]]).toEqual([201, '"2"']);
    const { id: organizationId, name: organizationName } = world.subscriber;
    const attached = { ...file, description: "Kartta", organizationId, organizationName, mayDelete: true };
    expect(added.body).toEqual([attached]);
    const seen = await supplier.read(order);
    expect(seen.body).toMatchObject({
      version: 2,
      mayAddFiles: true,
      files: [{ ...attached, mayDelete: false }],
    });
    const download = await supplier.get(`${filesPath()}/${file.id}/download`);
    expect([download.status, download.text]).toEqual([200, content]);

    expect(place.stored()).toEqual([file.id]);
    const deleted = await subscriber.delete(`${filesPath()}/${file.id}`);
    expect([deleted.status, deleted.headers["etag"]]).toEqual([204, '"3"']);
    expect((await supplier.get<EventFile[]>(filesPath())).body).toEqual([]);
    expect((await supplier.get(`${filesPath()}/${file.id}/download`)).status).toBe(404);
    expect([place.stored(), place.incoming()]).toEqual([[], []]);
  });

  test("come back byte by byte, and tell what they are by their content", async () => {
    const { subscriber } = world.desks;
    const content = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(300_000)]);
    const { id, contentType } = await uploaded(portal, subscriber, { name: "kuva.png", content });
    expect(contentType).toBe("application/pdf");
    await subscriber.post(filesPath(), { fileIds: [id] });
    const url = `/api${subscriber.base}${filesPath()}/${id}/download`;
    const headers = { authorization: `Bearer ${subscriber.token}` };
    const answer = await portal.inject({ url, headers });
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(content.length),
      "content-disposition": `attachment; filename="kuva.png"; filename*=UTF-8''kuva.png`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    const head = await portal.inject({ method: "HEAD", url, headers });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(String(content.length));
  });

  test("are logged, told to the other party and shown by lists that ask for them", async () => {
    const { subscriber, supplier } = world.desks;
    const first = await uploaded(portal, subscriber, { name: "a.txt" });
    const second = await uploaded(portal, subscriber, { name: "b.txt" });
    await subscriber.post(filesPath(), { fileIds: [first.id, second.id] });
    await subscriber.delete(`${filesPath()}/${first.id}`);
    const log = await readLog(world.db, order.id);
    expect(log.map(({ label, action, changes }) => [label, action, changes]).slice(1)).toEqual([
      [
        "file_added",
        "addFile",
        [
          { field: "files", from: null, to: "a.txt" },
          { field: "files", from: null, to: "b.txt" },
        ],
      ],
      ["file_deleted", "deleteFile", [{ field: "files", from: "a.txt", to: null }]],
    ]);
    const told = await readNotices(world.db, order.id);
    expect(told.slice(1)).toEqual(["addFile supplier", "deleteFile supplier"]);
    const filter = encodeURIComponent(JSON.stringify({ include: ["files"], where: { id: order.id } }));
    const listed = await supplier.get<{ files: object[] }[]>(`/orders?filter=${filter}`);
    expect(listed.body[0]?.files).toEqual([second]);
  });

  test("whose content is gone answer 503", async () => {
    const { subscriber } = world.desks;
    const { id } = await uploaded(portal, subscriber, {});
    await subscriber.post(filesPath(), { fileId: id });
    await world.db.updateTable("files").set({ storage_key: "zz/none" }).where("id", "=", id).execute();
    const answer = await subscriber.get<{ code: string }>(`${filesPath()}/${id}/download`);
    expect([answer.status, answer.body.code]).toEqual([503, "STORAGE_UNAVAILABLE"]);
  });
});
