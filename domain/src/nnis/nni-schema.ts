import { z } from "zod";
import type { IssueCode } from "../values/issue.ts";
import { requiredTextSchema, textSchema } from "../values/text-schema.ts";

const id = z.guid({ error: "INVALID_ID" satisfies IssueCode }).toLowerCase();

/** What a supplier writes of an NNI (§3). */
export const nniFieldsSchema = z.strictObject({
  identifier: requiredTextSchema(),
  description: textSchema(),
  active: z.boolean(),
});
export type NniFields = z.infer<typeof nniFieldsSchema>;

/** Whether an organization may order from and to an NNI (D-22); who has neither has no row. */
export const nniRightSchema = z.strictObject({
  organizationId: id,
  allowFrom: z.boolean(),
  allowTo: z.boolean(),
});
export type NniRight = z.infer<typeof nniRightSchema>;
