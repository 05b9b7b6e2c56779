import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ErrorOutlined from "@mui/icons-material/ErrorOutlined";
import HourglassEmpty from "@mui/icons-material/HourglassEmpty";
import PauseCircleOutlined from "@mui/icons-material/PauseCircleOutlined";
import SendOutlined from "@mui/icons-material/SendOutlined";
import TaskAltOutlined from "@mui/icons-material/TaskAltOutlined";
import WarningAmberOutlined from "@mui/icons-material/WarningAmberOutlined";
import type { ImportState } from "@runko/domain/imports/import-states";
import { texts } from "@runko/domain/texts/texts";
import { StateChip } from "../../components/state-chip.tsx";
import type { ImportRow } from "./import-queries.ts";

const words = texts.imports;

const looks = {
  checking: { tone: "blue", icon: HourglassEmpty },
  checked: { tone: "blue", icon: TaskAltOutlined },
  sending: { tone: "amber", icon: SendOutlined },
  done: { tone: "green", icon: CheckCircleOutlined },
  stopped: { tone: "grey", icon: PauseCircleOutlined },
} as const;

export function ImportChip({ state }: { state: ImportState }) {
  return <StateChip {...looks[state]} label={words.jobStates[state]} />;
}

const verdictLooks = {
  ok: { tone: "blue", icon: TaskAltOutlined },
  warning: { tone: "amber", icon: WarningAmberOutlined },
  error: { tone: "red", icon: ErrorOutlined },
} as const;

/** Where a row stands: sent, or what is thought of it. */
export function RowChip({ row: { state, verdict } }: { row: Pick<ImportRow, "state" | "verdict"> }) {
  if (state === "sent") return <StateChip tone="green" icon={CheckCircleOutlined} label={words.states.sent} />;
  if (verdict === null) return <StateChip tone="grey" icon={HourglassEmpty} label={words.unchecked} />;
  const label = state === "failed" ? words.states.failed : words.verdicts[verdict];
  return <StateChip {...verdictLooks[verdict]} label={label} />;
}
