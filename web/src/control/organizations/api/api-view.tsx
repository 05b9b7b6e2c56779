import Add from "@mui/icons-material/Add";
import Block from "@mui/icons-material/Block";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { Link } from "react-router";
import { PerformDialog } from "../../../components/dialogs/perform-dialog.tsx";
import { Notice } from "../../../components/feedback/notice.tsx";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { Sections } from "../../../components/layout/sections.tsx";
import { StateChip } from "../../../components/state-chip.tsx";
import { controlProblemText } from "../../control-problem.ts";
import { Entry, EntryList } from "../entry-list.tsx";
import { apiClientsQuery, revokeApiToken, type ApiClient, type ApiToken } from "./api-queries.ts";
import { NewTokenDialog } from "./new-token-dialog.tsx";
import { lettersOf, TokenList } from "./token-list.tsx";
import { SandboxSection } from "./sandbox/sandbox-section.tsx";
import type { Webhook } from "./webhook-queries.ts";
import { WebhooksSection } from "./webhooks-section.tsx";

const words = texts.apiClients;

type Asked = { client: ApiClient; token?: ApiToken };

const fieldsOf = ({ scopes, networks }: ApiClient) => [
  { label: words.fields.scopes, value: scopes.map((scope) => words.scopes[scope]).join("\n"), wide: true },
  { label: words.fields.networks, value: networks.length === 0 ? words.anywhere : networks.join(", "), wide: true },
];

type ClientItemProps = { client: ApiClient; onNewToken: () => void; onRevoke: (token: ApiToken) => void };

function ClientItem({ client, onNewToken, onRevoke }: ClientItemProps) {
  const { id, name, disabled, tokens } = client;
  return (
    <Entry
      name={name}
      mark={disabled && <StateChip tone="grey" icon={Block} label={words.disabledNow} />}
      actions={
        <>
          <Button
            component={Link}
            to={`?${new URLSearchParams({ mode: "edit", client: id })}`}
            size="small"
            aria-label={words.editWhich(name)}
          >
            {words.edit}
          </Button>
          {!disabled && (
            <Button size="small" onClick={onNewToken} aria-label={words.newTokenWhich(name)}>
              {words.newToken}
            </Button>
          )}
        </>
      }
    >
      <FieldList items={fieldsOf(client)} />
      <Typography variant="subtitle2" component="h4" sx={{ mt: 3, mb: 0.5 }}>
        {words.tokens}
      </Typography>
      <TokenList tokens={tokens} onRevoke={onRevoke} />
    </Entry>
  );
}

type ApiViewProps = { organizationId: string; clients: readonly ApiClient[]; webhooks: readonly Webhook[] };

/** The machines of an organization with what they may do and their tokens, and where its systems are told of events. */
export function ApiView({ organizationId, clients, webhooks }: ApiViewProps) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const add = (
    <Button component={Link} to="?mode=add" variant="contained" startIcon={<Add />}>
      {words.add}
    </Button>
  );
  return (
    <Sections>
      <Notice severity="info">{words.what}</Notice>
      <Section title={words.clients} actions={add}>
        {clients.length === 0 && <Typography color="textSecondary">{words.none}</Typography>}
        <EntryList>
          {clients.map((client) => (
            <ClientItem
              key={client.id}
              client={client}
              onNewToken={() => setAsked({ client })}
              onRevoke={(token) => setAsked({ client, token })}
            />
          ))}
        </EntryList>
      </Section>
      <WebhooksSection webhooks={webhooks} />
      <SandboxSection organizationId={organizationId} />
      {asked && !asked.token && (
        <NewTokenDialog organizationId={organizationId} client={asked.client} onClose={close} />
      )}
      {asked?.token && (
        <RevokeToken {...{ organizationId, onClose: close }} client={asked.client} token={asked.token} />
      )}
    </Sections>
  );
}

type RevokeTokenProps = { organizationId: string; client: ApiClient; token: ApiToken; onClose: () => void };

/** Asks before a token is ended for good, and does it. */
function RevokeToken({ organizationId, client, token, onClose }: RevokeTokenProps) {
  return (
    <PerformDialog
      danger
      title={words.revokeTitle}
      text={words.revokeText(lettersOf(token), client.name)}
      confirmLabel={words.revoke}
      perform={async () => {
        await revokeApiToken(organizationId, client, token.id);
        return words.revoked;
      }}
      stale={[apiClientsQuery(organizationId).queryKey]}
      problemOf={controlProblemText}
      onClose={onClose}
    />
  );
}
