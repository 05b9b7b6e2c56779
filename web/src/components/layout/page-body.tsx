import { styled } from "@mui/material/styles";
import { roomForThreeColumns } from "../../screen/breakpoints.ts";

/** The margins of an ordinary page; a list that fills its page has its own. */
export const PageBody = styled("div")(({ theme }) => ({
  padding: "0 24px 32px",
  maxWidth: 1440,
  // What has a third column is as wide as that makes it.
  "&[data-three-columns]": { [`@media ${roomForThreeColumns}`]: { maxWidth: 1840 } },
  "&[data-full-width]": { maxWidth: "none" },
  [theme.breakpoints.down("sm")]: { padding: "0 12px 24px" },
  "@media print": { padding: 0 },
}));
