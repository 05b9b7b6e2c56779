import BuildCircleOutlined from "@mui/icons-material/BuildCircleOutlined";
import WifiOff from "@mui/icons-material/WifiOff";
import type { NoticeKind } from "@runko/domain/supplier-notices/supplier-notice";
import { texts } from "@runko/domain/texts/texts";
import { StateChip } from "../../components/state-chip.tsx";
import type { Look } from "../../look/state-look.ts";

const looks: Record<NoticeKind, Look> = {
  plannedWork: { tone: "blue", Icon: BuildCircleOutlined },
  outage: { tone: "red", Icon: WifiOff },
};

/** What kind of notice it is; of a connection, that it has one. */
export function NoticeMark({ kind, label }: { kind: NoticeKind; label?: string }) {
  const { tone, Icon } = looks[kind];
  return <StateChip tone={tone} icon={Icon} label={label ?? texts.supplierNotices.kinds[kind]} />;
}
