import { sql, type Transaction } from "kysely";
import { changesUserName, checkOwnData } from "@runko/domain/accounts/own-data";
import type { OwnData } from "@runko/domain/accounts/own-data";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { Issue } from "@runko/domain/values/issue";
import type { AppContext } from "../app-context.ts";
import { isTaken } from "../platform/error-code.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { findOwnUser } from "./find-own-user.ts";
import type { OwnDataPatch, OwnUser } from "./own-data-schema.ts";
import { changedAddressIssues } from "./provider-addresses.ts";
import { requireOwnPassword } from "./require-own-password.ts";
import { mailAccountChange } from "./tell-account-change.ts";

/** Changes the fields that are given, and answers the whole. A new e-mail asks for the current password (D-24e, D-24h). */
export async function changeOwnData(
  context: AppContext,
  userId: string,
  patch: OwnDataPatch,
  caller: { address: string; requestId: string },
): Promise<OwnUser> {
  const { db, clock, config } = context;
  const user = await findOwnUser(db, userId);
  const [firstNumber = ""] = user.phoneNumber;
  const before: OwnData = {
    firstName: user.firstName,
    lastName: user.lastName,
    emailAddress: user.emailAddress,
    phoneNumber: firstNumber,
  };
  const after: OwnData = {
    firstName: (patch.firstName ?? before.firstName).trim(),
    lastName: (patch.lastName ?? before.lastName).trim(),
    emailAddress: (patch.emailAddress ?? before.emailAddress).trim(),
    phoneNumber: (patch.phoneNumber?.[0] ?? before.phoneNumber).trim(),
  };
  const given = new Set([...Object.keys(patch), "currentPassword"]);
  const issues = checkOwnData(before, after, patch.currentPassword ?? "").filter(({ path }) => given.has(path));
  const language = config.languages.find((one) => one === patch.language) ?? user.language;
  if (patch.language !== undefined && patch.language !== language)
    issues.push({ path: "language", code: "NOT_AN_OPTION" });
  if (user.globalRole === null) {
    const addresses = { userId, before: before.emailAddress, after: after.emailAddress };
    issues.push(...(await changedAddressIssues(db, null, addresses)));
  }
  if (issues.length > 0) throw invalid(issues);
  if (changesUserName(before, after)) await requireOwnPassword(context, userId, patch.currentPassword ?? "");

  const changed = (Object.keys(after) as (keyof OwnData)[]).filter((field) => after[field] !== before[field]);
  const fields = language === user.language ? changed : [...changed, "language"];
  if (fields.length === 0) return user;
  return inTransaction(db, async (trx) => {
    await trx
      .updateTable("users")
      // Only what changes is written: two changes at once do not undo one another.
      .set({
        language,
        ...(changed.includes("firstName") && { first_name: after.firstName }),
        ...(changed.includes("lastName") && { last_name: after.lastName }),
        ...(changed.includes("emailAddress") && { email_address: after.emailAddress }),
        ...(changed.includes("phoneNumber") && {
          phone_numbers: sql<string[]>`ARRAY[${after.phoneNumber}::text] || phone_numbers[2:]`,
        }),
      })
      .where("id", "=", userId)
      .execute();
    await writeSecurityLog(trx, clock.now(), {
      event: "ownDataChanged",
      userId,
      ...caller,
      details: { fields },
    });
    if (changed.includes("emailAddress")) await tellNewAddress(trx, { userId, before, after, at: clock.now() });
    return findOwnUser(trx, userId);
  }).catch((error: unknown) => {
    if (isTaken(error)) throw invalid([{ path: "emailAddress", code: "EMAIL_NOT_AVAILABLE" }]);
    throw error;
  });
}

async function tellNewAddress(
  trx: Transaction<Database>,
  { userId, before, after, at }: { userId: string; before: OwnData; after: OwnData; at: Date },
): Promise<void> {
  const addresses = [before.emailAddress, after.emailAddress];
  const lines = ({ mails }: Catalogue) => [mails.accountChange.emailAddress(before.emailAddress, after.emailAddress)];
  await mailAccountChange(trx, { firstName: after.firstName, addresses, lines }, { userId, byId: userId, at });
}

function invalid(issues: Issue[]): Problem {
  return new Problem("VALIDATION_FAILED", { issues });
}
