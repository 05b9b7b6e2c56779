import { useQuery } from "@tanstack/react-query";
import { address } from "../../../addresses/address.ts";
import { idOf, oneOf } from "../../../addresses/parts.ts";
import { useAddress } from "../../../addresses/use-address.ts";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { apiClientsQuery } from "./api-queries.ts";
import { ApiView } from "./api-view.tsx";
import { ClientForm } from "./client-form.tsx";
import { WebhookForm } from "./webhook-form.tsx";
import { webhooksQuery } from "./webhook-queries.ts";
import { WebhookView } from "./webhook-view.tsx";

const tabAddress = address({
  mode: oneOf("mode", ["add", "edit", "addWebhook", "editWebhook", "webhook"]),
  clientId: idOf("client"),
  webhookId: idOf("webhook"),
});

/** API clients and webhooks of an organization; `mode` and the id in the address open one of them. */
export default function ApiTab({ organization }: OrganizationTabProps) {
  const { url } = useAddress(tabAddress);
  const clients = useQuery(apiClientsQuery(organization.id));
  const webhooks = useQuery(webhooksQuery(organization.id));
  const failed = [clients, webhooks].find(({ data, error }) => !data && error);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!clients.data || !webhooks.data) return <SkeletonBlock lines={10} />;
  const { mode, clientId, webhookId } = url;
  if (mode === "add") return <ClientForm key="new" organization={organization} client={undefined} />;
  if (mode === "addWebhook") return <WebhookForm key="new" organization={organization} webhook={undefined} />;
  const client = mode === "edit" ? clients.data.find((one) => one.id === clientId) : undefined;
  if (client) return <ClientForm key={client.id} organization={organization} client={client} />;
  const webhook = webhooks.data.find((one) => one.id === webhookId);
  if (webhook && mode === "editWebhook")
    return <WebhookForm key={webhook.id} organization={organization} webhook={webhook} />;
  if (webhook) return <WebhookView key={webhook.id} organizationId={organization.id} webhook={webhook} />;
  return <ApiView organizationId={organization.id} clients={clients.data} webhooks={webhooks.data} />;
}
