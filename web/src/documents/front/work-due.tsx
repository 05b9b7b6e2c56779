import type { QueueName } from "@runko/domain/documents/work-queues";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { DocumentRow } from "../api/entities.ts";
import { DueCell } from "../list/due-cell.tsx";
import { dueTexts } from "./due-texts.ts";

const byText: Partial<Record<QueueName, keyof typeof dueTexts>> = {
  expiringOffers: "valid",
  movedDates: "estimated",
  proposedDates: "proposed",
  answered: "changed",
};

/** What the document waits for its reader to do. */
function waitText({ waits }: DocumentRow, role: PathRole): string | undefined {
  const side = role === "SUBSCRIBER" ? "subscriber" : "supplier";
  const why = waits.find((wait) => wait.for === side)?.why;
  return why && texts.questions.waits[why].mine;
}

type WorkDueProps = { row: DocumentRow; role: PathRole; queue: QueueName; now: Date };

/** Why a document is in its queue: when it is due, or what it waits for and since when. */
export function WorkDue({ row, role, queue, now }: WorkDueProps) {
  if (queue === "waitingForUs")
    return (
      <>
        {waitText(row, role)}
        {row.waitingSince !== null && `, ${dueTexts.waiting(row)}`}
      </>
    );
  const text = byText[queue];
  if (text) return dueTexts[text](row, todayInHelsinki(now));
  if (row.dueAt !== null) return <DueCell row={row} now={now.toISOString()} />;
  return row.eventState === "CANCELLED" ? dueTexts.changed(row) : dueTexts.reported(row);
}
