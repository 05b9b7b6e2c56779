import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import HelpOutlined from "@mui/icons-material/HelpOutlined";
import HighlightOff from "@mui/icons-material/HighlightOff";
import TaskAltOutlined from "@mui/icons-material/TaskAltOutlined";
import { texts } from "@runko/domain/texts/texts";
import { StateChip } from "../../components/state-chip.tsx";
import type { AvailabilityRow } from "./asked-rows.ts";

const { known, batch } = texts.availability;

const looks = {
  yes: { tone: "green", icon: CheckCircleOutlined },
  likely: { tone: "blue", icon: TaskAltOutlined },
  ask: { tone: "amber", icon: HelpOutlined },
  no: { tone: "grey", icon: HighlightOff },
} as const;

type AvailabilityChipProps = Pick<AvailabilityRow, "availability"> & { short?: boolean };

/** What is known of a product at an address, in one word where many stand side by side. */
export function AvailabilityChip({ availability, short = false }: AvailabilityChipProps) {
  return <StateChip {...looks[availability]} label={(short ? batch.short : known)[availability]} />;
}
