import { z } from "zod";
import { isEmail, userNameMaxLength } from "./email.ts";
import type { IssueCode } from "./issue.ts";

/** A required e-mail address. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, { error: "REQUIRED" satisfies IssueCode })
  .refine((text) => text === "" || isEmail(text), { error: "INVALID_EMAIL" satisfies IssueCode })
  .meta({ format: "email" });

/** A required e-mail address that is a user name (D-24b). */
export const userNameSchema = emailSchema.max(userNameMaxLength, { error: "EMAIL_TOO_LONG" satisfies IssueCode });
