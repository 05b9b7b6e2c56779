import { styled } from "@mui/material/styles";

export type Bar = { key: string; label: string; value: number | null; shown: string };

const Figure = styled("figure")({ margin: "0 0 12px" });
const Caption = styled("figcaption")(({ theme }) => ({
  fontSize: "0.8125rem",
  color: theme.colors.textSecondary,
  marginBottom: 4,
}));
const Rows = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(96px, max-content) minmax(60px, 1fr) max-content",
  gap: "4px 12px",
  alignItems: "center",
  maxWidth: 760,
  fontSize: "0.8125rem",
  "& > span:first-of-type, & > [data-label]": { maxWidth: 260, overflowWrap: "anywhere" },
  "& > [data-value]": { textAlign: "end", fontWeight: 550 },
  "& svg": { display: "block", width: "100%", height: 16 },
  "& rect[data-bar]": { fill: theme.colors.primary },
  "& rect[data-track]": { fill: theme.colors.divider, opacity: 0.5 },
  "@media print": { "& > *": { breakInside: "avoid" } },
}));

/** More than this is read in the table. */
const mostBars = 15;

type ReportBarsProps = {
  caption: string;
  /** What the chart tells whoever does not see it; the table under it has its figures. */
  description: string;
  bars: readonly Bar[];
  /** What a whole bar stands for; the greatest value when absent. */
  most?: number;
};

/** One bar for each row, with its name and its figure beside it, so that no colour is needed to read it. */
export function ReportBars({ caption, description, bars, most }: ReportBarsProps) {
  const shown = bars.slice(0, mostBars);
  const greatest = most ?? Math.max(...shown.map(({ value }) => value ?? 0), 0);
  const width = (value: number | null) => (greatest === 0 ? 0 : (100 * Math.max(value ?? 0, 0)) / greatest);
  return (
    <Figure role="img" aria-label={description}>
      <Caption aria-hidden>{caption}</Caption>
      <Rows aria-hidden>
        {shown.flatMap(({ key, label, value, shown: words }) => [
          <span key={`${key} label`} data-label>
            {label}
          </span>,
          <svg key={`${key} bar`} focusable="false">
            <rect data-track width="100%" height="16" rx="2" />
            <rect data-bar width={`${width(value)}%`} height="16" rx="2" />
          </svg>,
          <span key={`${key} value`} data-value>
            {words}
          </span>,
        ])}
      </Rows>
    </Figure>
  );
}
