import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { Notice } from "./notice.tsx";

/** Beside an input: what it needs could not be fetched, and the way to try again. */
export function FetchFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Notice
      severity="warning"
      live
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          {texts.common.tryAgain}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
