import ArrowBack from "@mui/icons-material/ArrowBack";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useRef, type ReactNode } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import { phoneScreen } from "../../screen/breakpoints.ts";
import { focusHeading } from "../../screen/heading-focus.ts";
import { useMedia } from "../../screen/use-media.ts";

const Frame = styled("header")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  padding: "12px 0",
  minHeight: 60,
  [theme.breakpoints.down("sm")]: { columnGap: 8 },
}));

const Titles = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  // Rather than be squeezed to letters by the actions, the title stands above them.
  flex: "1 1 140px",
  "&:has(+ [data-filter])": { flex: "0 1 auto" },
  "&, & > *": { maxWidth: "100%" },
  [theme.breakpoints.down("sm")]: { flexBasis: 100 },
}));
/** A line of its own, so that nothing beside it moves what the page is and what can be done with it. */
const Above = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 16px",
  flexBasis: "100%",
  minHeight: 28,
  marginBottom: -4,
  fontSize: "0.8125rem",
  "& a": { display: "inline-flex", alignItems: "center", minHeight: 24 },
});
const Filter = styled("div")(({ theme }) => ({
  flex: "1 1 130px",
  maxWidth: 320,
  marginInlineStart: "auto",
  "& + div": { marginInlineStart: 0 },
  [theme.breakpoints.down("sm")]: { flexBasis: "100%", maxWidth: "none" },
}));
const Actions = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginInlineStart: "auto",
  // Between the drawer and the edge of a usual window there is little room.
  "@media (min-width: 1264px) and (max-width: 1439.95px)": { "& .MuiButton-root": { paddingInline: 10 } },
  // Several beside each other on a phone, in any language.
  [theme.breakpoints.down("sm")]: {
    gap: "4px 8px",
    "& .MuiButton-root": { minWidth: 40 },
    "& .MuiButton-text": { padding: "6px", fontSize: "0.8125rem" },
  },
}));

type PageHeaderProps = {
  title: string;
  back?: { to: string; label: string };
  /** Stands over the title, after the way back. */
  above?: ReactNode;
  /** Stands beside the title: states, numbers. */
  chips?: ReactNode;
  /** What narrows the list below, as wide as title and actions leave it. */
  filter?: ReactNode;
  actions?: ReactNode;
  /** False where the first field of the page takes the focus instead. */
  takesFocus?: boolean;
};

/** The heading of a page, which also names the browser's tab. */
export function PageHeader({ title, back, above, chips, filter, actions, takesFocus = true }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const isPhone = useMedia(phoneScreen);
  useEffect(() => {
    if (takesFocus) focusHeading(heading.current);
  }, [pathname, takesFocus]);

  const wayBack = back && (
    <Link
      component={RouterLink}
      to={back.to}
      data-screen-only
      sx={{ display: "inline-flex", gap: 1, py: above ? 0.5 : 1 }}
    >
      <ArrowBack fontSize="small" aria-hidden />
      {back.label}
    </Link>
  );
  const narrowing = filter && (
    <Filter key="filter" data-screen-only data-filter>
      {filter}
    </Filter>
  );
  const acting = actions && (
    <Actions key="actions" data-screen-only>
      {actions}
    </Actions>
  );
  return (
    <Frame>
      <title>{texts.common.pageTitle(title)}</title>
      {above && (
        <Above>
          {wayBack}
          {above}
        </Above>
      )}
      <Titles>
        {!above && wayBack}
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          {title}
        </Typography>
        {chips}
      </Titles>
      {isPhone ? [acting, narrowing] : [narrowing, acting]}
    </Frame>
  );
}
