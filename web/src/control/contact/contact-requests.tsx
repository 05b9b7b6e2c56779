import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import MarkunreadMailboxOutlined from "@mui/icons-material/MarkunreadMailboxOutlined";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { queryKeys } from "../../api/query-keys.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { FieldList } from "../../components/layout/field-list.tsx";
import { Section } from "../../components/layout/section.tsx";
import { MailLink } from "../../components/mail-address.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import { StateChip } from "../../components/state-chip.tsx";
import { controlPaths } from "../control-paths.ts";
import { showControlProblem } from "../control-problem.ts";
import { handleContactRequest, type ContactRequest } from "./contact-queries.ts";

const words = texts.contactInbox;
const { fields, kinds } = texts.contact;
const feedback = texts.feedback;

const List = styled("div")({ display: "grid", gap: 12, maxWidth: 960 });
const Message = styled("p")({ margin: "12px 0 0", maxWidth: 720, whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
const Code = styled("code")({ fontSize: "0.8125rem", overflowWrap: "anywhere" });
const When = styled("p")(({ theme }) => ({
  margin: "12px 0 0",
  fontSize: "0.8125rem",
  color: theme.colors.textSecondary,
}));

function HandleButton({ request: { id, name, handled } }: { request: ContactRequest }) {
  const label = handled ? words.reopen : words.handle;
  const { run, busy } = useAction({
    perform: (handle: boolean) => handleContactRequest(id, handle),
    done: (_handled, handle) => (handle ? words.handled : words.reopened),
    onFailed: showControlProblem,
    stale: [queryKeys.contactRequests()],
    untilFresh: true,
  });
  return (
    <ActionButton
      size="small"
      variant={handled ? "text" : "contained"}
      busy={busy}
      aria-label={words.which(label, name)}
      onClick={() => void run(!handled)}
    >
      {label}
    </ActionButton>
  );
}

const asCode = (text: string) => (text === "" ? "" : <Code>{text}</Code>);

function One({ request }: { request: ContactRequest }) {
  const { kind, name, organizationName, handled, handledAt, handledByName, message, receivedAt } = request;
  const contact = [
    { label: fields.organizationName, value: organizationName },
    { label: fields.businessId, value: request.businessId },
    { label: fields.emailAddress, value: <MailLink address={request.emailAddress} /> },
    { label: fields.phoneNumber, value: request.phoneNumber },
    { label: feedback.category, value: request.category === null ? "" : feedback.categories[request.category] },
    { label: feedback.page, value: asCode(request.page) },
    { label: feedback.failedRequestId, value: asCode(request.failedRequestId) },
  ].filter(({ value }) => value !== "");
  return (
    <Section
      title={name}
      actions={
        <>
          {kinds[kind]}
          <StateChip
            tone={handled ? "green" : "amber"}
            icon={handled ? CheckCircleOutlined : MarkunreadMailboxOutlined}
            label={handled ? words.status.handled : words.status.new}
          />
          {kind === "credentials" && request.organizationId === null && (
            <Button
              component={Link}
              to={controlPaths.newOrganizationOf(request.id)}
              size="small"
              variant="outlined"
              aria-label={words.which(words.makeOrganization, name)}
            >
              {words.makeOrganization}
            </Button>
          )}
          <HandleButton request={request} />
        </>
      }
    >
      <FieldList items={contact} />
      {message !== "" && <Message>{message}</Message>}
      <When>
        {words.received(texts.formats.instant(receivedAt))}
        {handledAt !== null && (
          <>
            <br />
            {words.handledBy(handledByName ?? "", texts.formats.instant(handledAt))}
          </>
        )}
        {request.organizationId !== null && (
          <>
            <br />
            {words.made}{" "}
            <MuiLink component={Link} to={controlPaths.organization(request.organizationId)}>
              {request.organizationMade}
            </MuiLink>
          </>
        )}
      </When>
    </Section>
  );
}

/** Requests in full, each with the way to mark it. */
export function ContactRequests({ requests }: { requests: readonly ContactRequest[] }) {
  return (
    <List>
      {requests.map((request) => (
        <One key={request.id} request={request} />
      ))}
    </List>
  );
}
