import { checkUser } from "@runko/domain/accounts/check-user";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { PathRole } from "@runko/domain/organizations/roles";
import { normalizeEmail } from "@runko/domain/values/email";
import { sql, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { releaseLocksOf } from "../documents/release-locks.ts";
import type { Database } from "../platform/database/schema.ts";
import { afterAllTokens } from "./after-all-tokens.ts";
import { tellOwner } from "./tell-owner.ts";
import { writeRoles } from "./user-roles.ts";
import { worksBelow, worksElsewhere } from "../sessions/works-below.ts";
import { newUserFields } from "./write-user.ts";
import { worksInClosedAlone } from "./works-in-closed-alone.ts";

export type ProvidedUser = {
  id: string;
  emailAddress: string;
  validFrom: number;
  mayEnter: boolean;
  worksElsewhere: boolean;
};

type Asked = { organizationId: string } & ({ userId: string } | { emailAddress: string });

/** The user by id or address, locked, and whether the provider of the organization may let this one in: who works in it or below it and nowhere else, and never a product admin. */
export async function lockProvidedUser(
  trx: Transaction<Database>,
  { organizationId, ...asked }: Asked,
): Promise<ProvidedUser | undefined> {
  const judged = (condition: (users: string, organization: string) => string) =>
    sql<boolean>`(SELECT ${sql.raw(condition("users", "o.id"))} FROM organizations o WHERE o.id = ${organizationId})`;
  const named =
    "userId" in asked
      ? sql<boolean>`users.id = ${asked.userId}`
      : sql<boolean>`lower(users.email_address) = ${normalizeEmail(asked.emailAddress)}`;
  const row = await trx
    .selectFrom("users")
    .select(["id", "email_address", "disabled", "group_account", "global_role"])
    .select([worksInClosedAlone.as("shut"), judged(worksBelow).as("works"), judged(worksElsewhere).as("elsewhere")])
    .select(sql<number>`extract(epoch FROM greatest(tokens_valid_from, 'epoch')) * 1000`.as("valid_from"))
    .where(named)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const barred = row.disabled || row.group_account || row.global_role !== null || row.shut;
  const known = !barred && row.works;
  return {
    id: row.id,
    emailAddress: row.email_address,
    validFrom: Number(row.valid_from),
    mayEnter: known && !row.elsewhere,
    worksElsewhere: known && row.elsewhere,
  };
}

type NewUser = {
  organizationId: string;
  roles: readonly PathRole[];
  firstName: string;
  lastName: string;
  emailAddress: string;
};

/** Makes the account of somebody whom the organization's provider knows, in its own name; null when the data are none of a user. */
export async function makeProvidedUser(
  trx: Transaction<Database>,
  { organizationId, roles, ...patch }: NewUser,
  caller: Omit<AdminActor, "userId">,
): Promise<string | null> {
  const fields = newUserFields(patch);
  if (checkUser(fields).length > 0) return null;
  const id = uuidv7();
  const { firstName, lastName, emailAddress } = fields;
  const names = { first_name: firstName, last_name: lastName, email_address: emailAddress };
  const row = { id, ...names, phone_numbers: [], job_title: "", created_at: caller.at };
  await trx.insertInto("users").values(row).execute();
  await writeRoles(
    trx,
    id,
    [],
    roles.map((role) => ({ organizationId, role })),
  );
  await writeAdminLog(
    trx,
    { ...caller, userId: id },
    {
      organizationId,
      subject: "user",
      subjectId: id,
      subjectName: `${firstName} ${lastName}`.trim(),
      action: "created",
      changes: changesBetween(null, { firstName, lastName, emailAddress, roles }),
    },
  );
  return id;
}

/** Who signs in by the provider needs no first password: what invited to set one is done. */
export async function endInvitation(trx: Transaction<Database>, userId: string, at: Date): Promise<void> {
  await trx
    .updateTable("invitations")
    .set({ accepted_at: at })
    .where("user_id", "=", userId)
    .where("accepted_at", "is", null)
    .execute();
}

/** Ends the sessions of a user whose link to a provider is gone, and tells them. */
export async function leaveProvider(trx: Transaction<Database>, actor: AdminActor, userId: string): Promise<void> {
  await trx
    .updateTable("users")
    .set({ tokens_valid_from: afterAllTokens(actor.at) })
    .where("id", "=", userId)
    .execute();
  await releaseLocksOf(trx, userId);
  await tellOwner(trx, { userId, byId: actor.userId, at: actor.at }, (words) => words.providerUnlinked);
}
