import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { Section } from "../../components/layout/section.tsx";
import { StateChip } from "../../components/state-chip.tsx";
import { clockLook } from "../../look/clock-look.ts";
import { useMinute } from "../../screen/use-minute.ts";
import type { ToneName } from "../../theme/tones.ts";
import type { Clock } from "../api/entities.ts";
import { DueDate } from "../state/due-date.tsx";
import { clockReasons, clockTime } from "./clock-words.ts";

const words = texts.clocks;

const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  flexDirection: "column",
  gap: 14,
});
const Line = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" });
const Bar = styled("div")(({ theme }) => ({
  height: 6,
  margin: "6px 0 2px",
  borderRadius: 3,
  background: theme.colors.divider,
  overflow: "hidden",
}));
const Gone = styled("div", { shouldForwardProp: (prop) => prop !== "tone" })<{ tone: ToneName }>(({ theme, tone }) => ({
  height: "100%",
  background: theme.tones[tone].line,
}));
const Note = styled("p")(({ theme }) => ({
  margin: "12px 0 0",
  fontSize: "0.75rem",
  color: theme.colors.textSecondary,
}));
const Why = styled("details")({
  fontSize: "0.8125rem",
  "& summary": { cursor: "pointer", minHeight: 24 },
  "& ul": { margin: "2px 0 0", paddingInlineStart: 18 },
});

function ClockLine({ clock, now }: { clock: Clock; now: string }) {
  const { name, state, percentage, stoppedAt, dueAt } = clock;
  const { tone, Icon } = clockLook[state];
  return (
    <li>
      <Line>
        <strong>{words.names[name]}</strong>
        <StateChip tone={tone} icon={Icon} label={words.states[state]} />
        {stoppedAt === null && state !== "paused" && <DueDate when={dueAt} now={now} state={state} />}
      </Line>
      <Bar
        role="meter"
        aria-label={words.names[name]}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(percentage, 100)}
        aria-valuetext={words.gone(percentage)}
      >
        <Gone tone={tone} style={{ width: `${String(Math.min(percentage, 100))}%` }} />
      </Bar>
      <Why>
        <summary>{clockTime(clock)}</summary>
        <ul>
          {clockReasons(clock).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Why>
    </li>
  );
}

type ClocksSectionProps = { clocks: readonly Clock[]; slaClass: string | null; children: ReactNode };

/** What has to be done of a document by when, with why it is then, and what may be done about it. */
export function ClocksSection({ clocks, slaClass, children }: ClocksSectionProps) {
  const now = useMinute().toISOString();
  if (clocks.length === 0) return null;
  return (
    <Section title={words.title}>
      <List>
        {clocks.map((clock) => (
          <ClockLine key={clock.name} clock={clock} now={now} />
        ))}
      </List>
      {slaClass !== null && <Note>{words.slaClass(slaClass)}</Note>}
      {clocks.some(({ target }) => target !== null && !target.always) && <Note>{words.serviceDay}</Note>}
      {children}
    </Section>
  );
}
