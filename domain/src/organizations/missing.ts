import type { DocumentType } from "../enumerations/document-types.ts";
import { messageTypes, type MessageType } from "../enumerations/message-types.ts";
import type { OrganizationRole } from "./roles.ts";

/** What an organization still lacks to work in the portal (D-51). */
export const missingCodes = [
  "eventTypeRights",
  "activeEventTypes",
  "users",
  "faultHandler",
  "recipients",
  "unprovenRecipients",
  "nniIdentifiers",
] as const;
export type MissingCode = (typeof missingCodes)[number];

export type Missing = {
  code: MissingCode;
  /** The roles that nobody holds, of "users". */
  roles: OrganizationRole[];
  /** The types that name no recipients, of "recipients"; whose recipients have not confirmed, of "unprovenRecipients". */
  messageTypes: MessageType[];
};

export type MissingFacts = {
  organizationRoles: readonly OrganizationRole[];
  eventTypeRights: readonly DocumentType[];
  activeEventTypes: readonly DocumentType[];
  /** Roles that somebody who can log in holds here. */
  heldRoles: readonly OrganizationRole[];
  /** Types of which somebody is mailed: a user of its own, or an address that has agreed to it. */
  mailedTypes: readonly MessageType[];
  /** Types that name somebody to be mailed. */
  namedTypes: readonly MessageType[];
  /** Whether one of its products asks for an NNI, and whether it has one that is in use. */
  productsAskNni: boolean;
  hasNni: boolean;
};

/** The types of which nobody is mailed: of a supplier those that it takes in, of a subscriber all when it names nobody. */
function unmailedTypes(facts: MissingFacts): MessageType[] {
  const { organizationRoles, eventTypeRights, activeEventTypes, mailedTypes } = facts;
  const made = organizationRoles.includes("SUBSCRIBER") && mailedTypes.length === 0 ? eventTypeRights : [];
  const taken = organizationRoles.includes("SUPPLIER") ? activeEventTypes : [];
  const reach = (type: MessageType) =>
    type === "Availability" ? made.includes("AvailabilityRequest") : made.includes(type) || taken.includes(type);
  return messageTypes.filter((type) => reach(type) && !mailedTypes.includes(type));
}

/** What is missing still, in the order in which it is best mended. */
export function missingOf(facts: MissingFacts): Missing[] {
  const { organizationRoles, eventTypeRights, activeEventTypes, heldRoles } = facts;
  const [subscribes, supplies] = [organizationRoles.includes("SUBSCRIBER"), organizationRoles.includes("SUPPLIER")];
  const answering = (["SUBSCRIBER", "SUPPLIER"] as const).filter((role) => organizationRoles.includes(role));
  const unheld = answering.filter((role) => !heldRoles.includes(role));
  const unmailed = unmailedTypes(facts);
  const unnamed = unmailed.filter((type) => !facts.namedTypes.includes(type));
  const unproven = unmailed.filter((type) => facts.namedTypes.includes(type));
  const typesOf: Partial<Record<MissingCode, MessageType[]>> = { recipients: unnamed, unprovenRecipients: unproven };
  const lacks: Record<MissingCode, boolean> = {
    eventTypeRights: (subscribes || supplies) && eventTypeRights.length === 0,
    activeEventTypes: supplies && activeEventTypes.length === 0,
    users: unheld.length > 0,
    faultHandler: supplies && activeEventTypes.includes("Fault") && !heldRoles.includes("ERROR_HANDLER"),
    recipients: unnamed.length > 0,
    unprovenRecipients: unproven.length > 0,
    nniIdentifiers: supplies && facts.productsAskNni && !facts.hasNni,
  };
  return missingCodes
    .filter((code) => lacks[code])
    .map((code) => ({
      code,
      roles: code === "users" ? unheld : [],
      messageTypes: typesOf[code] ?? [],
    }));
}
