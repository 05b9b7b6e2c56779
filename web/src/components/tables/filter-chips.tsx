import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { passFocusOn } from "../pass-focus-on.ts";

const List = styled("ul")(({ theme }) => ({
  // What chips say to screen readers alone is placed in the row too: out of it, it would make the whole page as wide.
  position: "relative",
  listStyle: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: 6,
  margin: 0,
  padding: 0,
  [theme.breakpoints.down("sm")]: { flexWrap: "nowrap", overflowX: "auto", margin: "0 -12px", padding: "2px 12px 4px" },
}));

/** Links that narrow a list, in a row above it; on a phone it is swept sideways. */
export const Chips = (props: ComponentProps<typeof List>) => <List ref={passFocusOn} {...props} />;

export const Chip = styled(Link)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  height: 32,
  padding: "0 12px",
  borderRadius: 16,
  border: `1px solid ${theme.colors.outline}`,
  color: "inherit",
  textDecoration: "none",
  whiteSpace: "nowrap",
  fontSize: "0.8125rem",
  "& svg": { fontSize: 16 },
  "&:hover": { background: theme.palette.action.hover },
  "&[aria-current]": {
    background: theme.colors.primary,
    borderColor: theme.colors.primary,
    color: theme.colors.onPrimary,
  },
  "@media (pointer: coarse)": { height: 44, borderRadius: 22 },
}));
