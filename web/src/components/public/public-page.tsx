import { styled, useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { isLoggedIn } from "../../api/usable-token.ts";
import { Languages } from "./languages.tsx";
import { Logo } from "../logo.tsx";

const Page = styled("div")(({ theme }) => ({
  minHeight: "100dvh",
  display: "flex",
  flexDirection: "column",
  background: theme.colors.surface,
}));

const Bar = styled("header")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: 64,
  padding: "8px 32px",
  "& a": { color: "inherit", padding: "6px 0", borderRadius: 4 },
  "& a:focus-visible": { outline: "2px solid currentColor", outlineOffset: 2 },
  [theme.breakpoints.down("sm")]: { padding: "8px 16px" },
}));

const Main = styled("main")(({ theme }) => ({
  flex: 1,
  width: "100%",
  maxWidth: 784,
  margin: "0 auto",
  padding: "40px 32px 56px",
  [theme.breakpoints.down("sm")]: { padding: "24px 16px 40px" },
}));

const Lead = styled("p")(({ theme }) => ({
  maxWidth: 640,
  margin: "12px 0 0",
  fontSize: "1.0625rem",
  lineHeight: 1.5,
  color: theme.colors.textSecondary,
}));

const Content = styled("div")({ marginTop: 28 });

const Foot = styled("footer")(({ theme }) => ({
  padding: "16px 32px",
  borderTop: `1px solid ${theme.colors.divider}`,
  "& ul": { display: "flex", flexWrap: "wrap", gap: "4px 24px", listStyle: "none", margin: 0, padding: 0 },
  "& a": { display: "inline-block", padding: "6px 0" },
  [theme.breakpoints.down("sm")]: { padding: "16px" },
}));

const words = texts.publicPages;

type PublicPageProps = { title: string; lead?: string; children: ReactNode };

/** A page to be read without a login: no menus, just the way in and, at the end, to the other pages of this kind. */
export function PublicPage({ title, lead, children }: PublicPageProps) {
  const { bar, onBar, mark } = useTheme().colors.areas.subscriber;
  return (
    <Page>
      <title>{texts.common.pageTitle(title)}</title>
      <Bar style={{ background: bar, color: onBar }}>
        <Logo mark={mark} text={onBar} />
        <Link to="/login">{isLoggedIn() ? words.toPortal : words.toLogin}</Link>
      </Bar>
      <Main>
        <Typography variant="h1" sx={{ fontSize: "1.75rem" }}>
          {title}
        </Typography>
        {lead !== undefined && <Lead>{lead}</Lead>}
        <Content>{children}</Content>
      </Main>
      <Foot>
        <ul>
          {words.links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <Languages />
      </Foot>
    </Page>
  );
}
