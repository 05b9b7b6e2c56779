import { styled, useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { Languages } from "./languages.tsx";
import { Backdrop } from "./public-backdrop.tsx";

const Page = styled("main")(({ theme }) => ({
  minHeight: "100dvh",
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(400px, 4fr)",
  background: theme.colors.surface,
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr", gridTemplateRows: "auto 1fr" },
}));

const Side = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateRows: "1fr auto",
  alignItems: "center",
  justifyItems: "center",
  gap: 32,
  padding: 32,
  [theme.breakpoints.down("md")]: { gridTemplateRows: "auto auto", alignContent: "start", padding: "32px 20px" },
}));

const Card = styled("div")({ width: "100%", maxWidth: 360, display: "grid", gap: 20 });

// As high as what comes later, so that nothing moves when it comes.
const Below = styled("div")({ width: "100%", maxWidth: 360, minHeight: 176 });

type PublicFrameProps = {
  title: string;
  /** Stands under the form, and may come later. */
  below?: ReactNode;
  children: ReactNode;
};

/** A page before the login: no menus, just the name of the house and a form. */
export function PublicFrame({ title, below, children }: PublicFrameProps) {
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
          <Languages />
        </Card>
        {below !== undefined && <Below>{below}</Below>}
      </Side>
    </Page>
  );
}
