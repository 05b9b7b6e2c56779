import Refresh from "@mui/icons-material/Refresh";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { problemText, requestIdOf } from "../../api/api-problem.ts";
import { CenteredMessage } from "./centered-message.tsx";
import { SeverityIcon } from "./severity-icon.tsx";

/** In place of what could not be fetched: why, the request id for support, and the way to try again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const requestId = requestIdOf(error);
  return (
    <CenteredMessage role="alert">
      <SeverityIcon severity="error" />
      <Typography>{problemText(error)}</Typography>
      {requestId && (
        <Typography variant="caption" color="textSecondary">
          {texts.common.requestId(requestId)}
        </Typography>
      )}
      <Button variant="outlined" startIcon={<Refresh />} onClick={onRetry}>
        {texts.common.tryAgain}
      </Button>
    </CenteredMessage>
  );
}
