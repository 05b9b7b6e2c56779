/** A TID that no document of a test has. */
export const noSuchEvent = 987_654_321;
export const noSuchId = "00000000-0000-7000-8000-000000000000";

/** An answer without what differs in every answer: its request id. */
export function bare({ status, text }: { status: number; text: string }): string {
  return `${status} ${text.replace(/"requestId":"[^"]*"/, '"requestId":""')}`;
}
