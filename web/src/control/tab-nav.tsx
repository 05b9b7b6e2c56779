import { styled } from "@mui/material/styles";
import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router";
import { scrollShade } from "../theme/scroll-shade.ts";

const Bar = styled("nav")(({ theme }) => ({
  display: "flex",
  gap: "0 4px",
  // One row, which is pushed aside where it is longer than the window.
  overflow: "auto hidden",
  ...scrollShade(theme, theme.palette.background.default),
  marginBottom: 16,
  borderBottom: `1px solid ${theme.colors.divider}`,
  "&:has(+ nav)": { marginBottom: 0 },
  "&[data-below]": { borderBottom: 0, padding: "4px 0" },
}));

const TabLink = styled(Link)(({ theme }) => ({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  gap: 6,
  minHeight: 44,
  padding: "0 12px",
  whiteSpace: "nowrap",
  color: theme.colors.textSecondary,
  fontWeight: 600,
  textDecoration: "none",
  borderBottom: "3px solid transparent",
  "&:hover": { color: theme.palette.text.primary, background: theme.palette.action.hover },
  "&[aria-current]": { color: theme.palette.text.primary, borderBottomColor: theme.colors.primary },
  "[data-below] > &": {
    minHeight: 36,
    border: 0,
    borderRadius: theme.shape.borderRadius,
    fontWeight: 500,
  },
  "[data-below] > &[aria-current]": { background: theme.palette.action.selected, fontWeight: 600 },
  "&:focus-visible": { outlineOffset: -2 },
}));

type TabNavProps<Tab extends string> = {
  label: string;
  /** `badge` is read out after the label. */
  tabs: readonly { tab: Tab; label: string; to: string; badge?: ReactNode }[];
  current: Tab;
  /** Whether the current one leads to this very page, or is the group that it is of. */
  currentIs?: "page" | "group";
  /** The pages of the group above. */
  below?: boolean;
};

/** The ways to the pages of one subject, each with an address of its own. */
export function TabNav<Tab extends string>({
  label,
  tabs,
  current,
  currentIs = "page",
  below = false,
}: TabNavProps<Tab>) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (bar.current && shown) bar.current.scrollLeft = shown.offsetLeft - bar.current.offsetLeft - 24;
  }, [current]);
  return (
    <Bar ref={bar} aria-label={label} data-screen-only data-below={below || undefined}>
      {tabs.map(({ tab, label: name, to, badge }) => (
        <TabLink
          key={tab}
          to={to}
          aria-current={tab === current ? (currentIs === "page" ? "page" : "true") : undefined}
        >
          {name}
          {badge}
        </TabLink>
      ))}
    </Bar>
  );
}
