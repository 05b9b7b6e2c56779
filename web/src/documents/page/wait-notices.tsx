import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Notice } from "../../components/feedback/notice.tsx";
import type { Scope, WholeDocument } from "../api/entities.ts";
import type { ScreenAction } from "../edit/offered-actions.ts";

const words = texts.questions;

/** What ends a wait, for the side that is waited for, where that is not the page's first button already. */
const endings: Partial<Record<WholeDocument["waits"][number]["why"], ScreenAction>> = { question: "answerQuestion" };

const Answer = styled("div")({ marginTop: 8 });

type WaitNoticesProps = { scope: Scope; document: WholeDocument; onAction: (action: ScreenAction) => void };

/** Who waits for whom, since when and until when. */
export function WaitNotices({ scope, document, onAction }: WaitNoticesProps) {
  const { waits, allowedActions, documentType: type } = document;
  const own = scope.role === "SUBSCRIBER" ? "subscriber" : "supplier";
  const isOwn = scope.organizationId === (own === "subscriber" ? document.subscriberId : document.supplierId);
  return waits.map(({ for: side, why, since, by }) => {
    const mine = isOwn && side === own;
    const ending = mine ? endings[why] : undefined;
    const what = mine ? words.waits[why].mine : words.waits[why].theirs[side];
    return (
      <Notice key={`${side} ${why}`} severity={mine ? "warning" : "info"} title={what}>
        {[words.since(texts.formats.instant(since)), by !== null && words.by(texts.formats.date(by))]
          .filter(Boolean)
          .join(". ")}
        {ending && allowedActions.includes(ending) && (
          <Answer data-screen-only>
            <Button size="small" variant="outlined" color="inherit" onClick={() => onAction(ending)}>
              {texts.documents.actions[ending](type)}
            </Button>
          </Answer>
        )}
      </Notice>
    );
  });
}
