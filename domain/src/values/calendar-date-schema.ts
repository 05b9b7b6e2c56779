import { z } from "zod";
import { isCalendarDate } from "./calendar-date.ts";
import type { IssueCode } from "./issue.ts";

/** A calendar date `YYYY-MM-DD` (D-6). */
export const calendarDateSchema = z
  .string()
  .refine(isCalendarDate, { error: "INVALID_DATE" satisfies IssueCode })
  .meta({ format: "date" });
