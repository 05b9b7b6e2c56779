import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSmtp } from "./start-smtp.ts";

// A mail server in a process of its own, which fails 30 %: it loses a mail, or takes it and says that it did not.
const [folder = "", port = "0"] = process.argv.slice(2);
const mishap = () => {
  const drawn = Math.random();
  return drawn < 0.15 ? "lost" : drawn < 0.3 ? "unanswered" : undefined;
};
const smtp = await startSmtp({
  port: Number(port),
  mishap,
  onMail: (mail) => writeFileSync(join(folder, randomUUID()), mail),
});
console.log(smtp.port);
