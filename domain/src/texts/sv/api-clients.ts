import type { ApiScope } from "../../api-clients/api-scopes.ts";
import type { OldTokenEnd, TokenState } from "../../api-clients/api-tokens.ts";

const scopes: Record<ApiScope, string> = {
  "documents:read": "Läser ärenden och anslutningar",
  "availability:write": "Gör och ändrar tillgänglighetsförfrågningar",
  "inquiries:write": "Gör och ändrar förfrågningar",
  "orders:write": "Gör och ändrar beställningar, ändringsbeställningar och avslutsbeställningar",
  "faults:write": "Gör och ändrar felanmälningar",
  "answers:write": "Behandlar inkomna ärenden som leverantör",
  "messages:write": "Skriver meddelanden",
  "files:read": "Läser bilagor",
  "files:write": "Lägger till och tar bort bilagor",
  "catalogue:read": "Läser leverantörernas produkter och tillgänglighet",
  "catalogue:write": "Underhåller produkter och NNI-identifierare",
  "reports:read": "Läser rapporter",
  "webhooks:manage": "Lyssnar på händelser i TM Forums gränssnitt (hub), med texter och kontaktpersoner",
};

const ends: Record<OldTokenEnd, string> = { now: "Genast", day: "Om ett dygn", week: "Om en vecka" };

const states: Record<TokenState, string> = { live: "Giltig", expired: "Utgången", revoked: "Återkallad" };

/** The machines of an organization and their tokens: the tab of the control area, and the name of a machine in logs. */
export const apiClients = {
  scopes,
  ends,
  states,
  /** Before the name of a machine, wherever a person's first name stands. */
  machine: "System:",

  clients: "API-klienter",
  what: "En API-klient är organisationens eget system som använder portalens gränssnitt med en nyckel. Den gör bara det som du tillåter, och man kan inte logga in i portalen med den.",
  none: "Det finns inga API-klienter",
  add: "Lägg till API-klient",
  edit: "Redigera",
  editWhich: (name: string) => `Redigera: ${name}`,
  added: (name: string) => `API-klienten ${name} har lagts till`,
  saved: (name: string) => `API-klienten ${name} har sparats`,
  disabledNow: "Ur bruk",
  fields: {
    name: "Namn",
    scopes: "Vad den får göra",
    networks: "Tillåtna nät",
    disabled: "Ur bruk",
  },
  nameHelp: "Syns i loggen som ett systems namn, även för den andra parten",
  networksHelp: "Ett per rad, till exempel 192.0.2.0/24. Tomt: varifrån som helst",
  disabledHelp: "Ingen av dess nycklar gäller",
  anywhere: "Varifrån som helst",
  expiresAt: "Giltig till",

  tokens: "Nycklar",
  noTokens: "Det finns inga nycklar",
  newToken: "Ny nyckel",
  newTokenWhich: (name: string) => `Ny nyckel: ${name}`,
  days: "Giltighetstid",
  daysOf: (days: number) => `${days} dagar`,
  oldEnds: "Den nuvarande nyckeln upphör",
  oldEndsHelp: "Under tiden hinner systemet byta till den nya. En ännu äldre nyckel upphör genast.",
  make: "Gör nyckel",
  made: "Nyckeln är gjord",
  onceOnly: "Kopiera nyckeln nu: den visas inte en gång till. Förvara den som ett lösenord.",
  copy: "Kopiera nyckeln",
  until: (date: string) => `till ${date}`,
  usedAt: (when: string, address: string) => `använd ${when} från ${address}`,
  unused: "inte använd",
  revoke: "Återkalla",
  revokeWhich: (token: string) => `Återkalla nyckeln ${token}`,
  revokeTitle: "Återkalla nyckeln?",
  revokeText: (token: string, client: string) =>
    `Systemet ${client} kommer inte längre in i portalen med nyckeln ${token}. Det går inte att ångra.`,
  revoked: "Nyckeln har återkallats",
};
