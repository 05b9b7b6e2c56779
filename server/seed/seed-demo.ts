import { randomBytes } from "node:crypto";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { instantInHelsinki } from "@runko/domain/values/instant";
import { sql, type Kysely, type Transaction } from "kysely";
import { hashPassword } from "../src/accounts/passwords.ts";
import type { FileStorage } from "../src/platform/files/file-storage.ts";
import type { Database } from "../src/platform/database/schema.ts";
import { attachFiles } from "./attachments/attach-files.ts";
import { askQuestions } from "./cases/ask-questions.ts";
import { makeRequests } from "./cases/make-requests.ts";
import { tellYear } from "./cases/tell-year.ts";
import { makeRandom } from "./chance/random.ts";
import { demoLogins, demoPassword, type DemoLogins } from "./demo-logins.ts";
import { makeWorld } from "./make-world.ts";
import { makeNewsletters } from "./parties/make-newsletters.ts";
import type { PasswordHashes } from "./parties/make-users.ts";
import { startMaking } from "./parties/making.ts";
import { addDocumentRows, type AddedDocuments } from "./rows/add-document-rows.ts";
import { insertRows } from "./rows/insert-rows.ts";
import { makeSeedRows, type SeedRows } from "./seed-rows.ts";
import { tellOfKnownWork } from "./parties/tell-of-known-work.ts";
import { agreeToMails } from "./parties/agree-to-mails.ts";

const day = 86_400_000;
/** When the operators came to the portal: before the year that is told of. */
const daysBeforeToday = 400;

/** All rows of the demo. The same day gives the same ones, but for the hours of what happens on that day itself. */
export function makeDemoRows(now: Date, passwords: PasswordHashes): AddedDocuments & { rows: SeedRows } {
  const today = todayInHelsinki(now);
  const dayStart = Date.parse(instantInHelsinki(today, "00:00") ?? "");
  const rows = makeSeedRows();
  const seed = Number(today.replaceAll("-", ""));
  const random = makeRandom(seed);
  const world = makeWorld(rows, startMaking(random, dayStart - daysBeforeToday * day), passwords);
  const present = { today, now: now.getTime(), dayStart };
  const cases = tellYear(world, present, random);
  askQuestions(cases, present, makeRandom(seed + 3));
  makeRequests(cases, present, makeRandom(seed + 4));
  makeNewsletters(rows, today, makeRandom(seed + 2));
  attachFiles(cases, makeRandom(seed + 1));
  return { rows, ...addDocumentRows(rows, cases, { random, now }) };
}

async function refuseFilled(db: Kysely<Database>): Promise<void> {
  const known = await db.selectFrom("organizations").select("id").limit(1).execute();
  if (known.length > 0)
    throw new Error("The database has organizations already; the demo is made in an empty one only.");
}

async function writeDemo(
  transaction: Transaction<Database>,
  { rows, numbers }: Pick<AddedDocuments, "numbers"> & { rows: SeedRows },
  now: Date,
): Promise<void> {
  await refuseFilled(transaction);
  await markAsDemo(transaction);
  await insertRows(transaction, rows);
  await agreeToMails(transaction);
  await sql`SELECT setval('event_number', ${numbers.lastEvent}), setval('case_number', ${numbers.lastCase})`.execute(
    transaction,
  );
  await sql`ANALYZE`.execute(transaction);
  await tellOfKnownWork(transaction, now);
}

/** For ever: whatever becomes of the logins, production does not start on this database. */
const markAsDemo = (transaction: Transaction<Database>) =>
  transaction.insertInto("demo_marks").defaultValues().execute();

type Contents = AddedDocuments["contents"];

/** Before the rows: contents without rows harm nobody, and made again they have the same places. */
async function storeContents(files: SeedOptions["files"], contents: Contents): Promise<void> {
  const waiting = contents.entries();
  const storeRest = async () => {
    for (const [key, content] of waiting) await files.putBytes(key, content);
  };
  await Promise.all(Array.from({ length: 8 }, storeRest));
}

type SeedOptions = { now: Date; files: Pick<FileStorage, "putBytes">; log?: (line: string) => void };

/** Fills an empty database with a year of business between invented operators (D-38); throws when it is not empty. */
export async function seedDemo(db: Kysely<Database>, { now, files, log = () => {} }: SeedOptions): Promise<DemoLogins> {
  await refuseFilled(db);
  const passwords = {
    printed: await hashPassword(demoPassword),
    unknown: await hashPassword(randomBytes(24).toString("base64url")),
  };
  const { rows, numbers, contents } = makeDemoRows(now, passwords);
  await storeContents(files, contents);
  await db.transaction().execute((transaction) => writeDemo(transaction, { rows, numbers }, now));
  log(`${rows.of("organizations").length} organizations and ${rows.of("documents").length} documents made`);
  return demoLogins;
}
