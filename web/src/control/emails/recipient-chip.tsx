import BlockOutlined from "@mui/icons-material/BlockOutlined";
import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ErrorOutlined from "@mui/icons-material/ErrorOutlined";
import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import type SvgIcon from "@mui/material/SvgIcon";
import type { RecipientState } from "@runko/domain/mass-mails/mass-mail";
import { texts } from "@runko/domain/texts/texts";
import { StateChip } from "../../components/state-chip.tsx";
import type { ToneName } from "../../theme/tones.ts";

const looks: Record<RecipientState, { tone: ToneName; icon: typeof SvgIcon }> = {
  waiting: { tone: "grey", icon: HistoryOutlined },
  sent: { tone: "green", icon: CheckCircleOutlined },
  stopped: { tone: "amber", icon: BlockOutlined },
  failed: { tone: "red", icon: ErrorOutlined },
};

/** Where a message is; with how many, where it tells of several. */
export function RecipientChip({ state, amount = 0 }: { state: RecipientState; amount?: number }) {
  const word = texts.controlEmails.states[state];
  return <StateChip {...looks[state]} label={amount > 0 ? `${word} (${texts.formats.number(amount)})` : word} />;
}
