/** What an address says to an organization's mails: nothing yet, yes, or no. Users of the organization need not be asked. */
export const mailConsents = ["waiting", "agreed", "declined"] as const;
export type MailConsent = (typeof mailConsents)[number];

/** An address is asked so often by an organization, and never twice within these hours. */
export const mostAskings = 3;
export const hoursBetweenAskings = 24;

type Asked = { consent: MailConsent; askedAt: Date | null; timesAsked: number };

/** Whether the address may be asked now. */
export function mayAskConsent({ consent, askedAt, timesAsked }: Asked, now: Date): boolean {
  if (consent !== "waiting" || timesAsked >= mostAskings) return false;
  return askedAt === null || now.getTime() - askedAt.getTime() >= hoursBetweenAskings * 3_600_000;
}
