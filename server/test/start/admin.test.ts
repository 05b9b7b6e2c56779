import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { adminCommands } from "../../src/admin/commands.ts";
import { runCommand } from "../../src/admin/run-command.ts";
import { verifyPassword } from "../../src/accounts/passwords.ts";
import { texts } from "@runko/domain/texts/texts";
import { makeUser } from "../builders/make-user.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "runko-admin-"));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Runs it as an operator would; answers what was printed. */
async function run(...args: string[]): Promise<string> {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  await runCommand(adminCommands, args, { DATABASE_URL: database.connectionString, DATA_DIR: dataDir });
  return lines.join("\n");
}

const named = (email: string) => ["create-admin", "--email", email, "--first-name", "Aino", "--last-name", "Laine"];
const findUser = (email: string) =>
  database.db.selectFrom("users").selectAll().where("email_address", "=", email).executeTakeFirst();

test("help tells every command, and of each its options, without a database", async () => {
  const all = await run("--help");
  for (const name of Object.keys(adminCommands)) {
    expect(all).toContain(name);
    expect(await run(name, "--help")).toContain(`npm run admin -- ${name}`);
  }
  expect(await run("create-admin", "--help")).toMatch(/--email .*\n.*--first-name/);
  expect(await run()).toBe(all);
});

test.each([
  [["nonsense"], "There is no command nonsense. See --help."],
  [["create-admin"], "create-admin: --email is missing. See create-admin --help."],
  [["create-admin", "--emial", "x"], /^create-admin: Unknown option '--emial'\. See create-admin --help\.$/],
  [["migrate", "now"], /^migrate: Unexpected argument 'now'/],
])("%j says what is wrong in one line", async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});

describe("create-admin", () => {
  test("makes a product admin who can log in, and logs it", async () => {
    vi.stubEnv("RUNKO_ADMIN_PASSWORD", "pitkä ja oma salalause");
    expect(await run(...named(" Aino.Laine@Runko.example "))).toBe("Made the product admin aino.laine@runko.example.");
    const user = await findUser("aino.laine@runko.example");
    expect(user).toMatchObject({ global_role: "RUNKO_ADMIN", first_name: "Aino" });
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=(19456|[2-9]\d{4,}),t=([2-9]|\d\d),p=/);
    expect(await verifyPassword(user?.password_hash, "pitkä ja oma salalause")).toBe(true);
    const rows = await database.db.selectFrom("security_log").selectAll().execute();
    expect(rows).toMatchObject([{ event: "adminChange", user_id: user?.id }]);
    await expect(run(...named("AINO.LAINE@runko.example"))).rejects.toThrow(/--email: Sähköpostiosoite on jo/);
  });

  test.each([
    ["eleven chars", "abcdefghijk", /vähimmäispituus on 12/],
    ["51 characters", `${"oma salalause ".repeat(4)}`.slice(0, 51), /enintään 50/],
    ["a common one", "123456789012", /yleisesti tunnettu/],
    ["the name of the service", "runkorunkorunko", /nimesi/],
    ["the own name", "ainolaineainolaine", /nimesi/],
  ])("refuses %s (R18)", async (_name, password, message) => {
    vi.stubEnv("RUNKO_ADMIN_PASSWORD", password);
    await expect(run(...named("b@runko.example"))).rejects.toThrow(message);
    expect(await findUser("b@runko.example")).toBeUndefined();
  });

  test.each(["abcdefghijkå", "oma salalause vain minulle ja sinulle 2026 äöå !?".padEnd(50, "x"), "            x"])(
    "takes %j: 12 to 50 characters of any kind (R18)",
    async (password) => {
      vi.stubEnv("RUNKO_ADMIN_PASSWORD", password);
      const email = `u${password.length}${password.codePointAt(0)}@runko.example`;
      await run(...named(email));
      expect(await findUser(email)).toBeDefined();
    },
  );

  test("refuses no password, and an e-mail that is too long for the login field", async () => {
    await expect(run(...named("c@runko.example"))).rejects.toThrow("RUNKO_ADMIN_PASSWORD is missing");
    vi.stubEnv("RUNKO_ADMIN_PASSWORD", "pitkä ja oma salalause");
    await expect(run(...named(`${"c".repeat(40)}@runko.example`))).rejects.toThrow(/enintään 50/);
  });
});

test("migrate says that the schema is the newest", async () => {
  expect(await run("migrate")).toBe("The database is at the newest schema.");
});

test("seed-demo refuses a database that is in use, and production", async () => {
  const organization = { id: "0198a000-0000-7000-8000-000000000001", name: "Käytössä" };
  await database.db.insertInto("organizations").values(organization).execute();
  await expect(run("seed-demo")).rejects.toThrow("the database is not empty");
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("PUBLIC_URL", "https://runko.example");
  await expect(run("seed-demo")).rejects.toThrow("not when NODE_ENV is production");
});

test("reset-second-factor takes it from its user, logs it and tells it by mail, and says when there is none", async () => {
  const { db } = database;
  const reset = () => run("reset-second-factor", " Eino.Virta@Runko.example ");
  const none = "reset-second-factor: nobody called eino.virta@runko.example has a second factor.";
  await expect(reset()).rejects.toThrow(none);
  const { id } = await makeUser(db, { email_address: "eino.virta@runko.example" });
  const factor = { user_id: id, sealed_secret: "sealed", made_at: new Date() };
  await db.insertInto("second_factors").values(factor).execute();
  // Begun and never proven, it counts for nothing.
  await expect(reset()).rejects.toThrow(none);
  await db.updateTable("second_factors").set({ proven_at: new Date() }).execute();
  expect(await reset()).toBe("eino.virta@runko.example logs in by the password alone, and was told so.");
  expect(await db.selectFrom("second_factors").selectAll().execute()).toEqual([]);
  const logged = await db.selectFrom("security_log").select("event").where("user_id", "=", id).execute();
  expect(logged).toEqual([{ event: "secondFactorReset" }]);
  const mails = await db.selectFrom("outbox").select("payload").execute();
  expect(JSON.stringify(mails)).toContain(texts.mails.accountChange.secondFactorReset);
});
