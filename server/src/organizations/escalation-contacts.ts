import { checkEscalationContacts, type EscalationContact } from "@runko/domain/organizations/escalation-contacts";
import type { Kysely } from "kysely";
import { changeKept } from "../admin-log/change-kept.ts";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { versionSql, type VersionQuery } from "../platform/database/version-sql.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { lockOrganization } from "./organization-record.ts";

export type EscalationContacts = { contacts: EscalationContact[] };

export const escalationContactsVersion = (organizationId: string): VersionQuery => ({
  version: versionSql(["o.escalation_contacts"]),
  from: "organizations o",
  where: "o.id = $1",
  values: [organizationId],
});

/** Whom subscribers of the organization reach when it is late, the first level first. */
export async function loadEscalationContacts(
  db: Kysely<Database>,
  organizationId: string,
): Promise<EscalationContacts> {
  const row = await db
    .selectFrom("organizations")
    .select("escalation_contacts")
    .where("id", "=", organizationId)
    .executeTakeFirst();
  return { contacts: (row?.escalation_contacts ?? []) as EscalationContact[] };
}

type Change = { actor: AdminActor; organizationId: string; patch: EscalationContacts; ifMatch: string | undefined };

export async function changeEscalationContacts(
  db: Kysely<Database>,
  { actor, organizationId, patch, ifMatch }: Change,
): Promise<void> {
  let name = "";
  await changeKept<EscalationContacts>(db, actor, ifMatch, {
    about: { organizationId, subject: "escalationContacts", subjectId: organizationId },
    load: async (trx) => {
      const organization = await lockOrganization(trx, organizationId);
      if (!organization) return undefined;
      ({ name } = organization);
      return await loadEscalationContacts(trx, organizationId);
    },
    version: escalationContactsVersion(organizationId),
    merge: () => patch,
    check: (_trx, after) => {
      refuseIssues(checkEscalationContacts(after));
    },
    write: async (trx, { contacts }) => {
      const said = { escalation_contacts: JSON.stringify(contacts) };
      await trx.updateTable("organizations").set(said).where("id", "=", organizationId).execute();
    },
    nameOf: () => name,
  });
}
