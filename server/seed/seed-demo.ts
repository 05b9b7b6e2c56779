import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Kysely } from "kysely";
import { hashPassword } from "../src/accounts/passwords.ts";
import type { Database } from "../src/platform/database/schema.ts";
import { makeRandom } from "./chance/random.ts";
import { demoLogins, demoPassword, type DemoLogins } from "./demo-logins.ts";
import { makeWorld } from "./make-world.ts";
import { startMaking } from "./parties/making.ts";
import { insertRows } from "./rows/insert-rows.ts";
import { makeSeedRows } from "./rows/seed-rows.ts";

export async function seedDemo(db: Kysely<Database>, { now }: { now: Date }): Promise<DemoLogins> {
  const rows = makeSeedRows();
  const random = makeRandom(Number(todayInHelsinki(now).replaceAll("-", "")));
  makeWorld(rows, startMaking(random, now.getTime() - 400 * 86_400_000), await hashPassword(demoPassword));
  await db.transaction().execute((trx) => insertRows(trx, rows));
  return demoLogins;
}
