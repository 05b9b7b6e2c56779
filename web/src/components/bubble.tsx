import { styled } from "@mui/material/styles";

/** A few words beside what they speak of, over everything else. */
export const Bubble = styled("span")(({ theme }) => ({
  position: "fixed",
  maxWidth: 320,
  padding: "6px 10px",
  borderRadius: theme.shape.borderRadius,
  background: theme.colors.text,
  color: theme.colors.background,
  fontSize: "0.8125rem",
  lineHeight: 1.4,
  boxShadow: theme.shadows[4],
  zIndex: theme.zIndex.tooltip,
  // Without colours of its own a box needs a line around it.
  "@media (forced-colors: active)": { border: "1px solid CanvasText" },
}));

const widest = 320;

export type BubblePlace = { left: number } & ({ top: number } | { bottom: number });

/** Under the anchor, or above it near the bottom; never outside the window. */
export function placeBy(anchor: DOMRect, gap = 6): BubblePlace {
  const left = Math.max(8, Math.min(anchor.left, innerWidth - widest - 8));
  const above = anchor.bottom + 120 > innerHeight;
  return above ? { left, bottom: innerHeight - anchor.top + gap } : { left, top: anchor.bottom + gap };
}
