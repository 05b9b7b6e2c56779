export type PrivacyFacts = {
  /** Who answers for the data, with address; null: not told in the settings. */
  controller: string | null;
  /** Days from the closing of a document to its anonymization. */
  retentionDays: number;
  /** Days from the end of a month to the removal of its security log. */
  securityLogDays: number;
  tokenHours: number;
  resetLinkMinutes: number;
};

type SpanWords = {
  aDay: string;
  days: (days: number) => string;
  aYear: string;
  years: (years: number) => string;
};

const YEAR = 365;

/** Days in whole years, where they are such. */
export const makeYears = (words: SpanWords) => (days: number) => {
  if (days % YEAR !== 0) return days === 1 ? words.aDay : words.days(days);
  return days === YEAR ? words.aYear : words.years(days / YEAR);
};
