/** What is said to one whose calls would cost the others too much. */
export const bounds = {
  calls: "Your account has too many calls at once. Wait a moment and try again.",
  documents: "Too many documents have been made within an hour. Try again later.",
  changes: "Too many changes that send notifications have been made within an hour. Try again later.",
  asks: "Too many requests for confirmation have been sent today. Try again tomorrow.",
  locks: (most: number) =>
    `You can be editing ${most} documents at a time. Save or abort the editing of one of them and try again.`,
  streams: "Your account has too many open connections to the portal. Close old tabs and try again.",
  heavy: "Too many reports or files are being made at once. Try again in a moment.",
  imports: "Another import is still under way. Try again when it is done.",
};
