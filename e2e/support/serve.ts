import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSmtp } from "../../server/test/mail/start-smtp.ts";
import { mailFolder } from "./mail-folder.ts";

// The portal as it is built, on a data folder of its own that goes when it ends, with a mail server that keeps its mails.
const folder = mkdtempSync(join(tmpdir(), "runko-e2e-"));
chmodSync(folder, 0o755); // root's PostgreSQL runs as another user, who must get in
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
// Nothing of the surroundings may lead the stories to a database or a mail server that someone uses.
for (const name of ["DATABASE_URL", "JWT_SECRET", "SMTP_URL", "MAIL_FROM", "FILES", "NODE_ENV", "DEMO"]) {
  Reflect.deleteProperty(process.env, name);
}
process.env["DATA_DIR"] = folder;
rmSync(mailFolder, { recursive: true, force: true });
mkdirSync(mailFolder);
process.on("exit", () => rmSync(mailFolder, { recursive: true, force: true }));
const { url } = await startSmtp({ onMail: (mail) => writeFileSync(join(mailFolder, randomUUID()), mail) });
process.env["SMTP_URL"] = url;
process.env["MAIL_FROM"] = "Runko <runko@runko.example>";
process.chdir(join(import.meta.dirname, "../.."));
process.setSourceMapsEnabled(true);
await import(new URL("../../server/dist/main.js", import.meta.url).href);
