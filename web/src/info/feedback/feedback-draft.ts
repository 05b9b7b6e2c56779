import { feedbackCategories, type FeedbackCategory } from "@runko/domain/contact/feedback";
import { storedJson, type StoredValue } from "../../storage/stored-value.ts";

export type FeedbackValues = { category: FeedbackCategory; message: string; page: string; withFailure: boolean };

function isValues(value: unknown): value is FeedbackValues {
  if (typeof value !== "object" || value === null) return false;
  const { category, message, page, withFailure } = value as Record<string, unknown>;
  return (
    feedbackCategories.some((known) => known === category) &&
    typeof message === "string" &&
    typeof page === "string" &&
    typeof withFailure === "boolean"
  );
}

/** Where a user's unsent feedback is kept (U1). */
export const feedbackDraftOf = (userId: string): StoredValue<FeedbackValues> =>
  storedJson(`feedback-draft:${userId}`, isValues);
