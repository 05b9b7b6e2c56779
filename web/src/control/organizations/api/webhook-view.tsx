import ArrowBack from "@mui/icons-material/ArrowBack";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { ActionButton } from "../../../components/buttons/action-button.tsx";
import { Notice } from "../../../components/feedback/notice.tsx";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { Sections } from "../../../components/layout/sections.tsx";
import { useAction } from "../../../components/submit/use-action.ts";
import { controlPaths } from "../../control-paths.ts";
import { controlProblemText } from "../../control-problem.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { outcomeOf } from "./outcome-of.ts";
import { WebhookDialog, type Asked } from "./webhook-dialogs.tsx";
import { testWebhook, type Webhook } from "./webhook-queries.ts";
import { WebhookState } from "./webhook-state.tsx";
import { fieldsOf } from "./webhooks-section.tsx";

const words = texts.webhooks;
const { instant } = texts.formats;

const Head = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  marginBottom: 8,
});
const Actions = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 12 });

/** What is to be known of a webhook now, beside its state. */
function notesOf({ failingSince, pausedUntil, formerSecretUntil }: Webhook): string[] {
  const now = new Date().toISOString();
  return [
    ...(failingSince === null ? [] : [words.failingSince(instant(failingSince))]),
    ...(pausedUntil === null || pausedUntil < now ? [] : [words.paused(instant(pausedUntil))]),
    ...(formerSecretUntil === null || formerSecretUntil < now ? [] : [words.formerUntil(instant(formerSecretUntil))]),
  ];
}

/** One webhook: how it fares, what was sent to it, and what can be done about it. */
export function WebhookView({ organizationId, webhook }: { organizationId: string; webhook: Webhook }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const all = controlPaths.organization(organizationId, "api");
  const { run, busy } = useAction({
    perform: () => testWebhook(organizationId, webhook.id),
    onDone: (attempt) => showSnackbar(outcomeOf(attempt), { severity: attempt.error === null ? "success" : "error" }),
    onFailed: (failure) => showSnackbar(controlProblemText(failure).toString(), { severity: "error" }),
  });
  return (
    <Sections>
      <div>
        <Button component={Link} to={all} size="small" startIcon={<ArrowBack />}>
          {words.back}
        </Button>
      </div>
      <Section title={webhook.name}>
        <Head>
          <WebhookState webhook={webhook} />
          {notesOf(webhook).map((note) => (
            <Typography key={note} variant="body2" color="textSecondary">
              {note}
            </Typography>
          ))}
        </Head>
        <FieldList items={fieldsOf(webhook)} />
        <Actions>
          {webhook.off && (
            <Button variant="contained" onClick={() => setAsked("turnOn")}>
              {words.turnOn}
            </Button>
          )}
          <ActionButton variant="outlined" busy={busy} onClick={() => void run()}>
            {words.test}
          </ActionButton>
          <Button onClick={() => setAsked("secret")}>{words.newSecret}</Button>
          {webhook.failed > 0 && <Button onClick={() => setAsked("resend")}>{words.resendAll}</Button>}
          <Button color="error" onClick={() => setAsked("remove")}>
            {words.remove}
          </Button>
        </Actions>
      </Section>
      {webhook.off && webhook.waiting > 0 && <Notice severity="info">{words.offHelp}</Notice>}
      <DeliveryList organizationId={organizationId} webhookId={webhook.id} />
      {asked && (
        <WebhookDialog
          asked={asked}
          organizationId={organizationId}
          webhook={webhook}
          onClose={() => setAsked(undefined)}
          onRemoved={() => void navigate(all, { replace: true })}
        />
      )}
    </Sections>
  );
}
