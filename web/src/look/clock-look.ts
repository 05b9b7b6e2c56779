import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ErrorOutlined from "@mui/icons-material/ErrorOutlined";
import HistoryToggleOffOutlined from "@mui/icons-material/HistoryToggleOffOutlined";
import PauseCircleOutlined from "@mui/icons-material/PauseCircleOutlined";
import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import WarningAmber from "@mui/icons-material/WarningAmber";
import type { ClockState } from "@runko/domain/documents/clock-state";
import type { Look } from "./state-look.ts";

/** The colour and the icon of how a clock stands; the word comes from the catalogue. */
export const clockLook: Record<ClockState, Look> = {
  running: { tone: "outline", Icon: ScheduleOutlined },
  paused: { tone: "grey", Icon: PauseCircleOutlined },
  atRisk: { tone: "amber", Icon: WarningAmber },
  late: { tone: "red", Icon: ErrorOutlined },
  met: { tone: "green", Icon: CheckCircleOutlined },
  missed: { tone: "grey", Icon: HistoryToggleOffOutlined },
};
