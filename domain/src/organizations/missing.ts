import type { DocumentType } from "../enumerations/document-types.ts";
import { messageTypes, type MessageType } from "../enumerations/message-types.ts";
import type { OrganizationRole } from "./roles.ts";

/** What an organization is made ready by, in the order in which it is best done (D-51, 0163). */
export const setupCodes = [
  "eventTypeRights",
  "activeEventTypes",
  "users",
  "faultHandler",
  "recipients",
  "unprovenRecipients",
  "products",
  "nniIdentifiers",
  "addresses",
  "subscriptions",
  "serviceTimes",
] as const;
export type SetupCode = (typeof setupCodes)[number];

/** Those without which it works, and which are still worth doing. */
export const advisedCodes: readonly SetupCode[] = ["addresses", "subscriptions", "serviceTimes"];

export type SetupStep = {
  code: SetupCode;
  done: boolean;
  /** The roles that nobody holds, of "users". */
  roles: OrganizationRole[];
  /** The types that name no recipients, of "recipients"; whose recipients have not confirmed, of "unprovenRecipients". */
  messageTypes: MessageType[];
};

export type SetupFacts = {
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
  hasProducts: boolean;
  hasAddresses: boolean;
  /** Whether a supplier has let it order, and whether it has told when it serves. */
  hasSubscriptions: boolean;
  hasServiceTimes: boolean;
};

/** The types of which nobody is mailed: of a supplier those that it takes in, of a subscriber all when it names nobody. */
function unmailedTypes(facts: SetupFacts): MessageType[] {
  const { organizationRoles, eventTypeRights, activeEventTypes, mailedTypes } = facts;
  const made = organizationRoles.includes("SUBSCRIBER") && mailedTypes.length === 0 ? eventTypeRights : [];
  const taken = organizationRoles.includes("SUPPLIER") ? activeEventTypes : [];
  const reach = (type: MessageType) =>
    type === "Availability" ? made.includes("AvailabilityRequest") : made.includes(type) || taken.includes(type);
  return messageTypes.filter((type) => reach(type) && !mailedTypes.includes(type));
}

/** All that this organization is made ready by, done or not. */
export function setupOf(facts: SetupFacts): SetupStep[] {
  const { organizationRoles, eventTypeRights, activeEventTypes, heldRoles } = facts;
  const [subscribes, supplies] = [organizationRoles.includes("SUBSCRIBER"), organizationRoles.includes("SUPPLIER")];
  const answers = subscribes || supplies;
  const answering = (["SUBSCRIBER", "SUPPLIER"] as const).filter((role) => organizationRoles.includes(role));
  const unheld = answering.filter((role) => !heldRoles.includes(role));
  const unmailed = unmailedTypes(facts);
  const unnamed = unmailed.filter((type) => !facts.namedTypes.includes(type));
  const unproven = unmailed.filter((type) => facts.namedTypes.includes(type));
  const reachesNobody = eventTypeRights.length === 0 && activeEventTypes.length === 0 && facts.namedTypes.length === 0;
  const steps: Record<SetupCode, { asked: boolean; done: boolean }> = {
    eventTypeRights: { asked: answers, done: eventTypeRights.length > 0 },
    activeEventTypes: { asked: supplies, done: activeEventTypes.length > 0 },
    users: { asked: answers, done: unheld.length === 0 },
    faultHandler: { asked: supplies && activeEventTypes.includes("Fault"), done: heldRoles.includes("ERROR_HANDLER") },
    recipients: { asked: answers, done: unnamed.length === 0 && !reachesNobody },
    unprovenRecipients: { asked: unproven.length > 0, done: false },
    products: { asked: supplies, done: facts.hasProducts },
    nniIdentifiers: { asked: supplies && facts.productsAskNni, done: facts.hasNni },
    addresses: { asked: answers, done: facts.hasAddresses },
    subscriptions: { asked: subscribes, done: facts.hasSubscriptions },
    serviceTimes: { asked: supplies, done: facts.hasServiceTimes },
  };
  const typesOf: Partial<Record<SetupCode, MessageType[]>> = { recipients: unnamed, unprovenRecipients: unproven };
  return setupCodes
    .filter((code) => steps[code].asked)
    .map((code) => ({
      code,
      done: steps[code].done,
      roles: code === "users" ? unheld : [],
      messageTypes: typesOf[code] ?? [],
    }));
}

/** What it cannot work without and lacks still. */
export const missingOf = <Step extends Pick<SetupStep, "code" | "done">>(steps: readonly Step[]): Step[] =>
  steps.filter(({ code, done }) => !done && !advisedCodes.includes(code));
