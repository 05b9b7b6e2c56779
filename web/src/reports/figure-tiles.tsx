import { styled } from "@mui/material/styles";

const Tiles = styled("dl")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(180px, 100%), 1fr))",
  gap: 12,
  margin: 0,
});
const Tile = styled("div")(({ theme }) => ({
  padding: "10px 16px 12px",
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.colors.surface,
  "& dt": { fontSize: "0.8125rem", color: theme.colors.textSecondary },
  "& dd": { margin: 0 },
  // As large as its longest unit leaves room for.
  containerType: "inline-size",
  "& [data-value]": {
    fontSize: "clamp(1.125rem, 11cqi, 1.625rem)",
    overflowWrap: "break-word",
    lineHeight: 1.3,
    fontWeight: 650,
    fontVariantNumeric: "tabular-nums",
  },
  "& [data-line]": { fontSize: "0.8125rem", color: theme.colors.textSecondary },
  "@media print": { breakInside: "avoid" },
}));

type FigureTile = { key: string; label: string; value: string; lines: readonly string[] };

/** Figures that one looks at first, each with what is to be known of it. */
export function FigureTiles({ tiles }: { tiles: readonly FigureTile[] }) {
  return (
    <Tiles>
      {tiles.map(({ key, label, value, lines }) => (
        <Tile key={key}>
          <dt>{label}</dt>
          <dd data-value>{value}</dd>
          {lines.map((line) => (
            <dd key={line} data-line>
              {line}
            </dd>
          ))}
        </Tile>
      ))}
    </Tiles>
  );
}
