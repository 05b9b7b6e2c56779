import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { topBarHeight } from "../../screen/sizes.ts";

const Frame = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  height: `calc(100dvh - ${topBarHeight}px)`,
  minHeight: 420,
  padding: "0 24px",
  [theme.breakpoints.down("sm")]: { height: "auto", padding: "0 12px" },
  "@media print": { height: "auto", padding: 0 },
}));

const Middle = styled("div")({ flex: 1, minHeight: 0, display: "flex", flexDirection: "column", gap: 8 });
const Foot = styled("div")({ padding: "4px 0" });

type ListLayoutProps = { header: ReactNode; toolbar?: ReactNode; footer?: ReactNode; children: ReactNode };

/** A page that a table fills: heading, filters, the table that scrolls by itself, and the pages under it. */
export function ListLayout({ header, toolbar, footer, children }: ListLayoutProps) {
  return (
    <Frame data-wide-page>
      {header}
      {toolbar}
      <Middle>{children}</Middle>
      {footer && <Foot>{footer}</Foot>}
    </Frame>
  );
}
