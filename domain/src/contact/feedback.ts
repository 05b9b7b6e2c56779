import { checkText } from "../values/check-text.ts";
import type { Issue } from "../values/issue.ts";
import { isSingleLine } from "../values/text.ts";
import { contactKinds, contactMessageMax } from "./contact-request.ts";

/** What comes to the product admin's inbox: requests without a login, and the feedback of users. */
export const inboxKinds = [...contactKinds, "feedback"] as const;
export type InboxKind = (typeof inboxKinds)[number];

export const feedbackCategories = ["error", "question", "idea", "other"] as const;
export type FeedbackCategory = (typeof feedbackCategories)[number];

export const feedbackPageMax = 500;
const requestIdMax = 64;

export type Feedback = {
  category: FeedbackCategory;
  message: string;
  /** Where in the portal it came to mind; may be empty. */
  page: string;
  /** Of the last request that failed; may be empty. */
  failedRequestId: string;
};

function checkLine(path: keyof Feedback, text: string, max: number): Issue[] {
  const issues = checkText(path, text, false, max);
  return issues.length > 0 || isSingleLine(text) ? issues : [{ path, code: "INVALID_VALUE" }];
}

/** Broken rules of a user's feedback. */
export function checkFeedback({ message, page, failedRequestId }: Feedback): Issue[] {
  return [
    ...checkText("message", message, true, contactMessageMax),
    ...checkLine("page", page, feedbackPageMax),
    ...checkLine("failedRequestId", failedRequestId, requestIdMax),
  ];
}
