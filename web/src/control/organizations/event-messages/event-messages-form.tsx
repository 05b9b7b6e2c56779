import { messageTypes } from "@runko/domain/enumerations/message-types";
import {
  checkAddedEmail,
  checkAddedRecipient,
  checkEventMessages,
  recipientKinds,
  type RecipientKind,
} from "@runko/domain/organizations/event-messages";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useQueryClient } from "@tanstack/react-query";
import type { Control, FieldPath } from "react-hook-form";
import { useNavigate } from "react-router";
import { Notice } from "../../../components/feedback/notice.tsx";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { ListInput } from "../../../components/forms/list-input.tsx";
import { sameValue } from "../../../components/forms/same-value.ts";
import { Section } from "../../../components/layout/section.tsx";
import { addedAndRemoved } from "../../change-text.ts";
import { controlPaths } from "../../control-paths.ts";
import { EditForm } from "../../edit-form.tsx";
import { FormGrid } from "../../form-grid.tsx";
import { useKept } from "../../use-kept.ts";
import { AddToAll } from "./add-to-all.tsx";
import {
  changeEventMessages,
  eventMessagesQuery,
  type EventMessages,
  type KeptEventMessages,
} from "./event-message-queries.ts";

const words = texts.controlEventMessages;

const lists = messageTypes.flatMap((type) =>
  recipientKinds.map((kind) => ({ type, kind, name: `${type}.${kind}` as const })),
);

/** The list of which a path, such as `Order.emailAddresses.1`, tells. */
const listAt = (path: string) => lists.find(({ name }) => path === name || path.startsWith(`${name}.`));

const changesOf = (before: EventMessages, after: EventMessages) =>
  lists.flatMap(({ type, kind }) =>
    addedAndRemoved(words.listOf(type, kind), before[type][kind], after[type][kind], (entry) => entry),
  );

/** The types that differ. */
function patchOf(before: EventMessages, after: EventMessages): Partial<EventMessages> {
  const changed = messageTypes.filter((type) => !sameValue(before[type], after[type]));
  return Object.fromEntries(changed.map((type) => [type, after[type]]));
}

const check = (kind: RecipientKind) => (text: string, others: readonly string[]) => {
  const code = checkAddedRecipient[kind](text, others);
  return code === null ? undefined : issueMessage(texts.issues, { code });
};

/** What the rules say, at the list of the entry of which they say it: that is one input. */
const issuesOf = (values: EventMessages) =>
  checkEventMessages(values).map((issue) => ({ ...issue, path: listAt(issue.path)?.name ?? issue.path }));

type TypeSectionProps = { type: keyof EventMessages; control: Control<EventMessages> };

/** To whom mails of one type go. */
function TypeSection({ type, control }: TypeSectionProps) {
  return (
    <Section title={texts.enumerations.messageType[type]}>
      <FormGrid>
        <ListInput
          control={control}
          name={`${type}.emailAddresses`}
          label={words.kinds.emailAddresses}
          help={words.help}
          check={check("emailAddresses")}
          inputMode="email"
        />
        <ListInput
          control={control}
          name={`${type}.phoneNumbers`}
          label={words.kinds.phoneNumbers}
          help={words.help}
          check={check("phoneNumbers")}
          inputMode="tel"
        />
      </FormGrid>
    </Section>
  );
}

type EventMessagesFormProps = { organizationId: string; given: KeptEventMessages };

/** E-mail addresses and phone numbers of each type, added one at a time. */
export function EventMessagesForm({ organizationId, given: initial }: EventMessagesFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { given, fetchAgain } = useKept(eventMessagesQuery(organizationId), initial);
  const before = given.messages;
  const here = controlPaths.organization(organizationId, "event-messages");
  return (
    <EditForm<EventMessages, KeptEventMessages>
      before={before}
      check={issuesOf}
      changesOf={(values) => changesOf(before, values)}
      save={(values) => changeEventMessages(organizationId, given, patchOf(before, values))}
      fetchAgain={async () => (await fetchAgain()).messages}
      onSaved={(saved) => {
        client.setQueryData(eventMessagesQuery(organizationId).queryKey, saved);
        void client.invalidateQueries({ queryKey: [...eventMessagesQuery(organizationId).queryKey, "consents"] });
        showSnackbar(words.saved, { severity: "success" });
        void navigate(here, { replace: true });
      }}
      nameOf={(path): FieldPath<EventMessages> | undefined => listAt(path)?.name}
      labelOf={(name) => {
        const list = listAt(name);
        return list ? words.listOf(list.type, list.kind) : words.title;
      }}
      cancelTo={here}
    >
      {(control, values, { setValue }) => (
        <>
          <Notice severity="info">
            {words.whatIsSent} {words.phonesKept}
          </Notice>
          <AddToAll
            onAdd={(email) => {
              for (const type of messageTypes)
                if (checkAddedEmail(email, values[type].emailAddresses) === null)
                  setValue(`${type}.emailAddresses`, [...values[type].emailAddresses, email], { shouldDirty: true });
            }}
          />
          {messageTypes.map((type) => (
            <TypeSection key={type} type={type} control={control} />
          ))}
        </>
      )}
    </EditForm>
  );
}
