import { styled, useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { Backdrop } from "./login-backdrop.tsx";

const Page = styled("main")(({ theme }) => ({
  minHeight: "100dvh",
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(400px, 4fr)",
  background: theme.colors.surface,
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr", gridTemplateRows: "auto 1fr" },
}));

const Side = styled("div")(({ theme }) => ({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  padding: 32,
  [theme.breakpoints.down("md")]: { alignContent: "start", padding: "32px 20px" },
}));

const Card = styled("div")({ width: "100%", maxWidth: 360, display: "grid", gap: 20 });

/** A page before the login: no menus, just the name of the house and a form. */
export function PublicFrame({ title, children }: { title: string; children: ReactNode }) {
  const { colors } = useTheme();
  return (
    <Page>
      <title>{texts.common.pageTitle(title)}</title>
      <Backdrop colors={colors.areas.subscriber} />
      <Side>
        <Card>
          <Typography variant="h1" sx={{ fontSize: "1.5rem" }}>
            {title}
          </Typography>
          {children}
        </Card>
      </Side>
    </Page>
  );
}
