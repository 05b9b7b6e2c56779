import BuildOutlined from "@mui/icons-material/BuildOutlined";
import CancelOutlined from "@mui/icons-material/CancelOutlined";
import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import EventBusy from "@mui/icons-material/EventBusy";
import ReportProblemOutlined from "@mui/icons-material/ReportProblemOutlined";
import type { ConnectionState } from "@runko/domain/connections/connection-state";
import { texts } from "@runko/domain/texts/texts";
import { StateChip } from "../../components/state-chip.tsx";
import type { Look } from "../../look/state-look.ts";

const looks: Record<ConnectionState, Look> = {
  active: { tone: "green", Icon: CheckCircleOutlined },
  changing: { tone: "blue", Icon: BuildOutlined },
  fault: { tone: "red", Icon: ReportProblemOutlined },
  terminating: { tone: "amber", Icon: EventBusy },
  terminated: { tone: "grey", Icon: CancelOutlined },
};

/** How a connection stands. */
export function ConnectionStateChip({ state }: { state: ConnectionState }) {
  const { tone, Icon } = looks[state];
  return <StateChip tone={tone} icon={Icon} label={texts.connections.states[state]} />;
}
