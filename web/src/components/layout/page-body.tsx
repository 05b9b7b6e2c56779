import { styled } from "@mui/material/styles";
import { roomForThreeColumns } from "../../screen/breakpoints.ts";
import { topBarHeight } from "../../screen/sizes.ts";

/** The margins of an ordinary page; a list that fills its page has its own. */
export const PageBody = styled("div")(({ theme }) => ({
  padding: "0 24px 32px",
  maxWidth: 1440,
  // What has a third column, or rows of several, is as wide as that makes it.
  "&[data-three-columns], &[data-work]": { [`@media ${roomForThreeColumns}`]: { maxWidth: 1840 } },
  "&[data-full-width]": { maxWidth: "none" },
  [theme.breakpoints.down("sm")]: { padding: "0 12px 24px" },
  // What can be done with a short form stands at the end of the window, not in the midst of it.
  "@media screen": {
    "&:has(> form > [data-action-bar])": {
      display: "flex",
      flexDirection: "column",
      minHeight: `calc(100dvh - ${topBarHeight}px)`,
      "& > form": { flex: 1, display: "flex", flexDirection: "column", gap: 16 },
      "& > form > [data-action-bar]": { marginTop: "auto" },
    },
  },
  "@media print": { padding: 0 },
}));
