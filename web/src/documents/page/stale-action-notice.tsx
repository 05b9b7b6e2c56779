import Button from "@mui/material/Button";
import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { texts } from "@runko/domain/texts/texts";
import { Notice } from "../../components/feedback/notice.tsx";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { StaleChanges } from "../edit/stale-changes.tsx";

const words = texts.documentPage.stale;

type StaleActionNoticeProps = {
  scope: Scope;
  action: DocumentAction;
  base: WholeDocument;
  latest: WholeDocument;
  onTakeUp: () => void;
};

/** What changed in a document while an action on it was asked about; what was typed there stays (R7). */
export function StaleActionNotice({ scope, action, base, latest, onTakeUp }: StaleActionNoticeProps) {
  return (
    <Notice severity="warning" title={words.title} live>
      <StaleChanges scope={scope} base={base} latest={latest} naming={latest.names} />
      {latest.allowedActions.includes(action) ? (
        <Button variant="outlined" size="small" color="inherit" onClick={onTakeUp}>
          {words.takeUp}
        </Button>
      ) : (
        words.actionImpossible
      )}
    </Notice>
  );
}
