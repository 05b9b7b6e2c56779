import { z } from "zod";
import { documentTypes } from "../enumerations/document-types.ts";
import { organizationRoles } from "../organizations/roles.ts";
import type { IssueCode } from "../values/issue.ts";
import { requiredTextSchema } from "../values/text-schema.ts";
import { isOneLine, massMailSubjectMax, massMailTextMax, recipientKinds } from "./mass-mail.ts";

/** What a mass e-mail says; the subject is one line, so that nothing of it becomes a header. */
export const massMailSchema = z.strictObject({
  subject: requiredTextSchema(massMailSubjectMax).refine(isOneLine, {
    error: "INVALID_VALUE" satisfies IssueCode,
  }),
  text: requiredTextSchema(massMailTextMax),
});

/** Whom it is for; shapes only, checkRecipients tells what is wrong. */
export const recipientCriteriaSchema = z.strictObject({
  everybody: z.boolean().default(false).meta({ description: "All users with a role; then the lists are empty." }),
  roles: z.array(z.enum(organizationRoles)).max(20).default([]),
  organizationIds: z
    .array(z.uuid({ error: "INVALID_ID" satisfies IssueCode }))
    .max(1000)
    .default([]),
  organizationKinds: z.array(z.enum(recipientKinds)).max(20).default([]),
  eventTypes: z.array(z.enum(documentTypes)).max(20).default([]),
});
