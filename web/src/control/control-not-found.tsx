import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { CenteredMessage } from "../components/feedback/centered-message.tsx";

type ControlNotFoundProps = { title: string; help: string; to: string; toLabel: string };

/** In place of what is not there, or is not the reader's to see. */
export function ControlNotFound({ title, help, to, toLabel }: ControlNotFoundProps) {
  return (
    <CenteredMessage>
      <title>{texts.common.pageTitle(title)}</title>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary">{help}</Typography>
      <Button component={Link} to={to} variant="contained">
        {toLabel}
      </Button>
    </CenteredMessage>
  );
}
