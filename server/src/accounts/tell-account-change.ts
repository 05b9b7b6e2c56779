import type { Catalogue } from "@runko/domain/texts/catalogue";
import { textsFor } from "@runko/domain/texts/texts-for";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import type { HeldRole } from "./user-roles.ts";

/** An account, as far as its owner is told what became of it. */
export type ToldAccount = {
  firstName: string;
  emailAddress: string;
  groupAccount: boolean;
  disabled: boolean;
  organizationRoles: readonly (HeldRole & { organizationName: string })[];
};

type Roles = ToldAccount["organizationRoles"];

const roleLines = (
  { control }: Catalogue,
  before: Roles,
  after: Roles,
  line: (role: string, organization: string) => string,
) =>
  after
    .filter((one) => !before.some((held) => held.organizationId === one.organizationId && held.role === one.role))
    .map(({ organizationName, role }) => line(control.roles[role], organizationName));

/** What became of the account in words; `after` is null for one that was deleted. */
function accountChangeLines(texts: Catalogue, before: ToldAccount, after: ToldAccount | null): string[] {
  const words = texts.mails.accountChange;
  if (after === null) return [words.deleted];
  const lines = [
    ...roleLines(texts, before.organizationRoles, after.organizationRoles, words.roleGiven),
    ...roleLines(texts, after.organizationRoles, before.organizationRoles, words.roleTaken),
  ];
  if (before.emailAddress !== after.emailAddress)
    lines.push(words.emailAddress(before.emailAddress, after.emailAddress));
  if (before.groupAccount !== after.groupAccount) lines.push(after.groupAccount ? words.grouped : words.ungrouped);
  if (before.disabled !== after.disabled) lines.push(after.disabled ? words.disabled : words.enabled);
  return lines;
}

/** Mails these lines to the owner of an account, at the old address and the new one; `byId` is who made the change. */
export async function mailAccountChange(
  trx: Transaction<Database>,
  {
    firstName,
    addresses,
    lines,
  }: { firstName: string; addresses: readonly string[]; lines: (texts: Catalogue) => readonly string[] },
  { userId, byId, at }: { userId: string; byId: string; at: Date },
): Promise<void> {
  const known = await trx
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "language"])
    .where("id", "in", [byId, userId])
    .execute();
  const texts = textsFor(known.find(({ id }) => id === userId)?.language);
  const said = lines(texts);
  if (said.length === 0) return;
  const words = texts.mails.accountChange;
  const maker = known.find(({ id }) => id === byId);
  const by = byId === userId || !maker ? null : `${maker.first_name} ${maker.last_name}`.trim();
  const text = words.text(firstName, { lines: said, by, at });
  for (const to of new Set(addresses)) await queueMail(trx, { to, subject: words.subject, text });
}

/** Tells the owner what an administrator did to the account (D-45). */
export async function tellAccountChange(
  trx: Transaction<Database>,
  { before, after }: { before: ToldAccount & { id: string }; after: ToldAccount | null },
  by: { userId: string; at: Date },
): Promise<void> {
  const addresses = [before.emailAddress, after?.emailAddress ?? before.emailAddress];
  const told = {
    firstName: before.firstName,
    addresses,
    lines: (texts: Catalogue) => accountChangeLines(texts, before, after),
  };
  await mailAccountChange(trx, told, { userId: before.id, byId: by.userId, at: by.at });
}
