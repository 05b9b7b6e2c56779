import { styled } from "@mui/material/styles";
import { FoundBy, MarkedText } from "../../look/marked-text.tsx";
import type { PaletteEntry } from "./palette-entry.ts";

const Box = styled("div")({ flex: 1, minHeight: 0, overflowY: "auto", padding: "4px 8px 8px", scrollPadding: 32 });

const Group = styled("div")(({ theme }) => ({
  "& > strong": {
    display: "block",
    padding: "8px 10px 2px",
    fontSize: "0.75rem",
    fontWeight: 600,
    color: theme.colors.textSecondary,
  },
}));

const Option = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 10px",
  minHeight: 36,
  padding: "7px 10px",
  borderRadius: theme.shape.borderRadius,
  cursor: "pointer",
  "& > span": { flex: "0 1 auto" },
  // All of it is read, on a line of its own where it is long.
  "& > small": { flex: "0 1 auto", minWidth: 0, fontSize: "0.8125rem", color: theme.colors.textSecondary },
  "& > [data-about]": { flexBasis: "100%" },
  "& > kbd": { marginInlineStart: "auto" },
  "&:hover": { background: theme.palette.action.hover },
  "&[aria-selected=true]": {
    background: theme.palette.action.selected,
    boxShadow: `inset 3px 0 0 ${theme.colors.primary}`,
  },
  "@media (pointer: coarse)": { minHeight: 44, padding: "11px 10px" },
}));

export const Key = styled("kbd")(({ theme }) => ({
  flex: "none",
  padding: "0 6px",
  border: `1px solid ${theme.colors.outline}`,
  borderRadius: 4,
  font: "inherit",
  fontSize: "0.75rem",
}));

const nothing: readonly never[] = [];

export type PaletteGroup = { id: string; title: string; entries: readonly PaletteEntry[] };

type PaletteListProps = {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  active: PaletteEntry | undefined;
  optionId: (entry: PaletteEntry) => string;
  onChoose: (entry: PaletteEntry) => void;
};

/** The entries by their groups. The focus stays in the field, which names the active one. */
export function PaletteList({ id, label, groups, active, optionId, onChoose }: PaletteListProps) {
  return (
    <Box id={id} role="listbox" aria-label={label}>
      {groups.map((group) => (
        <Group key={group.id} role="group" aria-label={group.title}>
          <strong aria-hidden>{group.title}</strong>
          {group.entries.map((entry) => (
            <Option
              key={entry.id}
              id={optionId(entry)}
              role="option"
              aria-selected={entry.id === active?.id}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
            >
              <FoundBy value={entry.foundBy ?? nothing}>
                <span>
                  <MarkedText text={entry.label} />
                </span>
                {entry.hint && (
                  <small>
                    <MarkedText text={entry.hint} />
                  </small>
                )}
                {entry.about && (
                  <small data-about>
                    <MarkedText text={entry.about} />
                  </small>
                )}
              </FoundBy>
              {entry.keys && <Key aria-hidden>{entry.keys.replace("mod+", "Ctrl+")}</Key>}
            </Option>
          ))}
        </Group>
      ))}
    </Box>
  );
}
