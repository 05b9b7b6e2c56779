import Button from "@mui/material/Button";
import { messageTypes } from "@runko/domain/enumerations/message-types";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { Notice } from "../../../components/feedback/notice.tsx";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { Sections } from "../../../components/layout/sections.tsx";
import type { EventMessages } from "./event-message-queries.ts";
import { RecipientConsents } from "./recipient-consents.tsx";

const words = texts.controlEventMessages;

/** The recipients of every type, as text, and what their addresses say to mails. */
export function EventMessagesView({ organizationId, messages }: { organizationId: string; messages: EventMessages }) {
  const edit = (
    <Button component={Link} to="?mode=edit" variant="contained">
      {texts.control.edit}
    </Button>
  );
  return (
    <Sections>
      <Notice severity="info">{words.whatIsSent}</Notice>
      <Section title={words.title} actions={edit}>
        <FieldList
          items={messageTypes.map((type) => {
            const { emailAddresses, phoneNumbers } = messages[type];
            const recipients = [...emailAddresses, ...phoneNumbers];
            return {
              label: texts.enumerations.messageType[type],
              value: recipients.length === 0 ? words.noRecipients : recipients.join("\n"),
            };
          })}
        />
      </Section>
      <RecipientConsents organizationId={organizationId} />
    </Sections>
  );
}
