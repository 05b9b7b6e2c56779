import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Notice } from "./notice.tsx";

const Frame = styled("div")({ marginTop: 6 });

/** Under an input: what it needs could not be fetched, and the way to try again. */
export function FetchFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Frame>
      <Notice severity="warning" live>
        <div>{text}</div>
        <Button size="small" color="inherit" onClick={onRetry} sx={{ ml: -1 }}>
          {texts.common.tryAgain}
        </Button>
      </Notice>
    </Frame>
  );
}
