import { messageTypes, type MessageType } from "@runko/domain/enumerations/message-types";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { checkEventMessages, type RecipientKind } from "@runko/domain/organizations/event-messages";
import { changeKept } from "../admin-log/change-kept.ts";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { askConsents } from "../consents/ask-consents.ts";
import { loadConsents } from "../consents/mail-consents.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { eventMessagesVersion, loadEventMessages, replaceRecipients } from "./event-message-store.ts";
import { lockOrganization } from "./organization-record.ts";

type Patch = { [Type in MessageType]?: { [Kind in RecipientKind]?: string[] | undefined } | undefined };
type EventMessages = Awaited<ReturnType<typeof loadEventMessages>>;

function patched(before: EventMessages, patch: Patch): EventMessages {
  const given = (type: MessageType) => ({
    emailAddresses: patch[type]?.emailAddresses ?? before[type].emailAddresses,
    phoneNumbers: patch[type]?.phoneNumbers ?? before[type].phoneNumbers,
  });
  return Object.fromEntries(messageTypes.map((type) => [type, given(type)])) as EventMessages;
}

const changesOf = (before: EventMessages, after: EventMessages, type: MessageType) =>
  changesBetween(before[type], after[type]).map((change) => ({ ...change, field: `${type}.${change.field}` }));

const addedTo = (before: EventMessages, after: EventMessages): string[] =>
  messageTypes.flatMap((type) =>
    after[type].emailAddresses.filter((email) => !before[type].emailAddresses.includes(email)),
  );

type Change = { actor: AdminActor; organizationId: string; patch: Patch; ifMatch: string | undefined };

/**
 * Changes who is notified of the given types (D-19); the lists that are not given stay as they are. New addresses from
 * outside the organization are asked whether they want its mails (security F5).
 */
export async function changeEventMessages(
  context: Pick<AppContext, "db" | "config" | "clock">,
  { actor, organizationId, patch, ifMatch }: Change,
): Promise<void> {
  const about = { organizationId, subject: "eventMessages", subjectId: organizationId } as const;
  let name = "";
  await changeKept<EventMessages>(context.db, actor, ifMatch, {
    about,
    // Two changes at once would leave a mixture of both.
    load: async (trx) => {
      const organization = await lockOrganization(trx, organizationId);
      if (!organization) return undefined;
      ({ name } = organization);
      return await loadEventMessages(trx, organizationId);
    },
    version: eventMessagesVersion(organizationId),
    merge: (before) => patched(before, patch),
    check: () => {
      const issues = checkEventMessages(patch);
      refuseIssues(issues);
    },
    write: async (trx, after, before) => {
      for (const type of messageTypes)
        if (changesOf(before, after, type).length > 0)
          await replaceRecipients(trx, { organizationId, type }, after[type]);
      const emails = addedTo(before, after);
      const consents = await loadConsents(trx, organizationId, { emails, now: context.clock.now() });
      const newcomers = consents.filter(({ mayAsk, askedAt }) => mayAsk && askedAt === null);
      const asking = { organizationId, organizationName: name, askedById: actor.userId };
      await askConsents(
        trx,
        context,
        asking,
        newcomers.map(({ emailAddress }) => emailAddress),
      );
    },
    nameOf: () => name,
    log: (trx, before, after) => {
      const changes = messageTypes.flatMap((type) => changesOf(before, after, type));
      return writeAdminLog(trx, actor, { ...about, subjectName: name, action: "changed", changes });
    },
  });
}
