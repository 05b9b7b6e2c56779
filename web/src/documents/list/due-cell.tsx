import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { daysLeftWords, dueWords } from "../../look/due-words.ts";
import { clockLook } from "../../look/clock-look.ts";
import type { ToneName } from "../../theme/tones.ts";
import { dateOfInstant } from "@runko/domain/values/instant";
import type { DocumentRow } from "../api/entities.ts";

const words = texts.clocks;

const Due = styled("span", { shouldForwardProp: (prop) => prop !== "tone" })<{ tone: ToneName }>(({ theme, tone }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  maxWidth: "100%",
  "& svg": { flex: "none", fontSize: 16 },
  "& > span": { overflow: "hidden", textOverflow: "ellipsis" },
  ...(tone === "red" || tone === "amber" ? { color: theme.tones[tone].text, fontWeight: 650 } : {}),
}));

type Clocked = Pick<DocumentRow, "clockState" | "dueAt" | "clockPausedAt">;

function textOf({ clockState, dueAt, clockPausedAt }: Clocked, now: string): string | undefined {
  if (clockState === null) return undefined;
  if (clockState === "paused" && clockPausedAt !== null)
    return words.standsSince(texts.formats.date(dateOfInstant(clockPausedAt)));
  return dueAt === null ? words.states[clockState] : dueWords(dueAt, now);
}

type DueCellProps = {
  row: Clocked;
  now: string;
  /** Whether it says too how many days are left. */
  withDaysLeft?: boolean;
};

/** By when a document's supplier has to do what is next, by icon, word and colour. */
export function DueCell({ row, now, withDaysLeft = false }: DueCellProps) {
  const { dueAt } = row;
  const left = withDaysLeft && dueAt !== null && row.clockState !== "paused" ? daysLeftWords(dueAt, now) : undefined;
  const text = [textOf(row, now), left].filter(Boolean).join(", ") || undefined;
  const state = dueAt !== null && dueAt < now ? "late" : row.clockState;
  if (state === null || text === undefined) return null;
  const { tone, Icon } = clockLook[state];
  const exact = dueAt === null ? words.states[state] : `${words.states[state]}: ${texts.formats.instant(dueAt)}`;
  return (
    <Due tone={tone} title={exact}>
      <Icon aria-hidden />
      <span>{text}</span>
    </Due>
  );
}
