import { instantInHelsinki, parseTimeInput } from "@runko/domain/values/instant";
import { parseDateInput } from "@runko/domain/values/parse-date-input";

/** Reads `5.3.2026 klo 14.07`, `kl. 14.07` or `14:07` as each language writes it, as the instant in Helsinki; null when it is none. */
export function readDateTime(text: string, today: string, prefer: "past" | "future" = "past"): string | null {
  const match = /^(.+?)\s+(?:(?:klo|kl\.?|at)\s+)?(\S+)$/i.exec(text.trim());
  const date = match && parseDateInput(match[1] ?? "", today, { prefer });
  const time = match && parseTimeInput(match[2] ?? "");
  return date && time ? instantInHelsinki(date, time) : null;
}
