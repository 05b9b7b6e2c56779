import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSmtp } from "../../server/test/mail/start-smtp.ts";
import { mailFolder, processNote } from "./mail-folder.ts";
import { mishapOf } from "./hard-addresses.ts";

// The portal as it is built, on a data folder of its own that goes when it ends, with a mail server that keeps its mails.
const folder = mkdtempSync(join(tmpdir(), "runko-e2e-"));
chmodSync(folder, 0o755); // root's PostgreSQL runs as another user, who must get in
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
// Nothing of the surroundings may lead the stories to a database or a mail server that someone uses.
for (const name of ["DATABASE_URL", "JWT_SECRET", "SMTP_URL", "MAIL_FROM", "FILES", "NODE_ENV", "DEMO"]) {
  Reflect.deleteProperty(process.env, name);
}
process.env["DATA_DIR"] = folder;
// A story listens on this machine for what webhooks send.
process.env["WEBHOOKS_ALLOW_PRIVATE"] = "on";
// All stories come from one address.
process.env["LOGIN_ADDRESS_ATTEMPTS"] = "2000";
rmSync(mailFolder, { recursive: true, force: true });
mkdirSync(mailFolder);
process.on("exit", () => rmSync(mailFolder, { recursive: true, force: true }));
if (!process.argv.includes("--no-mail")) {
  const { url } = await startSmtp({
    onMail: (mail) => writeFileSync(join(mailFolder, randomUUID()), mail),
    mishap: mishapOf,
  });
  process.env["SMTP_URL"] = url;
  process.env["MAIL_FROM"] = "Runko <runko@runko.example>";
}
// The job of the daily digests with the clock of tomorrow, on the portal's database from beside it.
process.on("SIGUSR2", () => void sendTomorrowsDigests());
writeFileSync(processNote, String(process.pid));
process.on("exit", () => rmSync(processNote, { force: true }));
process.chdir(join(import.meta.dirname, "../.."));
process.setSourceMapsEnabled(true);
await import(new URL("../../server/dist/main.js", import.meta.url).href);

async function sendTomorrowsDigests(): Promise<void> {
  const { readConfig } = await import("../../server/src/config/read-config.ts");
  const { openDatabase } = await import("../../server/src/platform/database/open-database.ts");
  const { sendDigests } = await import("../../server/src/notifications/send-digests.ts");
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config, () => {});
  await sendDigests({ config, db, clock: { now: () => new Date(Date.now() + 86_400_000) } });
  await close();
}
