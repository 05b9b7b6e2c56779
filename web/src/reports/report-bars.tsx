import { styled } from "@mui/material/styles";
import { toneNames, type ToneName } from "../theme/tones.ts";

export type Bar = { key: string; label: string; value: number | null; shown: string; tone?: ToneName | undefined };

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
  fontSize: "0.8125rem",
  "& > span:first-of-type, & > [data-label]": { maxWidth: 260, overflowWrap: "anywhere" },
  "& > [data-value]": { textAlign: "end", fontWeight: 550 },
  "& svg": { display: "block", width: "100%", height: 16 },
  "& rect[data-bar]": { fill: theme.colors.primary },
  ...Object.fromEntries(toneNames.map((tone) => [`& rect[data-tone=${tone}]`, { fill: theme.tones[tone].line }])),
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
  /** What a whole bar stands for: the same for charts that stand beside each other. */
  most: number;
};

/** One bar for each row, with its name and its figure beside it, so that no colour is needed to read it. */
export function ReportBars({ caption, description, bars, most }: ReportBarsProps) {
  const shown = bars.slice(0, mostBars);
  const width = (value: number | null) => (most === 0 ? 0 : (100 * Math.max(value ?? 0, 0)) / most);
  return (
    <Figure role="img" aria-label={description}>
      <Caption aria-hidden>{caption}</Caption>
      <Rows aria-hidden>
        {shown.flatMap(({ key, label, value, shown: words, tone }) => [
          <span key={`${key} label`} data-label>
            {label}
          </span>,
          <svg key={`${key} bar`} focusable="false">
            <rect data-track width="100%" height="16" rx="2" />
            <rect data-bar data-tone={tone} width={`${width(value)}%`} height="16" rx="2" />
          </svg>,
          <span key={`${key} value`} data-value>
            {words}
          </span>,
        ])}
      </Rows>
    </Figure>
  );
}
