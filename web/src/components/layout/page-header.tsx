import ArrowBack from "@mui/icons-material/ArrowBack";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useRef, type ReactNode } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import { focusHeading } from "../../screen/heading-focus.ts";

const Frame = styled("header")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  padding: "12px 0",
  minHeight: 60,
});

const Titles = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  // Rather than be squeezed to letters by the actions, the title stands above them.
  flex: "1 1 140px",
  "&, & > *": { maxWidth: "100%" },
});
const Actions = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, marginInlineStart: "auto" });

type PageHeaderProps = {
  title: string;
  back?: { to: string; label: string };
  /** Stands beside the title: states, numbers. */
  chips?: ReactNode;
  actions?: ReactNode;
  /** False where the first field of the page takes the focus instead. */
  takesFocus?: boolean;
};

/** The heading of a page, which also names the browser's tab. */
export function PageHeader({ title, back, chips, actions, takesFocus = true }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (takesFocus) focusHeading(heading.current);
  }, [pathname, takesFocus]);

  return (
    <Frame>
      <title>{texts.common.pageTitle(title)}</title>
      <Titles>
        {back && (
          <Link component={RouterLink} to={back.to} data-screen-only sx={{ display: "inline-flex", gap: 1, py: 1 }}>
            <ArrowBack fontSize="small" aria-hidden />
            {back.label}
          </Link>
        )}
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          {title}
        </Typography>
        {chips}
      </Titles>
      {actions && <Actions data-screen-only>{actions}</Actions>}
    </Frame>
  );
}
