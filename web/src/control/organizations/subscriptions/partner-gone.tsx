import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { ApiProblem } from "../../../api/api-problem.ts";
import { CenteredMessage } from "../../../components/feedback/centered-message.tsx";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";

type PartnerGoneProps = { error: unknown; onRetry: () => void; to: string; toLabel: string };

/** In place of a supplier or subscriber that has not come, or is not there. */
export function PartnerGone({ error, onRetry, to, toLabel }: PartnerGoneProps) {
  if (!error) return <SkeletonBlock lines={10} />;
  const missing = error instanceof ApiProblem && (error.status === 404 || error.status === 400);
  if (!missing) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <CenteredMessage>
      <p>{texts.controlSubscriptions.notFound}</p>
      <Button component={Link} to={to} variant="contained">
        {toLabel}
      </Button>
    </CenteredMessage>
  );
}
