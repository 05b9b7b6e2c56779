import type { QueueName } from "@runko/domain/documents/work-queues";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import type { DocumentRow } from "../api/entities.ts";
import { DueCell } from "../list/due-cell.tsx";
import { isNear } from "../../look/due-words.ts";
import { DueDate } from "../state/due-date.tsx";
import { dueTexts, queueDays } from "./due-texts.ts";

const dayOfQueue: Partial<Record<QueueName, keyof typeof queueDays>> = {
  expiringOffers: "valid",
  movedDates: "estimated",
  proposedDates: "proposed",
};

/** A day of a document in words, and how soon it is when it is near. */
function QueueDay({ row, name, now }: { row: DocumentRow; name: keyof typeof queueDays; now: string }) {
  const { dayOf, say } = queueDays[name];
  const day = dayOf(row);
  if (!day) return null;
  return (
    <>
      {say(texts.formats.date(day))} {isNear(day, now) && <DueDate when={day} now={now} />}
    </>
  );
}

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
        <div>{waitText(row, role)}</div>
        {row.waitingSince !== null && <div>{dueTexts.waiting(row)}</div>}
      </>
    );
  const day = dayOfQueue[queue];
  if (day) return <QueueDay row={row} name={day} now={now.toISOString()} />;
  if (queue === "answered") return dueTexts.changed(row);
  if (row.dueAt !== null) return <DueCell row={row} now={now.toISOString()} />;
  return row.eventState === "CANCELLED" ? dueTexts.changed(row) : dueTexts.reported(row);
}
