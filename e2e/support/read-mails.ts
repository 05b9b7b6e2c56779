import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { mailFolder } from "./mail-folder.ts";

/** All mails that have come, as they came. */
const allMails = (): string[] => readdirSync(mailFolder).map((name) => readFileSync(join(mailFolder, name), "utf8"));

/** Those to this address. */
export const mailsTo = (address: string): string[] => allMails().filter((mail) => mail.includes(`To: ${address}`));

/** What was mailed to this address of this event, each as one readable text. */
export function mailsAbout(address: string, eventId: number): string[] {
  const read = mailsTo(address).map((mail) => mail.replace(/=\r\n/g, ""));
  return read.filter((mail) => mail.includes(`/documents/${eventId}`));
}

/** The path of the document that this mail leads to. */
export function documentPathIn(mail: string): string {
  const [path] = /\/[a-z-]+\/documents\/\d+\?organization=3D[\da-f-]+/.exec(mail) ?? [];
  if (path === undefined) throw new Error("The mail leads to no document");
  return path.replace("=3D", "=");
}

/** The path of the link by which this address agrees to be mailed as a follower. */
export async function followPathFor(address: string): Promise<string> {
  await expect.poll(() => mailsTo(address).length, { timeout: 20_000 }).toBe(1);
  const [mail = ""] = mailsTo(address);
  const [path] = /\/follow-mails#[\w.-]+/.exec(mail.replace(/=\r\n/g, "")) ?? [];
  if (path === undefined) throw new Error("The mail has no link");
  return path;
}

/** The path on which the mails that this one belongs to are ended. */
export function stopPathIn(mail: string): string {
  const [path] = /\/stop-mails#[\w.-]+/.exec(mail) ?? [];
  if (path === undefined) throw new Error("The mail has no way out");
  return path;
}

/** The path of the link for a new password that was mailed to this address, beside those that are known. */
export async function mailedResetPath(address: string, known: readonly string[] = []): Promise<string> {
  const paths = () =>
    mailsTo(address)
      .flatMap((mail) => /\/reset-password#[\w.-]+/.exec(mail.replace(/=\r\n/g, ""))?.[0] ?? [])
      .filter((path) => !known.includes(path));
  await expect.poll(() => paths().length, { timeout: 20_000 }).toBe(1);
  const [path] = paths();
  if (path === undefined) throw new Error("The mail has no link");
  return path;
}

/** The mails with this in their subject. */
export const mailsWith = (subject: string): string[] =>
  allMails().filter((mail) => new RegExp(`^Subject: .*${subject}`, "m").test(mail));
