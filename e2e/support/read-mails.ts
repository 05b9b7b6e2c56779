import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { mailFolder } from "./mail-folder.ts";

/** The mails that have come to this address, as they came. */
function mailsTo(address: string): string[] {
  const mails = readdirSync(mailFolder).map((name) => readFileSync(join(mailFolder, name), "utf8"));
  return mails.filter((mail) => mail.includes(`To: ${address}`));
}

/** What was mailed to this address of this event, each as one readable text. */
export function mailsAbout(address: string, eventId: number): string[] {
  const read = mailsTo(address).map((mail) => mail.replace(/=\r\n/g, ""));
  return read.filter((mail) => mail.includes(`/documents/${eventId}`));
}

/** The path on which the mails that this one belongs to are ended. */
export function stopPathIn(mail: string): string {
  const [path] = /\/stop-mails#[\w.-]+/.exec(mail) ?? [];
  if (path === undefined) throw new Error("The mail has no way out");
  return path;
}

/** The path of the link for a new password that was mailed to this address. */
export async function mailedResetPath(address: string): Promise<string> {
  await expect.poll(() => mailsTo(address).length, { timeout: 20_000 }).toBe(1);
  const [mail = ""] = mailsTo(address);
  const [path] = /\/reset-password#[\w.-]+/.exec(mail.replace(/=\r\n/g, "")) ?? [];
  if (path === undefined) throw new Error("The mail has no link");
  return path;
}
