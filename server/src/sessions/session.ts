import type { UserForRights } from "@runko/domain/organizations/roles";

/** Who asks, as the database has it at this request. */
export type Session = {
  user: UserForRights & { firstName: string; lastName: string; emailAddress: string; language: string };
  jti: string;
  /** Names the login; tokens renewed from one another share it, and end together. */
  sessionId: string;
  issuedAt: Date;
  expiresAt: Date;
  /** When the password was given. */
  loggedInAt: Date;
};
