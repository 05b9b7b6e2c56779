import { pathRoles, type PathRole } from "@runko/domain/organizations/roles";
import { storedChoice, storedJson, storedText } from "./stored-value.ts";

export const paletteNames = ["new", "original", "disney", "forest"] as const;
export type PaletteName = (typeof paletteNames)[number];

export const themeChoices = ["system", "light", "dark"] as const;

/** An edit lock that this tab holds, with what is needed to release it. */
export type LockedEvent = { eventId: number; organizationId: string; role: PathRole; until: string };

function isLockedEvent(value: unknown): value is LockedEvent {
  if (typeof value !== "object" || value === null) return false;
  const { eventId, organizationId, role, until } = value as Record<string, unknown>;
  return (
    typeof eventId === "number" &&
    typeof organizationId === "string" &&
    pathRoles.some((known) => known === role) &&
    typeof until === "string"
  );
}

function isLockedEvents(value: unknown): value is LockedEvent[] {
  return Array.isArray(value) && value.every(isLockedEvent);
}

/** Everything the house keeps in the browser. Source: specification §3, D-24c. */
export const storage = {
  organization: storedText("ORGANIZATION"),
  user: storedText("USER"),
  lockedEvents: storedJson("LOCKED_EVENTS", isLockedEvents, "session"),
  searchParams: storedText("SEARCH_PARAMS"),
  previousPage: storedText("PREVIOUS_PAGE"),
  loggedIn: storedChoice("loggedIn", ["true"]),
  version: storedText("VERSION"),
  accessToken: storedText("access_token"),
  palette: storedChoice("palette", paletteNames),
  theme: storedChoice("theme", themeChoices),
  shortcuts: storedChoice("shortcuts", ["on", "off"]),
  drawer: storedChoice("drawer", ["full", "mini"]),
  /** The address that was typed at the login or for a new password, until somebody is let in. */
  typedAddress: storedText("address", "session"),
  /** Of a sign-in by an identity provider, from which this tab comes back. */
  providerTicket: storedText("providerTicket", "session"),
  /** The language that was chosen in this tab before the login. */
  askedLanguage: storedText("language", "session"),
};
