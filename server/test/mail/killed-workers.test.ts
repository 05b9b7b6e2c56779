import { sql } from "kysely";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queueMail } from "../../src/platform/mail/queue-mail.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makePair } from "../builders/make-pair.ts";
import { makeUser } from "../builders/make-user.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { sizeOf } from "../documents/support/long.ts";
import { builtServer } from "../built/built-server.ts";
import { headerOf } from "./start-smtp.ts";
import { agree } from "../notifications/support.ts";

const kills = sizeOf(3, 20);
/** Of each kind of mail. */
const count = sizeOf(20, 200);

let database: TestDatabase;
let folder: string;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "runko-killed-"));
  mkdirSync(join(folder, "mails"));
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** A process that has said its first line. */
async function start(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.add(child);
  const ended = once(child, "exit").then(() => Promise.reject(new Error(`${args.join(" ")} did not start`)));
  const [said] = (await Promise.race([once(child.stdout, "data"), ended])) as [Buffer];
  return { child, said: said.toString().trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  expect(await ended).toEqual([null, "SIGKILL"]);
  children.delete(child);
}

const startSmtp = (port: string) =>
  start(["--import", "tsx", join(import.meta.dirname, "smtp-program.ts"), join(folder, "mails"), port]);
const startWorker = async (smtpPort: string, port: number) =>
  start([await builtServer()], {
    DATABASE_URL: database.connectionString,
    DATABASE_POOL: "3",
    DATA_DIR: folder,
    JWT_SECRET: "a secret of the tests, long enough to sign with",
    LOG_LEVEL: "silent",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: "https://portaali.example",
    MAIL_FROM: "Runko <runko@portaali.example>",
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  });

const arrived = () => readdirSync(join(folder, "mails"));

/** Mails, notices, links for new passwords and a mass e-mail; answers how many mails each address is to get. */
async function queueAll(): Promise<Map<string, number>> {
  const { db } = database;
  const due = new Map<string, number>();
  for (let number = 0; number < count; number += 1) {
    const to = `suora${number}@x.example`;
    await queueMail(db, { to, subject: "Hei", text: "Sisältö" });
    due.set(to, 1);
  }
  const pair = await makePair(db);
  const follower = "seuraaja@ulkopuolinen.example";
  const { id: eventId } = await makeDocument(db, pair, { type: "Order", fields: { followers: [follower] } });
  await agree({ db }, pair.subscriber, follower);
  const payload = JSON.stringify({
    eventId,
    action: "startProcessing",
    to: "subscriber",
    actorId: pair.supplierUser.id,
  });
  for (let number = 0; number < count; number += 1)
    await db.insertInto("outbox").values({ id: uuidv7(), topic: "document-notice", payload }).execute();
  due.set(follower, count);
  due.set(pair.subscriberUser.emailAddress, count);
  for (let number = 0; number < count; number += 1) {
    const { emailAddress } = await makeUser(db);
    const asked = JSON.stringify({ email: emailAddress });
    await db.insertInto("outbox").values({ id: uuidv7(), topic: "password-reset", payload: asked }).execute();
    due.set(emailAddress, 1);
  }
  const massMail = uuidv7();
  const byId = (await makeUser(db, { global_role: "RUNKO_ADMIN" })).id;
  await db
    .insertInto("mass_mails")
    .values({
      id: massMail,
      created_at: new Date(),
      created_by_id: byId,
      subject: "Huolto",
      content: "Hei",
      criteria: "{}",
    })
    .execute();
  const many = Array.from({ length: count }, (_one, number) => `joukko${number}@x.example`);
  await sql`INSERT INTO mass_mail_recipients (mass_mail_id, email_address, name)
    SELECT ${massMail}, *, 'Nimi' FROM unnest(${many}::text[])`.execute(db);
  for (const to of many) due.set(to, 1);
  return due;
}

/** Lets what failed, or was being sent by a process that died, be tried at once; what a portal holds is left to it. */
const hurry = () =>
  sql`UPDATE outbox SET available_at = now() WHERE id IN (
    SELECT id FROM outbox WHERE done_at IS NULL AND available_at > now() FOR UPDATE SKIP LOCKED)`.execute(database.db);

async function isAllDone(): Promise<boolean> {
  const { rows } = await sql<{ left: number }>`
    SELECT (SELECT count(*) FROM outbox WHERE done_at IS NULL)
      + (SELECT count(*) FROM mass_mail_recipients WHERE sent_at IS NULL) AS left`.execute(database.db);
  return Number(rows[0]?.left) === 0;
}

test(
  "portals killed while they send, to a server that fails 30 % and is killed too: nothing lost, nothing twice under another id (R29)",
  async () => {
    const due = await queueAll();
    const mailed = [...due.values()].reduce((sum, one) => sum + one, 0);
    const hurrying = setInterval(() => void hurry(), 200);
    let smtp = await startSmtp("0");
    const smtpPort = smtp.said;
    const port = Number(smtpPort) + 1;
    let next = startWorker(smtpPort, port);
    for (let killed = 1; killed <= kills; killed += 1) {
      const { child } = await next;
      const before = arrived().length;
      const enough = before + Math.floor((mailed - before) / (kills - killed + 2));
      while (arrived().length < enough) {
        await sleep(10);
      }
      expect(await isAllDone()).toBe(false);
      await kill(child);
      if (killed % 5 === 1) {
        await kill(smtp.child);
        smtp = await startSmtp(smtpPort);
      }
      next = startWorker(smtpPort, port);
    }
    await next;
    while (!(await isAllDone())) await sleep(100);
    clearInterval(hurrying);
    const seen = new Map<string, Set<string | undefined>>();
    for (const name of arrived()) {
      const mail = readFileSync(join(folder, "mails", name), "utf8");
      const to = headerOf(mail, "To") ?? "";
      seen.set(to, (seen.get(to) ?? new Set()).add(headerOf(mail, "Message-ID")));
    }
    expect(new Map([...seen].map(([to, ids]) => [to, ids.size]))).toEqual(due);
    expect(arrived().length).toBeGreaterThan(mailed);
  },
  sizeOf(120_000, 900_000),
);
