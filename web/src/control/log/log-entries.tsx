import { styled } from "@mui/material/styles";
import type { AdminAction } from "@runko/domain/organizations/admin-subjects";
import { texts } from "@runko/domain/texts/texts";
import Add from "@mui/icons-material/Add";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import EditOutlined from "@mui/icons-material/EditOutlined";
import type SvgIcon from "@mui/material/SvgIcon";
import { StateChip } from "../../components/state-chip.tsx";
import type { ToneName } from "../../theme/tones.ts";
import { LogChanges } from "./log-changes.tsx";
import type { LogEntry } from "./log-queries.ts";

const words = texts.controlLog;

const List = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  background: theme.colors.surface,
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  "& > li + li": { borderTop: `1px solid ${theme.colors.divider}` },
}));

const Entry = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "190px minmax(0, 5fr) minmax(0, 6fr)",
  gap: "4px 20px",
  padding: "10px 16px",
  fontSize: "0.8125rem",
  overflowWrap: "anywhere",
  "& small": { display: "block", fontSize: "0.8125rem", color: theme.colors.textSecondary },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}));

const What = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", alignContent: "start", gap: 8 });

const looks: Record<AdminAction, { tone: ToneName; Icon: typeof SvgIcon }> = {
  created: { tone: "green", Icon: Add },
  changed: { tone: "blue", Icon: EditOutlined },
  deleted: { tone: "grey", Icon: DeleteOutlined },
};

/** Who changed what, when, with old and new. */
export function LogEntries({ label, entries }: { label: string; entries: readonly LogEntry[] }) {
  return (
    <List aria-label={label}>
      {entries.map((entry) => {
        const { tone, Icon } = looks[entry.action];
        return (
          <Entry key={entry.id}>
            <div>
              {texts.formats.instant(entry.at)}
              <small>{entry.userName ?? words.unknownUser}</small>
            </div>
            <What>
              <StateChip tone={tone} icon={Icon} label={words.actions[entry.action]} />
              <span>
                {words.entry(words.subjects[entry.subject], entry.subjectName)}
                <small>{entry.organizationName ?? words.noOrganization}</small>
              </span>
            </What>
            <LogChanges entry={entry} />
          </Entry>
        );
      })}
    </List>
  );
}
