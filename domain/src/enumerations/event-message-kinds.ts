/** What a notification asks of its recipient: Control has something to do, Info has not (D-19). */
export const eventMessageKinds = ["Control", "Info"] as const;
export type EventMessageKind = (typeof eventMessageKinds)[number];
