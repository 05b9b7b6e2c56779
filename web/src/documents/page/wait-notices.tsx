import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Notice } from "../../components/feedback/notice.tsx";
import type { Scope, WholeDocument } from "../api/entities.ts";
import type { ScreenAction } from "../edit/offered-actions.ts";

const words = texts.questions;

const answersToRequest = ["acceptRequest", "acceptWithCharge", "refuseRequest"] as const;
const answersToCharge = ["acceptCharge", "withdrawRequest"] as const;

/** What ends a wait, for the side that is waited for, where that is not the page's first button already. */
const endings: Partial<Record<WholeDocument["waits"][number]["why"], readonly ScreenAction[]>> = {
  question: ["answerQuestion"],
  cancelRequest: answersToRequest,
  amendRequest: answersToRequest,
  cancelCharge: answersToCharge,
  amendCharge: answersToCharge,
};

const Answers = styled("div")({ marginTop: 8, display: "flex", flexWrap: "wrap", gap: 8 });

type WaitNoticesProps = { scope: Scope; document: WholeDocument; onAction: (action: ScreenAction) => void };

/** Who waits for whom, since when and until when. */
export function WaitNotices({ scope, document, onAction }: WaitNoticesProps) {
  const { waits, allowedActions, documentType: type } = document;
  const own = scope.role === "SUBSCRIBER" ? "subscriber" : "supplier";
  const isOwn = scope.organizationId === (own === "subscriber" ? document.subscriberId : document.supplierId);
  return waits.map(({ for: side, why, since, by }) => {
    const mine = isOwn && side === own;
    const possible = mine ? (endings[why] ?? []).filter((action) => allowedActions.includes(action)) : [];
    const what = mine ? words.waits[why].mine : words.waits[why].theirs[side];
    return (
      <Notice key={`${side} ${why}`} severity={mine ? "warning" : "info"} title={what}>
        {[words.since(texts.formats.instant(since)), by !== null && words.by(texts.formats.date(by))]
          .filter(Boolean)
          .join(". ")}
        {possible.length > 0 && (
          <Answers data-screen-only>
            {possible.map((action) => (
              <Button key={action} size="small" variant="outlined" color="inherit" onClick={() => onAction(action)}>
                {texts.documents.actions[action](type)}
              </Button>
            ))}
          </Answers>
        )}
      </Notice>
    );
  });
}
