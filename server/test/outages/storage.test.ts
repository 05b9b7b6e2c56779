import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFileStorage } from "../../src/platform/files/file-storage.ts";
import { watchStorage } from "../../src/platform/files/watch-storage.ts";
import { createMailer } from "../../src/platform/mail/create-mailer.ts";
import { isServerAway } from "../../src/platform/outbox/mail-failure.ts";

const ENDED_MS = 20_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "runko-storage-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Takes connections, says this and then nothing that ends. */
async function startMute(greeting = "", letter = "") {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write(greeting);
    const timer = setInterval(() => socket.write(letter), 200);
    socket.once("close", () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test("an S3 that hangs fails what is asked of it in seconds (operations 8, D-55)", async () => {
  const mute = await startMute();
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: "none", AWS_SECRET_ACCESS_KEY: "none" });
  const endpoint = `http://127.0.0.1:${mute.port}`;
  const storage = createFileStorage({ kind: "s3", bucket: "runko", prefix: "", endpoint, region: undefined });
  const asked = performance.now();
  await expect(storage.open("a")).rejects.toThrow(/^The storage of files .* failed to open a: /);
  await expect(storage.look()).rejects.toThrow(/^The storage of files .* failed to answer: /);
  expect(performance.now() - asked).toBeLessThan(ENDED_MS);
  const watch = watchStorage(storage);
  await expect.poll(watch.isAway, { timeout: ENDED_MS }).toBe(true);
  mute.close();
}, 60_000);

test("a mail server that says a letter now and then does not hold a mail for ever (operations 3, D-55)", async () => {
  const mute = await startMute("220 wait\r\n", "2");
  const config = { mailFrom: "a@b.fi", publicUrl: "http://localhost" };
  const send = createMailer(`smtp://127.0.0.1:${mute.port}`, config, 1000);
  const sent = send({ id: "1", to: "c@d.fi", subject: "Aihe", text: "Teksti" });
  await expect(sent).rejects.toThrow("does not come to an end");
  await expect(sent).rejects.toSatisfy(isServerAway);
  mute.close();
});

test("nothing is stored beneath a mount point that was mounted before (operations 8)", async () => {
  const files = join(folder, "files");
  const storage = createFileStorage({ kind: "folder", folder: files });
  const put = (key: string) => {
    const path = join(folder, "incoming");
    writeFileSync(path, "sisältö");
    return storage.putFile(key, path, 9);
  };
  await storage.writeMarker("one");
  await put("a/b");
  expect(await storage.has("a/b")).toBe(true);
  rmSync(files, { recursive: true });
  await expect(put("a/c")).rejects.toThrow(/^The storage of files .* failed to put a\/c: ENOENT/);
  await expect(storage.look()).rejects.toThrow("failed to answer");
  expect(readdirSync(folder)).not.toContain("files");
});
