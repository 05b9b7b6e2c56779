import { z } from "zod";
import type { IssueCode } from "./issue.ts";
import { isMoney } from "./money.ts";

/** Euros as a string with two decimals (D-7). */
export const moneySchema = z
  .string()
  .refine(isMoney, { error: "INVALID_MONEY" satisfies IssueCode })
  .meta({ examples: ["120.50"] });
