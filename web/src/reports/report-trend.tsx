import { styled } from "@mui/material/styles";
import type { Bar } from "./report-bars.tsx";

const Figure = styled("figure")({ margin: "0 0 12px" });
const Caption = styled("figcaption")(({ theme }) => ({
  fontSize: "0.8125rem",
  color: theme.colors.textSecondary,
  marginBottom: 4,
}));
const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: "clamp(2px, 1%, 16px)",
  fontSize: "0.75rem",
  textAlign: "center",
  "& > div": { display: "grid", gridTemplateRows: "auto 120px auto", gap: 2, minWidth: 0 },
  "& svg": { display: "block", width: "100%", height: 120 },
  "& rect[data-bar]": { fill: theme.colors.primary },
  "& rect[data-track]": { fill: theme.colors.divider, opacity: 0.5 },
  [theme.breakpoints.down("sm")]: { fontSize: "0.625rem", letterSpacing: "-0.02em" },
  "& strong, & span": { whiteSpace: "nowrap" },
  "@media print": { breakInside: "avoid" },
}));

type ReportTrendProps = { caption: string; description: string; bars: readonly Bar[]; most: number };

/** Months beside each other, each with its figure above it. */
export function ReportTrend({ caption, description, bars, most }: ReportTrendProps) {
  const height = (value: number | null) => (most === 0 ? 0 : (100 * Math.max(value ?? 0, 0)) / most);
  return (
    <Figure role="img" aria-label={description}>
      <Caption aria-hidden>{caption}</Caption>
      <Columns aria-hidden>
        {bars.map(({ key, label, value, shown }) => (
          <div key={key}>
            <strong>{shown}</strong>
            <svg focusable="false">
              <rect data-track width="100%" height="100%" rx="2" />
              <rect data-bar y={`${100 - height(value)}%`} width="100%" height={`${height(value)}%`} rx="2" />
            </svg>
            <span>{label}</span>
          </div>
        ))}
      </Columns>
    </Figure>
  );
}
