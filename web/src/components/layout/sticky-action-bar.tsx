import { styled } from "@mui/material/styles";
import { useLayoutEffect, useRef, type ReactNode } from "react";

const Bar = styled("div")(({ theme }) => ({
  position: "sticky",
  bottom: 0,
  zIndex: theme.zIndex.appBar - 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 12px",
  margin: "16px -24px 0",
  padding: "10px 24px",
  background: theme.colors.surface,
  borderTop: `1px solid ${theme.colors.divider}`,
  // At the end of the page it reaches over the margin of the page's body.
  boxShadow: `0 32px 0 ${theme.colors.surface}`,
  [theme.breakpoints.down("sm")]: {
    margin: "12px -12px 0",
    padding: "8px 12px",
    "& > button": { flexGrow: 1 },
  },
}));

const Message = styled("div")(({ theme }) => ({
  flex: 1,
  minWidth: 160,
  [theme.breakpoints.down("sm")]: { flexBasis: "100%", "&:empty": { display: "none" } },
}));
const heightName = "--action-bar-height";

/** What can be done with the open form, always in sight. It lifts the snackbars above itself. */
export function StickyActionBar({ message, children }: { message?: ReactNode; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(heightName, `${bar.current?.offsetHeight ?? 0}px`);
    return () => {
      style.removeProperty(heightName);
    };
  }, []);
  return (
    <Bar ref={bar} data-screen-only data-action-bar>
      <Message>{message}</Message>
      {children}
    </Bar>
  );
}
