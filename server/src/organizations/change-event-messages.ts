import { messageTypes, type MessageType } from "@runko/domain/enumerations/message-types";
import { changesBetween, type FieldChange } from "@runko/domain/organizations/admin-subjects";
import { checkEventMessages, type RecipientKind } from "@runko/domain/organizations/event-messages";
import type { Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { askConsents } from "../notifications/ask-consents.ts";
import { loadConsents } from "../notifications/mail-consents.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { loadEventMessages, replaceRecipients } from "./event-message-store.ts";
import { lockOrganization } from "./organization-record.ts";

type Patch = { [Type in MessageType]?: { [Kind in RecipientKind]?: string[] | undefined } | undefined };

/**
 * Changes who is notified of the given types (D-19); the lists that are not given stay as they are. New addresses from
 * outside the organization are asked whether they want its mails (security F5).
 */
export async function changeEventMessages(
  trx: Transaction<Database>,
  context: Pick<AppContext, "config" | "clock">,
  { actor, organizationId, patch }: { actor: AdminActor; organizationId: string; patch: Patch },
): Promise<void> {
  const issues = checkEventMessages(patch);
  if (issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });
  // Two changes at once would leave a mixture of both.
  const organization = await lockOrganization(trx, organizationId);
  if (!organization) throw new Problem("NOT_FOUND");
  const before = await loadEventMessages(trx, organizationId);
  const changes: FieldChange[] = [];
  const added: string[] = [];
  for (const type of messageTypes) {
    const after = {
      emailAddresses: patch[type]?.emailAddresses ?? before[type].emailAddresses,
      phoneNumbers: patch[type]?.phoneNumbers ?? before[type].phoneNumbers,
    };
    const changed = changesBetween(before[type], after);
    if (changed.length === 0) continue;
    await replaceRecipients(trx, { organizationId, type }, after);
    added.push(...after.emailAddresses.filter((email) => !before[type].emailAddresses.includes(email)));
    changes.push(...changed.map((change) => ({ ...change, field: `${type}.${change.field}` })));
  }
  await writeAdminLog(trx, actor, {
    organizationId,
    subject: "eventMessages",
    subjectId: organizationId,
    subjectName: organization.name,
    action: "changed",
    changes,
  });
  const consents = await loadConsents(trx, organizationId, { emails: added, now: context.clock.now() });
  const newcomers = consents.filter(({ mayAsk, askedAt }) => mayAsk && askedAt === null);
  const asking = { organizationId, organizationName: organization.name, askedById: actor.userId };
  await askConsents(
    trx,
    context,
    asking,
    newcomers.map(({ emailAddress }) => emailAddress),
  );
}
