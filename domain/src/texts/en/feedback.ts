import type { FeedbackCategory } from "../../contact/feedback.ts";

const categories: Record<FeedbackCategory, string> = {
  error: "Error or disturbance",
  question: "Question",
  idea: "Suggestion",
  other: "Other feedback",
};

/** What users tell those who keep the portal. */
export const feedback = {
  title: "Feedback and errors",
  formTitle: "Give feedback",
  lead: "Tell what does not work or what could be done better. The feedback goes to the portal administrator, who replies to your email.",
  faults: "A fault of a connection is reported by a fault report, not on this form.",
  category: "What is the feedback about?",
  categories,
  message: "Feedback",
  messageHelp: "Tell what you were doing, what happened and what you expected.",
  page: "Page",
  pageHelp: "The page from which you came here. You can change or clear it.",
  failure: (title: string, when: string) => `Attach the latest error: ${title}, ${when}`,
  failureId: (id: string) => `Error ID ${id}. By it the administrator finds the error in the log.`,
  send: "Send feedback",
  sent: "Thank you, your feedback has been sent",
  sentText: (email: string) => `The answer comes to ${email}.`,
  another: "Send more feedback",
  kept: "What you have written is kept in this browser.",

  failedRequestId: "Error ID",
};
