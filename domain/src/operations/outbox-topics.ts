/** What waits in the outbox to be sent. */
export type OutboxTopic = "document-notice" | "message-notice" | "password-reset";
