import { z } from "zod";
import type { IssueCode } from "./issue.ts";
import { isStorableText, textMaxLength } from "./text.ts";

/** Free text, trimmed, at most `max` characters; may be empty. */
export const textSchema = (max: number = textMaxLength) =>
  z
    .string()
    .trim()
    .max(max, { error: "TOO_LONG" satisfies IssueCode })
    .refine(isStorableText, { error: "INVALID_VALUE" satisfies IssueCode });

/** Text that must say something, trimmed, at most `max` characters. */
export const requiredTextSchema = (max: number = textMaxLength) =>
  textSchema(max).min(1, { error: "REQUIRED" satisfies IssueCode });
