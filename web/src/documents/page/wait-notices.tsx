import { texts } from "@runko/domain/texts/texts";
import { Notice } from "../../components/feedback/notice.tsx";
import type { Scope, WholeDocument } from "../api/entities.ts";
import type { ScreenAction } from "../edit/offered-actions.ts";
import { AnswerButtons } from "./answer-buttons.tsx";

type Why = WholeDocument["waits"][number]["why"];
const words = texts.questions;

const answersToRequest = ["acceptRequest", "acceptWithCharge", "refuseRequest"] as const;
const answersToCharge = ["acceptCharge", "withdrawRequest"] as const;

/** What ends a wait, for the side that is waited for, where that is not the page's first button already. */
const endings: Partial<Record<Why, readonly ScreenAction[]>> = {
  question: ["answerQuestion"],
  cancelRequest: answersToRequest,
  amendRequest: answersToRequest,
  cancelCharge: answersToCharge,
  amendCharge: answersToCharge,
  repair: ["acceptRepair", "reopenFault"],
};

type WaitNoticesProps = {
  scope: Scope;
  document: WholeDocument;
  busy: boolean;
  onAction: (action: ScreenAction) => void;
};

const until = (why: Why, day: string): string => (why === "repair" ? words.untilRepair(day) : words.by(day));

/** Who waits for whom, since when and until when. */
export function WaitNotices({ scope, document, busy, onAction }: WaitNoticesProps) {
  const { waits } = document;
  const own = scope.role === "SUBSCRIBER" ? "subscriber" : "supplier";
  const isOwn = scope.organizationId === (own === "subscriber" ? document.subscriberId : document.supplierId);
  return waits.map(({ for: side, why, since, by }) => {
    const mine = isOwn && side === own;
    const what = mine ? words.waits[why].mine : words.waits[why].theirs[side];
    return (
      <Notice key={`${side} ${why}`} severity={mine ? "warning" : "info"} title={what}>
        {[words.since(texts.formats.instant(since)), by !== null && until(why, texts.formats.date(by))]
          .filter(Boolean)
          .join(". ")}
        {mine && <AnswerButtons document={document} actions={endings[why] ?? []} busy={busy} onAction={onAction} />}
      </Notice>
    );
  });
}
