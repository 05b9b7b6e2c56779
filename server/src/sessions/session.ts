import type { ApiScope } from "@runko/domain/api-clients/api-scopes";
import type { UserForRights } from "@runko/domain/organizations/roles";

/** A machine of an organization, which is let to do these things there and nothing anywhere else (0200). */
export type Machine = {
  organizationId: string;
  organizationName: string;
  clientId: string;
  clientName: string;
  scopes: readonly ApiScope[];
};

/** Who asks, as the database has it at this request. */
export type Session = {
  user: UserForRights & { firstName: string; lastName: string; emailAddress: string; language: string };
  jti: string;
  /** Names the login; tokens renewed from one another share it, and end together. */
  sessionId: string;
  issuedAt: Date;
  expiresAt: Date;
  /** Whether the user has a second factor; "demanded": has none, and an organization of theirs demands it. */
  secondFactor: "on" | "off" | "demanded";
  /** When the password was given. */
  loggedInAt: Date;
  /** The organization whose identity provider let the user in. */
  providerOf: string | null;
  /** Where no person asks. */
  machine?: Machine;
};
