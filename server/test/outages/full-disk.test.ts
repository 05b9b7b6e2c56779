import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { issueToken } from "../../src/sessions/tokens.ts";
import { makePair } from "../builders/make-pair.ts";
import { createTestDatabase } from "../database/create-test-database.ts";
import { sizeOf } from "../documents/support/long.ts";
import { freePort, startPortalProcess } from "./portal-process.ts";

const jwtSecret = "a secret of the tests, long enough to sign with";
const MEGABYTE = 1024 * 1024;
const ROOM = 4 * MEGABYTE;
const LARGE = "a".repeat(6 * MEGABYTE);
const SMALL = "b".repeat(MEGABYTE / 2);
const AT_ONCE = sizeOf(3, 20);

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: "ignore" });

type Scarcity = { begin: (pid: number) => void; end: (pid: number) => void };

/** A disk of its own that is filled, where one may be mounted; else no file of the process may grow beyond the room. */
function makeScarce(folder: string): Scarcity {
  mkdirSync(folder, { recursive: true });
  try {
    run("mount", "-t", "tmpfs", "-o", `size=${2 * ROOM}`, "tmpfs", folder);
  } catch {
    const limit = (bytes: string) => (pid: number) => run("prlimit", `--pid=${pid}`, `--fsize=${bytes}:`);
    return { begin: limit(String(ROOM)), end: limit("unlimited") };
  }
  onTestFinished(() => void run("umount", "--lazy", folder));
  const filler = join(folder, "filler");
  return { begin: () => writeFileSync(filler, Buffer.alloc(ROOM)), end: () => rmSync(filler) };
}

/** The bytes of all that lies beneath, save what the test or the storage itself has put there. */
const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !["filler", "runko-storage"].includes(name))
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, found) => sum + (found.isFile() ? found.size : 0), 0);

for (const scarce of ["incoming", "files"]) {
  test(`a full disk of the folder ${scarce} keeps nothing by halves, and takes files again when it has room`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "runko-full-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const disk = makeScarce(join(dataDir, scarce));
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const pair = await makePair(database.db);
    const issued = { userId: pair.subscriberUser.id, now: new Date(), validFrom: 0 };
    const authorization = `Bearer ${await issueToken({ jwtSecret, tokenHours: 8, loginHours: 168 }, issued)}`;
    const env = { DATABASE_URL: database.connectionString, DATA_DIR: dataDir, JWT_SECRET: jwtSecret };
    const files = { FILES: join(dataDir, "files"), LOG_LEVEL: "silent", PORT: String(await freePort()) };
    const portal = await startPortalProcess({ ...env, ...files });
    const pid = portal.child.pid ?? 0;
    const base = `${portal.url}/api/organizations/${pair.subscriber.id}/roles/SUBSCRIBER`;

    const upload = async (content: string) => {
      const form = new FormData();
      form.append("file", new Blob([content], { type: "text/plain" }), "Mittaus.txt");
      const answer = await fetch(`${base}/files/upload`, { method: "POST", headers: { authorization }, body: form });
      const { code, title } = (await answer.json()) as { code?: string; title?: string };
      return { status: answer.status, code, title, retryAfter: answer.headers.get("retry-after") };
    };
    const read = async () => (await fetch(`${base}/orders`, { headers: { authorization } })).status;
    const bytes = () => ["incoming", "files"].map((name) => bytesIn(join(dataDir, name)));
    const rows = async () => (await database.db.selectFrom("files").select("id").execute()).length;

    expect(await upload(SMALL)).toMatchObject({ status: 201 });
    const [bytesBefore, rowsBefore] = [bytes(), await rows()];
    disk.begin(pid);
    for (let n = 0; n < AT_ONCE; n += 1) {
      expect(await upload(LARGE)).toEqual({
        status: 503,
        code: "STORAGE_UNAVAILABLE",
        title: "Liitteiden tallennus on hetken poissa käytöstä, yritä pian uudelleen",
        retryAfter: "10",
      });
      expect(await read()).toBe(200);
      expect([bytes(), await rows()]).toEqual([bytesBefore, rowsBefore]);
    }
    disk.end(pid);
    expect(await upload(LARGE)).toMatchObject({ status: 201 });
    expect(await rows()).toBe(rowsBefore + 1);
    portal.child.kill("SIGTERM");
    expect(await portal.ended).toMatchObject({ code: 0 });
  }, 120_000);
}
