import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { useAction } from "../../../components/submit/use-action.ts";
import type { DataColumn } from "../../../components/tables/data-column.ts";
import { PlainTable } from "../../../components/tables/plain-table.tsx";
import { controlProblemText } from "../../control-problem.ts";
import { outcomeOf } from "./outcome-of.ts";
import { deliveriesQuery, resendDelivery, staleOf, type WebhookDelivery } from "./webhook-queries.ts";

const words = texts.webhooks;
const { columns } = words;
const { instant } = texts.formats;

function lastOf({ attempts: [last], attemptCount }: WebhookDelivery): string {
  return last ? `${attemptCount}: ${outcomeOf(last)}` : String(attemptCount);
}

const shownColumns = (resend: (delivery: WebhookDelivery) => void): DataColumn<WebhookDelivery>[] => [
  { id: "type", header: columns.type, cell: ({ eventType }) => eventType },
  { id: "event", header: columns.event, cell: ({ eventId }) => String(eventId) },
  { id: "at", header: columns.at, cell: ({ eventAt }) => instant(eventAt) },
  { id: "state", header: columns.state, cell: ({ state }) => words.states[state] },
  { id: "attempts", header: columns.attempts, cell: lastOf },
  { id: "next", header: columns.next, cell: ({ dueAt }) => (dueAt === null ? "" : instant(dueAt)) },
  {
    id: "resend",
    header: "",
    cell: (delivery) => (
      <Button
        size="small"
        onClick={() => resend(delivery)}
        aria-label={words.resendWhich(delivery.eventType, delivery.eventId)}
      >
        {words.resend}
      </Button>
    ),
  },
];

/** What was or is to be sent to a webhook, the newest first. */
export function DeliveryList({ organizationId, webhookId }: { organizationId: string; webhookId: string }) {
  const [onlyFailed, setOnlyFailed] = useState(false);
  const { data, error, refetch } = useQuery(deliveriesQuery(organizationId, webhookId, onlyFailed));
  const { run } = useAction<WebhookDelivery, void>({
    perform: ({ id }) => resendDelivery(organizationId, webhookId, id),
    done: () => words.resent,
    onFailed: (failure) => showSnackbar(controlProblemText(failure).toString(), { severity: "error" }),
    stale: staleOf(organizationId, webhookId),
    parallel: true,
  });
  const choice = (
    <FormControlLabel
      control={<Switch checked={onlyFailed} onChange={(_event, checked) => setOnlyFailed(checked)} />}
      label={words.onlyFailed}
    />
  );
  return (
    <Section title={words.deliveries} actions={choice}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={6} />)}
      {data?.rows.length === 0 && <Typography color="textSecondary">{words.noDeliveries}</Typography>}
      {data && data.rows.length > 0 && (
        <PlainTable
          label={words.deliveries}
          columns={shownColumns((delivery) => void run(delivery))}
          rows={data.rows}
          rowId={({ id }) => id}
        />
      )}
    </Section>
  );
}
