import PriorityHigh from "@mui/icons-material/PriorityHigh";
import { texts } from "@runko/domain/texts/texts";
import { StateChip } from "../../components/state-chip.tsx";

/** Says that a document is urgent. */
export function UrgentMark() {
  return <StateChip tone="red" icon={PriorityHigh} label={texts.documentList.urgent} />;
}
