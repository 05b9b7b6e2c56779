import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { makeDocument } from "../builders/make-document.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import type { Desk } from "../documents/support/desk.ts";
import { formOf } from "../documents/support/forms.ts";

let world: World;
let desk: Desk;
let large: number;
beforeAll(async () => {
  world = await createWorld();
  desk = world.desks.subscriber;
  const description = "Kaivuulupa haetaan vasta, kun reitti on sovittu. ".repeat(300);
  for (let made = 0; made < 20; made += 1)
    ({ id: large } = await makeDocument(world.db, world, {
      type: "Order",
      fields: { ...formOf("Order"), description },
    }));
}, 60_000);
afterAll(() => world.portal.close());

const ask = (path: string, encoding?: string) =>
  world.portal.app.inject({
    url: `/api${desk.base}${path}`,
    headers: { authorization: `Bearer ${desk.token}`, ...(encoding !== undefined && { "accept-encoding": encoding }) },
  });

describe("answers are compressed as the caller takes them (api A3)", () => {
  test.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
  ])("a list to who takes %s", async (accepted, encoding) => {
    const [plain, sent] = [await ask("/orders"), await ask("/orders", accepted)];
    expect([plain.headers["content-encoding"], sent.headers["content-encoding"]]).toEqual([undefined, encoding]);
    const read = encoding === "br" ? brotliDecompressSync(sent.rawPayload) : gunzipSync(sent.rawPayload);
    expect(read.equals(plain.rawPayload)).toBe(true);
    expect(sent.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect([plain.headers.vary, sent.headers.vary]).toEqual(["accept-encoding", "accept-encoding"]);
    expect(sent.headers["x-total-count"]).toBe("20");
  });

  test("a short one goes as it is", async () => {
    const { headers } = await ask("/counts", "br, gzip");
    expect(headers["content-encoding"]).toBeUndefined();
  });

  test("a compressed document has a weak ETag, which If-Match takes", async () => {
    const [plain, sent] = [await ask(`/orders/${large}`), await ask(`/orders/${large}`, "br")];
    expect([plain.headers.etag, sent.headers.etag]).toEqual(['"1"', 'W/"1"']);
    const answer = await desk.patch(
      `/orders/${large}`,
      { action: "cancel" },
      { "if-match": String(sent.headers.etag) },
    );
    expect(answer.status).not.toBe(412);
  });

  test("an export is compressed while it is written", async () => {
    const path = `/events/export?filter=${encodeURIComponent(JSON.stringify({ where: { documentType: "Order" } }))}`;
    const [plain, sent] = [await ask(path), await ask(path, "gzip")];
    expect([plain.statusCode, sent.headers["content-encoding"]]).toEqual([200, "gzip"]);
    expect(gunzipSync(sent.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  test("a stream of changes is not, and its first line comes at once", async () => {
    const { app } = world.portal;
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    const headers = { authorization: `Bearer ${desk.token}`, "accept-encoding": "br, gzip" };
    const asked = get({ port, path: `/api${desk.base}/stream`, headers });
    const response = await new Promise<IncomingMessage>((resolve) => asked.once("response", resolve));
    const first = await new Promise<Buffer>((resolve) => response.once("data", resolve));
    expect([response.headers["content-encoding"], first.toString()]).toEqual([undefined, "retry: 2000\n\n"]);
    asked.destroy();
  });
});
