import Close from "@mui/icons-material/Close";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { topBarHeight } from "../../screen/sizes.ts";

const words = texts.common.table;

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
  // A row of its own: beside the order of the cards its buttons would stand on top of each other.
  [theme.breakpoints.down("sm")]: {
    position: "sticky",
    top: topBarHeight + 4,
    zIndex: 5,
    flexBasis: "100%",
    padding: "4px 4px 4px 12px",
  },
}));

type SelectionBarProps = {
  /** How many rows are selected, or how far what is done to them has come. */
  told: string;
  /** Buttons, each of which acts on the selected rows. */
  children: ReactNode;
  onClear: () => void;
};

/** Stands in the place of a list's filters while rows are selected: how many, what can be done to them, and the way back. */
export function SelectionBar({ told, children, onClear }: SelectionBarProps) {
  return (
    <Bar role="toolbar" aria-label={words.selectionActions}>
      <span role="status">{told}</span>
      {children}
      <IconButton size="small" color="inherit" aria-label={words.clearSelection} onClick={onClear} sx={{ ml: "auto" }}>
        <Close fontSize="small" />
      </IconButton>
    </Bar>
  );
}
