import Search from "@mui/icons-material/Search";
import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";

const Button = styled(ButtonBase)(({ theme }) => ({
  flex: "none",
  gap: 8,
  height: 36,
  padding: "0 12px",
  borderRadius: 18,
  border: "1px solid rgb(255 255 255 / 0.55)",
  color: "inherit",
  font: "inherit",
  fontSize: "0.8125rem",
  "& kbd": { font: "inherit", fontSize: "0.75rem", opacity: 0.9 },
  "&:hover": { background: "rgb(255 255 255 / 0.12)" },
  "&:focus-visible": { outline: "2px solid currentColor", outlineOffset: 2 },
  [theme.breakpoints.down("lg")]: {
    width: 36,
    padding: 0,
    border: 0,
    "& > span:not([class]), & kbd": { display: "none" },
  },
}));

/** Opens the palette of Ctrl+K. */
export function PaletteButton({ onClick }: { onClick: () => void }) {
  return (
    <Button aria-label={texts.shell.openPalette} aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={onClick}>
      <Search fontSize="small" aria-hidden />
      <span>{texts.shell.search}</span>
      <kbd>{texts.shell.shortcuts.ctrlKey}+K</kbd>
    </Button>
  );
}
