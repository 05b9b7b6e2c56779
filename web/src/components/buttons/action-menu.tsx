import ExpandMore from "@mui/icons-material/ExpandMore";
import MoreVert from "@mui/icons-material/MoreVert";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { useId, useState, type MouseEvent, type ReactNode } from "react";
import { useAnchor } from "../use-anchor.ts";
import { ToolButton } from "./tool-button.tsx";

export type MenuAction = {
  id: string;
  label: string;
  onSelect: () => void;
  /** Why it cannot be chosen now; shown under its name. */
  disabledReason?: string | undefined;
  icon?: ReactNode;
  danger?: boolean;
};

type ActionMenuProps = {
  label: string;
  items: readonly MenuAction[];
  /** Of a whole list: on a phone its sign alone. */
  ofList?: boolean;
  /** What is shown at a press on its name alone, such as what is not possible yet. */
  folded?: { label: (count: number) => string; items: readonly MenuAction[] };
};

/** A button that opens the less usual actions; each that is not possible says why. */
export function ActionMenu({ label, items, ofList = false, folded }: ActionMenuProps) {
  const id = useId();
  const { anchor, isOpen, open, close } = useAnchor();
  const [unfolded, setUnfolded] = useState(false);
  const choose = ({ disabledReason, onSelect }: MenuAction) => {
    if (disabledReason !== undefined) return;
    close();
    onSelect();
  };
  // MUI moves the focus among the children of its list alone, so that they are no component of their own.
  const itemOf = (item: MenuAction) => (
    <MenuItem
      key={item.id}
      aria-disabled={item.disabledReason !== undefined || undefined}
      onClick={() => choose(item)}
      sx={{ gap: 2, color: item.danger ? "error.main" : undefined, maxWidth: 360, whiteSpace: "normal" }}
    >
      {item.icon}
      <span>
        <Typography component="span" color={item.disabledReason === undefined ? "inherit" : "textSecondary"}>
          {item.label}
        </Typography>
        {item.disabledReason !== undefined && (
          <Typography variant="caption" component="span" color="textSecondary" sx={{ display: "block" }}>
            {item.disabledReason}
          </Typography>
        )}
      </span>
    </MenuItem>
  );

  const button = {
    id,
    variant: "outlined",
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    onClick: (event: MouseEvent<HTMLElement>) => {
      setUnfolded(false);
      open(event);
    },
  } as const;
  return (
    <>
      {ofList ? (
        <ToolButton {...button} icon={<MoreVert />} label={label} />
      ) : (
        <Button {...button} startIcon={<MoreVert />}>
          {label}
        </Button>
      )}
      <Menu anchorEl={anchor} open={isOpen} onClose={close} slotProps={{ list: { "aria-labelledby": id } }}>
        {items.map(itemOf)}
        {folded && folded.items.length > 0 && (
          <MenuItem
            divider={unfolded}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
            sx={{ gap: 1, color: "text.secondary" }}
          >
            {folded.label(folded.items.length)}
            <ExpandMore fontSize="small" sx={{ ml: "auto", rotate: unfolded ? "180deg" : "none" }} aria-hidden />
          </MenuItem>
        )}
        {folded && unfolded && folded.items.map(itemOf)}
      </Menu>
    </>
  );
}
