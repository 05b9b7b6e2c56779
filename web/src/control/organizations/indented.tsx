import { styled } from "@mui/material/styles";

const deepest = 6;

/** A name as far in as the organization stands below others. */
export const Indented = styled("span", { shouldForwardProp: (prop) => prop !== "depth" })<{ depth: number }>(
  ({ depth }) => ({ paddingInlineStart: Math.min(depth, deepest) * 20 }),
);
