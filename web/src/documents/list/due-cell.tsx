import { texts } from "@runko/domain/texts/texts";
import { dateOfInstant } from "@runko/domain/values/instant";
import type { DocumentRow } from "../api/entities.ts";
import { DueDate, DueMark } from "../state/due-date.tsx";

const words = texts.clocks;

type DueCellProps = {
  row: Pick<DocumentRow, "clockState" | "dueAt" | "clockPausedAt">;
  now: string;
  /** Where there is room: how many days are left, since when it stands. */
  inFull?: boolean;
};

/** By when a document's supplier has to do what is next, or how that went. */
export function DueCell({ row, now, inFull = false }: DueCellProps) {
  const { clockState: state, clockPausedAt, dueAt } = row;
  if (state === null) return null;
  if (state === "paused" && clockPausedAt !== null) {
    const since = words.standsSince(texts.formats.date(dateOfInstant(clockPausedAt)));
    return (
      <DueMark state={state} title={since}>
        {inFull ? since : words.states.paused}
      </DueMark>
    );
  }
  // A list that was fetched a while ago may hold what has become late since.
  if (dueAt !== null)
    return <DueDate when={dueAt} now={now} state={dueAt < now ? "late" : state} withDaysLeft={inFull} />;
  return <DueMark state={state}>{words.states[state]}</DueMark>;
}
