import { texts } from "@runko/domain/texts/texts";
import { Notice } from "../../components/feedback/notice.tsx";
import type { WholeDocument } from "../api/entities.ts";
import type { ScreenAction } from "../edit/offered-actions.ts";
import { AnswerButtons } from "./answer-buttons.tsx";
import { reasonOfChange } from "./date-changes.ts";

const words = texts.deliveryDates;

type DateNoticeProps = { document: WholeDocument; busy: boolean; onAction: (action: ScreenAction) => void };

/** What of the delivery date waits for an answer, with the answers that the reader may give. */
export function DateNotice({ document, busy, onAction }: DateNoticeProps) {
  const { documentType: type, allowedActions, eventState, dateUnanswered, dateChanges, heldReason } = document;
  const { proposedDeliveryDate } = document;
  if (eventState !== "CONFIRMED" && eventState !== "IN_DELIVERY") return null;
  const answers = (...actions: ScreenAction[]) => (
    <AnswerButtons document={document} actions={actions} busy={busy} onAction={onAction} />
  );
  const move = dateChanges.findLast(({ kind }) => kind === "supplierMoved" || kind === "delayed");
  const held = heldReason !== null && move && (
    <Notice severity="warning" title={words.held}>
      {reasonOfChange(move)}
      {proposedDeliveryDate === null && answers("reportJeopardy", "proposeDate")}
    </Notice>
  );
  if (proposedDeliveryDate !== null) {
    const proposal = dateChanges.findLast(({ kind }) => kind === "proposed");
    const { estimatedDeliveryDate: now } = document.document;
    return (
      <>
        {held}
        <Notice
          severity={allowedActions.includes("acceptProposedDate") ? "warning" : "info"}
          title={
            allowedActions.includes("proposeDate")
              ? words.waiting.theirs(proposedDeliveryDate)
              : words.waiting.mine(proposedDeliveryDate)
          }
        >
          {[now && words.waiting.now(now), proposal?.text].filter(Boolean).join(" ")}
          {answers("acceptProposedDate", "refuseProposedDate", "acceptDate")}
        </Notice>
      </>
    );
  }
  if (held) return held;
  if (!move || !dateUnanswered || !allowedActions.includes("acceptDate")) return null;
  return (
    <Notice severity="warning" title={words.moved.title(type)}>
      {words.moved.told({ from: move.from, to: move.to }, reasonOfChange(move))}
      {answers("acceptDate", "proposeDate")}
    </Notice>
  );
}
