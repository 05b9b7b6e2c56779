import Button from "@mui/material/Button";
import { delayToPassOn } from "@runko/domain/documents/pass-delay";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { formatEventId } from "@runko/domain/values/event-number";
import { useState } from "react";
import { Notice } from "../../components/feedback/notice.tsx";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { usePerform } from "../api/use-perform.ts";

const words = texts.deliveryDates.pass;

type PassDelayNoticeProps = {
  organizationId: Scope["organizationId"];
  forward: WholeDocument;
  original: WholeDocument;
};

const datesOf = ({ dateChanges, document: { estimatedDeliveryDate = null } }: WholeDocument) => ({
  dateChanges,
  estimatedDeliveryDate,
});

/** Tells the subscriber of the original of its forward's delay with one press, in words of the portal's own. */
export default function PassDelayNotice({ organizationId, forward, original }: PassDelayNoticeProps) {
  const { perform, performing } = usePerform({ organizationId, role: "SUPPLIER" }, original);
  const [today] = useState(() => todayInHelsinki(new Date()));
  const passed = original.allowedActions.includes("reportJeopardy")
    ? delayToPassOn(datesOf(forward), datesOf(original), today)
    : undefined;
  if (!passed) return null;
  const reason = texts.enumerations.delayReason[passed.delayReason];
  const change = { action: "reportJeopardy", ...passed, text: words.words(reason) } as const;
  return (
    <Notice severity="warning" title={words.title(formatEventId(forward.id))}>
      {words.told(passed.date ?? null, reason)}
      <div data-screen-only style={{ marginTop: 8 }}>
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          disabled={performing}
          onClick={() => perform({ change, version: original.version })}
        >
          {words.button}
        </Button>
      </div>
    </Notice>
  );
}
