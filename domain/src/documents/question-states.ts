/** What has become of a question; it lapses when its document ends. */
export const questionStates = ["open", "answered", "withdrawn", "lapsed"] as const;
export type QuestionState = (typeof questionStates)[number];
