import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { ToneName } from "../../theme/tones.ts";

export type TimelineItem = {
  id: string;
  when: string;
  title: ReactNode;
  by?: string | undefined;
  body?: ReactNode;
  tone?: ToneName;
};

const Line = styled("ol")({ listStyle: "none", margin: 0, padding: 0 });

const Point = styled("li", { shouldForwardProp: (prop) => prop !== "tone" })<{ tone: ToneName }>(({ theme, tone }) => ({
  position: "relative",
  padding: "0 0 14px 22px",
  "&:last-child": { paddingBottom: 0 },
  "&::before": {
    content: '""',
    position: "absolute",
    left: 2,
    top: 5,
    width: 10,
    height: 10,
    borderRadius: "50%",
    background: theme.tones[tone].line,
  },
  "&:not(:last-child)::after": {
    content: '""',
    position: "absolute",
    left: 6,
    top: 19,
    bottom: -3,
    borderLeft: `2px solid ${theme.colors.divider}`,
  },
}));

const Side = styled("div")(({ theme }) => ({ fontSize: "0.75rem", color: theme.colors.textSecondary }));
const Body = styled("div")({ fontSize: "0.8125rem", whiteSpace: "pre-line" });

/** What happened, newest where the caller puts it. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  return (
    <Line aria-label={label}>
      {items.map(({ id, when, title, by, body, tone = "grey" }) => (
        <Point key={id} tone={tone}>
          <div>{title}</div>
          <Side>{by ? `${when} · ${by}` : when}</Side>
          {body && <Body>{body}</Body>}
        </Point>
      ))}
    </Line>
  );
}
