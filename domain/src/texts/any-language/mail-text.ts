type Inviter = { name: string; emailAddress: string };

export type ProductAdminsChange = { name: string; emailAddress: string; given: boolean; by: string; at: Date };
export type AccountChange = { lines: readonly string[]; by: string | null; at: Date };
export type WebhookFailing = { webhook: string; url: string; since: string; isOff: boolean; link: string };
export type ApiTokenEnd = { organization: string; client: string; token: string; expiresAt: Date; link: string };
export type Invitation = {
  username: string;
  link: string;
  life: string;
  askAgain: string;
  invitedBy: Inviter | undefined;
};
export type Joining = {
  organization: string;
  inviter: string;
  inviterEmail: string;
  /** Whether the address is that of an account that logs in. */
  known: boolean;
  roles: readonly string[];
  link: string;
  days: number;
};

/** A greeting with the name of the reader, where it is known. */
export const greeting = (word: string, name: string, sign: string): string =>
  `${word}${name === "" ? "" : ` ${name}`}${sign}`;

/** Paragraphs with an empty line between them, and who writes. */
export const mailText = (...paragraphs: readonly string[]): string => `${[...paragraphs, "Runko"].join("\n\n")}\n`;
