import { instantInHelsinki, parseTimeInput } from "@runko/domain/values/instant";
import { parseDateInput } from "@runko/domain/values/parse-date-input";

/** Reads `5.3.2026 klo 14.07`, the word left out if wished, as the instant in Helsinki; null when it is none. */
export function readDateTime(text: string, today: string): string | null {
  const match = /^(.+?)\s+(?:klo\s+)?(\S+)$/i.exec(text.trim());
  const date = match && parseDateInput(match[1] ?? "", today, { prefer: "past" });
  const time = match && parseTimeInput(match[2] ?? "");
  return date && time ? instantInHelsinki(date, time) : null;
}
