import CampaignOutlined from "@mui/icons-material/CampaignOutlined";
import EditNoteOutlined from "@mui/icons-material/EditNoteOutlined";
import RemoveCircleOutlined from "@mui/icons-material/RemoveCircleOutlined";
import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import type SvgIcon from "@mui/material/SvgIcon";
import type { NewsletterState } from "@runko/domain/newsletters/newsletter-states";
import { texts } from "@runko/domain/texts/texts";
import { StateChip } from "../../components/state-chip.tsx";
import type { ToneName } from "../../theme/tones.ts";

const looks: Record<NewsletterState, { tone: ToneName; icon: typeof SvgIcon }> = {
  DRAFT: { tone: "outline", icon: EditNoteOutlined },
  SCHEDULED: { tone: "blue", icon: ScheduleOutlined },
  PUBLISHED: { tone: "green", icon: CampaignOutlined },
  WITHDRAWN: { tone: "grey", icon: RemoveCircleOutlined },
};

export function BriefingState({ state }: { state: NewsletterState }) {
  return <StateChip {...looks[state]} label={texts.newsletters.states[state]} />;
}
