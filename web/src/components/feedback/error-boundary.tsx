import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { Component, type ReactNode } from "react";
import { requestIdOf } from "../../api/api-problem.ts";
import { logError } from "../../log.ts";
import { CenteredMessage } from "./centered-message.tsx";

type Props = {
  /** A change of this, such as the path, gives the content another try. */
  resetKey?: string;
  children: ReactNode;
};
type State = { error: unknown; failed: boolean };

/** A part of the app that could not be loaded is not asked for again until the page is loaded anew. */
const isMissingPart = (error: unknown) => error instanceof TypeError && /module/i.test(error.message);

const fine: State = { error: undefined, failed: false };

/** Stands in for a page that broke: in Finnish, with a way out, while the rest of the app goes on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = fine;

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown): void {
    logError("A page broke.", error);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState(fine);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const tryAgain = () => (isMissingPart(this.state.error) ? location.reload() : this.setState(fine));
    const requestId = requestIdOf(this.state.error);
    return (
      <CenteredMessage role="alert">
        <Typography variant="h1">{texts.common.pageFailed}</Typography>
        <Typography>{texts.common.pageFailedHelp}</Typography>
        {requestId && <Typography variant="caption">{texts.common.requestId(requestId)}</Typography>}
        <div>
          <Button variant="contained" onClick={tryAgain}>
            {texts.common.tryAgain}
          </Button>{" "}
          <Button variant="outlined" onClick={() => location.reload()}>
            {texts.common.reload}
          </Button>
        </div>
      </CenteredMessage>
    );
  }
}
