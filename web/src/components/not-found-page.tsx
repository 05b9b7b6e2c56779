import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTheme } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Link, useLocation } from "react-router";
import { CenteredMessage } from "./feedback/centered-message.tsx";
import { Logo } from "./logo.tsx";

const missingPath = (state: unknown) =>
  typeof state === "object" && state !== null && "path" in state && typeof state.path === "string"
    ? state.path
    : undefined;

/** Nothing stands at the address; which one it was, and the way to the front page. */
export function NotFoundPage() {
  const { colors } = useTheme();
  const path = missingPath(useLocation().state);
  return (
    <main>
      <title>{texts.common.pageTitle(texts.common.notFoundTitle)}</title>
      <CenteredMessage sx={{ minHeight: "80dvh" }}>
        <Logo mark={colors.accent} text={colors.primary} />
        <Typography variant="h1">{texts.common.notFoundTitle}</Typography>
        <Typography color="textSecondary">
          {texts.common.notFoundText}
          {path && (
            <>
              <br />
              {path}
            </>
          )}
        </Typography>
        <Button component={Link} to="/" variant="contained">
          {texts.common.toFront}
        </Button>
      </CenteredMessage>
    </main>
  );
}
