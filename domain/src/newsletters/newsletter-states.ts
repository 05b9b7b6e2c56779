/** Who may read a newsletter: everyone, also without a login, or those who are logged in. */
export const newsletterAudiences = ["public", "users"] as const;
export type NewsletterAudience = (typeof newsletterAudiences)[number];

export const newsletterStates = ["DRAFT", "SCHEDULED", "PUBLISHED", "WITHDRAWN"] as const;
export type NewsletterState = (typeof newsletterStates)[number];

export const newsletterActions = ["edit", "publish", "withdraw", "remove"] as const;
export type NewsletterAction = (typeof newsletterActions)[number];

/** Instants as texts; a newsletter without the first has not been given to anyone. */
export type Publication = { publishAt: string | null; withdrawnAt: string | null };

/** Where a newsletter is: from its time of publication on it is published, until it is withdrawn. */
export function newsletterState({ publishAt, withdrawnAt }: Publication, now: Date): NewsletterState {
  if (withdrawnAt !== null) return "WITHDRAWN";
  if (publishAt === null) return "DRAFT";
  return Date.parse(publishAt) > now.getTime() ? "SCHEDULED" : "PUBLISHED";
}

const allowed: Record<NewsletterState, readonly NewsletterAction[]> = {
  DRAFT: ["edit", "publish", "remove"],
  SCHEDULED: ["edit", "publish", "withdraw"],
  PUBLISHED: ["edit", "withdraw"],
  WITHDRAWN: ["edit", "publish", "remove"],
};

/** What may be done to a newsletter; what is read now is not removed, only withdrawn. */
export function mayDoToNewsletter(state: NewsletterState, action: NewsletterAction): boolean {
  return allowed[state].includes(action);
}
