import { deliveryDays } from "@runko/domain/webhooks/delivery-schedule";
import { texts } from "@runko/domain/texts/texts";
import { dayMs } from "@runko/domain/values/durations";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ConfirmDialog } from "../../../components/dialogs/confirm-dialog.tsx";
import { PerformDialog } from "../../../components/dialogs/perform-dialog.tsx";
import { RadioInput } from "../../../components/forms/radio-input.tsx";
import { useAction } from "../../../components/submit/use-action.ts";
import { controlProblemText } from "../../control-problem.ts";
import { SecretOnceDialog } from "./secret-once-dialog.tsx";
import {
  changeWebhook,
  deleteWebhook,
  renewWebhookSecret,
  resendFailed,
  staleOf,
  webhooksQuery,
  type Webhook,
} from "./webhook-queries.ts";

const words = texts.webhooks;

export type Asked = "turnOn" | "secret" | "remove" | "resend";

type DialogProps = { organizationId: string; webhook: Webhook; onClose: () => void };

const missedOptions = (["send", "skip"] as const).map((value) => ({ value, label: words.missed[value] }));

function TurnOn({ organizationId, webhook, onClose }: DialogProps) {
  const { control, getValues } = useForm<{ missed: "send" | "skip" }>({ defaultValues: { missed: "send" } });
  return (
    <PerformDialog
      title={words.turnOnTitle}
      confirmLabel={words.turnOn}
      perform={async () => {
        await changeWebhook(organizationId, webhook, { off: false, missed: getValues("missed") });
        return words.turnedOn;
      }}
      stale={[webhooksQuery(organizationId).queryKey]}
      problemOf={controlProblemText}
      onClose={onClose}
    >
      <RadioInput control={control} name="missed" label={words.turnOnText} options={missedOptions} />
    </PerformDialog>
  );
}

function NewSecret({ organizationId, webhook, onClose }: DialogProps) {
  const [secret, setSecret] = useState<string>();
  const { run, busy, failure } = useAction({
    perform: () => renewWebhookSecret(organizationId, webhook.id),
    onDone: setSecret,
    stale: [webhooksQuery(organizationId).queryKey],
    once: true,
  });
  if (secret !== undefined)
    return (
      <SecretOnceDialog
        title={words.secretMade}
        warning={words.secretOnce}
        secret={secret}
        copyLabel={words.copySecret}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title={words.newSecretTitle}
      text={words.newSecretText}
      confirmLabel={words.makeSecret}
      onConfirm={() => void run()}
      onClose={onClose}
      busy={busy}
      error={failure ? controlProblemText(failure) : undefined}
    />
  );
}

function Remove({ organizationId, webhook, onClose, onRemoved }: DialogProps & { onRemoved: () => void }) {
  return (
    <PerformDialog
      danger
      title={words.removeTitle}
      text={words.removeText(webhook.name)}
      confirmLabel={words.remove}
      perform={async () => {
        await deleteWebhook(organizationId, webhook.id);
        onRemoved();
        return words.removed;
      }}
      stale={[webhooksQuery(organizationId).queryKey]}
      problemOf={controlProblemText}
      onClose={onClose}
    />
  );
}

function ResendFailed({ organizationId, webhook, onClose }: DialogProps) {
  return (
    <PerformDialog
      title={words.resendAllTitle}
      text={words.resendAllText}
      confirmLabel={words.resendAll}
      perform={async () => {
        const since = new Date(Date.now() - deliveryDays * dayMs);
        return words.resentAll(await resendFailed(organizationId, webhook.id, since));
      }}
      stale={staleOf(organizationId, webhook.id)}
      problemOf={controlProblemText}
      onClose={onClose}
    />
  );
}

/** What is asked before something is done to a webhook. */
export function WebhookDialog({ asked, onRemoved, ...props }: DialogProps & { asked: Asked; onRemoved: () => void }) {
  if (asked === "turnOn") return <TurnOn {...props} />;
  if (asked === "secret") return <NewSecret {...props} />;
  if (asked === "resend") return <ResendFailed {...props} />;
  return <Remove {...props} onRemoved={onRemoved} />;
}
