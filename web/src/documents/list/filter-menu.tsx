import Check from "@mui/icons-material/Check";
import FilterListOutlined from "@mui/icons-material/FilterListOutlined";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useId, type KeyboardEvent } from "react";
import { Link } from "react-router";
import { useAnchor } from "../../components/use-anchor.ts";

const words = texts.documentList;

const Count = styled("span")(({ theme }) => ({
  minWidth: 20,
  padding: "0 6px",
  marginInlineStart: 6,
  borderRadius: 10,
  fontSize: "0.75rem",
  lineHeight: "20px",
  background: theme.colors.primary,
  color: theme.colors.onPrimary,
}));
const Sign = styled("span")({ display: "inline-flex", width: 28, "& svg": { fontSize: 18 } });
const Amount = styled("strong")({ marginInlineStart: "auto", paddingInlineStart: 16 });

export type FilterChoice = { label: string; shown: boolean; href: string; count?: number | undefined };

type FilterMenuProps = {
  /** One of these holds; none where they stand beside the button. */
  states: readonly FilterChoice[];
  filters: readonly FilterChoice[];
  /** How many narrow the list now. */
  active: number;
  /** The list with none of them. */
  clearedHref: string;
  onNarrow: () => void;
};

/** A link takes Enter alone; what is checked takes Space. */
function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

/** All that narrows a list beside its words, behind one button that says how much of it does. */
export function FilterMenu({ states, filters, active, clearedHref, onNarrow }: FilterMenuProps) {
  const id = useId();
  const { anchor, isOpen, open, close } = useAnchor();
  const choice = (role: "menuitemradio" | "menuitemcheckbox", { label, shown, href, count }: FilterChoice) => (
    <MenuItem
      key={label}
      component={Link}
      to={href}
      role={role}
      aria-checked={shown}
      onClick={close}
      onKeyDown={pressBySpace}
    >
      <Sign aria-hidden>{shown && <Check />}</Sign>
      {label} {count !== undefined && <Amount>{count}</Amount>}
    </MenuItem>
  );
  return (
    <>
      <Button
        id={id}
        size="small"
        variant="outlined"
        startIcon={<FilterListOutlined />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={words.filtersActive(active)}
        onClick={open}
        sx={{ flex: "none" }}
      >
        {words.filters}
        {active > 0 && <Count>{active}</Count>}
      </Button>
      <Menu anchorEl={anchor} open={isOpen} onClose={close} slotProps={{ list: { "aria-labelledby": id } }}>
        {states.map((state) => choice("menuitemradio", state))}
        {states.length > 0 && <Divider />}
        {filters.map((filter) => choice("menuitemcheckbox", filter))}
        <Divider />
        <MenuItem
          aria-haspopup="dialog"
          onClick={() => {
            close();
            onNarrow();
          }}
        >
          <Sign aria-hidden />
          {words.narrowButton}
        </MenuItem>
        {active > 0 && (
          <MenuItem component={Link} to={clearedHref} onClick={close}>
            <Sign aria-hidden />
            {words.clearFilters}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
