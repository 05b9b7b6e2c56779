import BuildCircleOutlined from "@mui/icons-material/BuildCircleOutlined";
import EventBusy from "@mui/icons-material/EventBusy";
import WifiOff from "@mui/icons-material/WifiOff";
import type { NoticeKind } from "@runko/domain/supplier-notices/supplier-notice";
import { texts } from "@runko/domain/texts/texts";
import { StateChip } from "../../components/state-chip.tsx";
import type { Look } from "../../look/state-look.ts";

const looks: Record<NoticeKind, Look> = {
  plannedWork: { tone: "blue", Icon: BuildCircleOutlined },
  outage: { tone: "red", Icon: WifiOff },
  termination: { tone: "amber", Icon: EventBusy },
};

type NoticeMarkProps = { kind: NoticeKind; label?: string; over?: boolean };

/** What kind of notice it is, grey once it is over; of a connection, that it has one. */
export function NoticeMark({ kind, label, over = false }: NoticeMarkProps) {
  const { tone, Icon } = looks[kind];
  return <StateChip tone={over ? "grey" : tone} icon={Icon} label={label ?? texts.supplierNotices.kinds[kind]} />;
}
