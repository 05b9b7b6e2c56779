import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { ApiProblem, problemText } from "../../api/api-problem.ts";
import { Notice } from "../../components/feedback/notice.tsx";

const words = texts.documentForm;

type SendFailureProps = { error: unknown; listPath: string; onSendAsNew: () => void };

/** Why a document was not sent, when it is not about its fields. */
export function SendFailure({ error, listPath, onSendAsNew }: SendFailureProps) {
  if (error instanceof ApiProblem && error.code === "IDEMPOTENCY_KEY_REUSED")
    return (
      <Notice
        severity="warning"
        title={words.sendFailed}
        live
        action={
          <>
            <Button component={Link} to={listPath} size="small">
              {words.toList}
            </Button>
            <Button size="small" onClick={onSendAsNew}>
              {words.sendAsNew}
            </Button>
          </>
        }
      >
        {words.alreadySent}
      </Notice>
    );
  return (
    <Notice severity="error" title={words.sendFailed} live>
      {problemText(error)}. {words.sendFailedKept}
    </Notice>
  );
}
