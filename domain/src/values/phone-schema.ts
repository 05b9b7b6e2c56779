import { z } from "zod";
import type { IssueCode } from "./issue.ts";
import { isLoosePhone, isPhone } from "./phone.ts";
import { plainSpaces } from "./plain-spaces.ts";

const phoneText = z
  .string()
  .overwrite(plainSpaces)
  .min(1, { error: "REQUIRED" satisfies IssueCode });

/** A required phone number of the strict pattern. */
export const phoneSchema = phoneText.refine((text) => text === "" || isPhone(text), {
  error: "INVALID_PHONE" satisfies IssueCode,
});

/** A required phone number of the looser pattern. */
export const loosePhoneSchema = phoneText.refine((text) => text === "" || isLoosePhone(text), {
  error: "INVALID_PHONE" satisfies IssueCode,
});
