type SmtpError = { code?: unknown; responseCode?: unknown; response?: unknown };

const longestText = 300;

const smtpError = (error: unknown): SmtpError => (typeof error === "object" && error !== null ? error : {});

/** Whether the server refuses this mail for ever, so that asking again is of no use. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = smtpError(error);
  return (code === "EENVELOPE" || code === "EMESSAGE") && typeof responseCode === "number" && responseCode >= 500;
}

/** Whether the server could not be reached or logged in to: then no other mail would fare better. */
export function isServerAway(error: unknown): boolean {
  const { code } = smtpError(error);
  return ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "ETLS", "EAUTH"].includes(String(code));
}

/** What an administrator reads of it: the server's own words, or what went wrong. */
export function failureText(error: unknown): string {
  const { response } = smtpError(error);
  const text = typeof response === "string" ? response : error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\p{Cc}+/gu, " ").slice(0, longestText);
}
