import Block from "@mui/icons-material/Block";
import CheckCircle from "@mui/icons-material/CheckCircle";
import ErrorOutlined from "@mui/icons-material/ErrorOutlined";
import { texts } from "@runko/domain/texts/texts";
import { StateChip } from "../../../components/state-chip.tsx";
import type { Webhook } from "./webhook-queries.ts";

const words = texts.webhooks;

/** Whether a webhook is on, and whether it answers. */
export function WebhookState({ webhook: { offReason, failingSince } }: { webhook: Webhook }) {
  if (offReason !== null)
    return <StateChip tone={offReason === "admin" ? "grey" : "red"} icon={Block} label={words.offReasons[offReason]} />;
  return failingSince === null ? (
    <StateChip tone="green" icon={CheckCircle} label={words.on} />
  ) : (
    <StateChip tone="amber" icon={ErrorOutlined} label={words.failingNow} />
  );
}
