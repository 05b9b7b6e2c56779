import Close from "@mui/icons-material/Close";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { topBarHeight } from "../../screen/sizes.ts";
import type { DocumentRow } from "../api/entities.ts";
import type { BulkAction } from "./bulk-actions.ts";

const words = texts.bulk;

const Bar = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 8px",
  flex: 1,
  minHeight: 32,
  padding: "0 4px 0 12px",
  borderRadius: theme.shape.borderRadius,
  background: theme.tones.blue.ground,
  color: theme.tones.blue.text,
  "& > span": { fontWeight: 600, marginInlineEnd: 8 },
  [theme.breakpoints.down("sm")]: { position: "sticky", top: topBarHeight + 4, zIndex: 5, padding: "4px 4px 4px 12px" },
}));

type BulkBarProps = {
  selected: readonly DocumentRow[];
  actions: readonly BulkAction[];
  refusalOf: (action: BulkAction, row: DocumentRow) => string | undefined;
  progress: { ready: number; all: number } | undefined;
  onAction: (action: BulkAction, rows: DocumentRow[]) => void;
  onClear: () => void;
};

/** What can be done to the selected rows; an action that takes only some of them says how many. */
export function BulkBar({ selected, actions, refusalOf, progress, onAction, onClear }: BulkBarProps) {
  const [first] = selected;
  if (!first) return null;
  return (
    <Bar role="toolbar" aria-label={words.bar}>
      <span role="status">{progress ? words.busy(progress.ready, progress.all) : words.selected(selected.length)}</span>
      {actions.map((action) => {
        const able = selected.filter((row) => refusalOf(action, row) === undefined);
        const label = texts.documents.actions[action](first.documentType);
        const partly = able.length > 0 && able.length < selected.length;
        return (
          <ActionButton
            key={action}
            size="small"
            color="inherit"
            busy={progress !== undefined}
            disabledReason={able.length === 0 ? words.noneTakes : undefined}
            onClick={() => onAction(action, able)}
          >
            {partly ? words.partly(label, able.length, selected.length) : label}
          </ActionButton>
        );
      })}
      <IconButton size="small" color="inherit" aria-label={words.clear} onClick={onClear} sx={{ ml: "auto" }}>
        <Close fontSize="small" />
      </IconButton>
    </Bar>
  );
}
