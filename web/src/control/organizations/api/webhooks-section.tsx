import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { maskedUrl } from "@runko/domain/webhooks/webhook-url";
import { Link } from "react-router";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { yesOrNo } from "../../change-text.ts";
import { Entry, EntryList } from "../entry-list.tsx";
import type { Webhook } from "./webhook-queries.ts";
import { WebhookState } from "./webhook-state.tsx";
import { typeLabel } from "./webhook-types.ts";

const words = texts.webhooks;

const to = (mode: string, webhook: string) => `?${new URLSearchParams({ mode, webhook })}`;

const isHub = ({ format }: Webhook) => format === "tmf";

export const fieldsOf = (webhook: Webhook) => {
  const { url, role, types, excludeOwn, format, hubApi, hubQuery } = webhook;
  const ofHub = [
    { label: words.hubApi, value: hubApi ?? "" },
    ...(hubQuery ? [{ label: words.hubQuery, value: hubQuery, wide: true }] : []),
  ];
  return [
    { label: words.fields.url, value: maskedUrl(url), wide: true },
    { label: words.fields.role, value: words.roles[role] },
    { label: words.fields.format, value: words.formats[format] },
    ...(isHub(webhook) ? ofHub : [{ label: words.fields.types, value: types.map(typeLabel).join("\n") }]),
    ...(excludeOwn ? [{ label: words.fields.excludeOwn, value: yesOrNo(true) }] : []),
  ];
};

/** Where an organization's systems are told of events, each with how it fares. */
export function WebhooksSection({ webhooks }: { webhooks: readonly Webhook[] }) {
  const add = (
    <Button component={Link} to="?mode=addWebhook" variant="contained" startIcon={<Add />}>
      {words.add}
    </Button>
  );
  return (
    <Section title={words.title} actions={add}>
      <Typography sx={{ mb: 2 }}>{words.what}</Typography>
      {webhooks.length === 0 && <Typography color="textSecondary">{words.none}</Typography>}
      <EntryList>
        {webhooks.map((webhook) => (
          <Entry
            key={webhook.id}
            name={webhook.name}
            mark={<WebhookState webhook={webhook} />}
            actions={
              <>
                {!isHub(webhook) && (
                  <Button
                    component={Link}
                    to={to("editWebhook", webhook.id)}
                    size="small"
                    aria-label={words.editWhich(webhook.name)}
                  >
                    {words.edit}
                  </Button>
                )}
                <Button
                  component={Link}
                  to={to("webhook", webhook.id)}
                  size="small"
                  aria-label={words.openWhich(webhook.name)}
                >
                  {words.open}
                </Button>
              </>
            }
          >
            <FieldList items={fieldsOf(webhook)} />
          </Entry>
        ))}
      </EntryList>
    </Section>
  );
}
