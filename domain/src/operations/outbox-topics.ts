/** What waits in the outbox: mails, and what mails are yet to be made of. */
export const outboxTopics = [
  "mail",
  "document-notice",
  "message-notice",
  "subscription-notice",
  "supplier-notice",
  "service-times",
  "password-reset",
] as const;
export type OutboxTopic = (typeof outboxTopics)[number];

/** Those that leave the portal by the mail server. */
export const mailTopics = ["mail", "password-reset"] as const satisfies readonly OutboxTopic[];

/** Those that go before all others, as do notices and mails that say of themselves that they are urgent. */
export const urgentTopics = ["password-reset"] as const satisfies readonly OutboxTopic[];

/** What stands for the mail server's words of what was never tried in time. */
export const staleError = "STALE";

/**
 * Why a link that opens an account is not shown: the mail server sends it, it was used or its time is over, or the address
 * that asked for it is nobody's.
 */
export const withheldReasons = ["mailed", "over", "nobody"] as const;
export type WithheldReason = (typeof withheldReasons)[number];

/** Where a mail is on its way: waits to be sent, was sent, or was given up. */
export const mailStates = ["waiting", "sent", "dead"] as const;
export type MailState = (typeof mailStates)[number];
