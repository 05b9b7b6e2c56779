/** Why a call to somebody else's system had no answer; a reader is told no more than this. */
export const outsideErrors = ["DNS", "CONNECT", "TLS", "TIMEOUT", "BLOCKED_ADDRESS"] as const;
export type OutsideError = (typeof outsideErrors)[number];
