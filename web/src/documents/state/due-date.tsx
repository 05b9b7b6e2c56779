import { styled } from "@mui/material/styles";
import type { ClockState } from "@runko/domain/documents/clock-state";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { clockLook } from "../../look/clock-look.ts";
import { daysLeftWords, dueState, dueWords, exactWords } from "../../look/due-words.ts";
import type { ToneName } from "../../theme/tones.ts";

const Due = styled("span", { shouldForwardProp: (prop) => prop !== "tone" })<{ tone: ToneName }>(({ theme, tone }) => ({
  "& svg": { fontSize: 16, marginInlineEnd: 4, verticalAlign: "text-bottom" },
  // One line has no room for both; the word says what the icon does.
  "[data-density=compact] td & svg, td &[data-state=running] svg": { display: "none" },
  ...(tone === "red" || tone === "amber" ? { color: theme.tones[tone].text, fontWeight: 650 } : {}),
}));

type DueMarkProps = { state: ClockState; title?: string | undefined; children: ReactNode };

/** How something stands in time, by icon, word and colour. */
export function DueMark({ state, title, children }: DueMarkProps) {
  const { tone, Icon } = clockLook[state];
  return (
    <Due tone={tone} title={title} data-state={state}>
      <Icon aria-hidden />
      {children}
    </Due>
  );
}

type DueDateProps = {
  /** An instant, or a calendar date. */
  when: string;
  now: string;
  /** How its clock stands; without one the day says it. */
  state?: ClockState | undefined;
  /** Whether it says too how many days are left. */
  withDaysLeft?: boolean;
};

/** When something is due, everywhere: `5 pv myöhässä`, `huomenna`; the day and time to who points at it. */
export function DueDate({ when, now, state = dueState(when, now), withDaysLeft = false }: DueDateProps) {
  const left = withDaysLeft ? daysLeftWords(when, now) : undefined;
  return (
    <DueMark state={state} title={`${texts.clocks.states[state]}: ${exactWords(when)}`}>
      <time dateTime={when}>{dueWords(when, now)}</time>
      {left && `, ${left}`}
    </DueMark>
  );
}

/** The same in a column of days: the day itself, red when it is late, and by how much to who points at it or hears it. */
export function LateDay({ day, now }: { day: string; now: string }) {
  const said = dueWords(day, now);
  return (
    <Due tone="red" title={said}>
      <time dateTime={day}>{texts.formats.date(day)}</time>
      <VisuallyHidden>, {said}</VisuallyHidden>
    </Due>
  );
}
