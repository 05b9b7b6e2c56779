import type { HeardRole, WebhookFields, WebhookFormat } from "../../webhooks/check-webhook.ts";
import type { AttemptError } from "../../webhooks/delivery-schedule.ts";

const fields: Record<keyof WebhookFields | "off", string> = {
  name: "Namn",
  url: "Adress",
  role: "Ur vems synvinkel",
  types: "Vad som berättas",
  excludeOwn: "Utelämna det egna",
  format: "Vad som skickas",
  off: "Avstängd",
};

const roles: Record<HeardRole, string> = {
  SUBSCRIBER: "Som beställare",
  SUPPLIER: "Som leverantör",
  BOTH: "Som vardera parten",
};

const formats: Record<WebhookFormat, string> = {
  thin: "Hänvisning till ärendet",
  full: "Hela ärendet",
  tmf: "TM Forum",
};

const errors: Record<AttemptError, string> = {
  DNS: "namnet hittas inte",
  CONNECT: "ingen förbindelse",
  TLS: "certifikatet duger inte",
  TIMEOUT: "tiden tog slut",
  BLOCKED_ADDRESS: "adressen är inte tillåten",
  SECRET: "hemligheten måste göras om",
  MESSAGE: "meddelandet kunde inte bildas, felet är i portalen",
};

/** Where an organization's systems are told of events: a part of the tab of its API. */
export const webhooks = {
  fields,
  roles,
  formats,
  hubApi: "TM Forums gränssnitt",
  hubQuery: "Begränsning",
  errors,
  title: "Webhookar",
  what: "En webhook berättar genast för organisationens eget system när ett ärende ändras. Meddelandet är signerat (Standard Webhooks) och berättar vilket ärende som ändrades: systemet hämtar resten från gränssnittet, eller så skickar webhooken hela ärendet. En hub i TM Forums gränssnitt, gjord av en API-klient, berättar hela resursen med personer och meddelanden.",
  none: "Det finns inga webhookar",
  add: "Lägg till webhook",
  edit: "Redigera",
  editWhich: (name: string) => `Redigera: ${name}`,
  added: (name: string) => `Webhooken ${name} har lagts till`,
  saved: (name: string) => `Webhooken ${name} har sparats`,
  urlHelp: "Börjar med https://. Adressen måste vara offentlig",
  fullHelp: "Hela ärendet innehåller kontaktpersoner och texter så som de är när meddelandet skickas",
  excludeOwnHelp: "Bara det som den andra parten och portalen gör berättas",
  offHelp: "Ingenting skickas",
  all: "Alla ärenden",

  on: "På",
  failingNow: "Svarar inte",
  offReasons: {
    admin: "Avstängd",
    gone: "Avstängd: mottagaren har slutat",
    failing: "Avstängd: svarade inte på fem dagar",
  },
  failingSince: (when: string) => `Varje försök har misslyckats sedan ${when}`,
  paused: (when: string) => `Mottagaren bad om paus: fortsätter ${when}`,
  waiting: "Väntar",
  failed: "Gavs upp",
  open: "Sändningar",
  openWhich: (name: string) => `Sändningar: ${name}`,
  back: "Alla webhookar",

  turnOn: "Slå på",
  turnOnTitle: "Slå på webhooken?",
  turnOnText: "Ska också det som hände under tiden skickas (högst 30 dagar)?",
  missed: { send: "Skicka också det som missades", skip: "Börja från nu" },
  turnedOn: "Webhooken är på",

  test: "Skicka test",
  tested: (status: number, ms: number) => `Svar ${status}, ${ms} ms`,
  testFailed: (why: string) => `Inget svar: ${why}`,

  newSecret: "Ny hemlighet",
  newSecretTitle: "Gör en ny hemlighet?",
  newSecretText:
    "Under ett dygn signeras meddelandena med båda hemligheterna. Byt till den nya i systemet under den tiden.",
  makeSecret: "Gör ny hemlighet",
  secretMade: "Hemligheten är klar",
  secretOnce:
    "Kopiera hemligheten nu: den visas inte en gång till. Med den kontrollerar systemet att meddelandet är portalens.",
  copySecret: "Kopiera hemligheten",
  formerUntil: (when: string) => `Den föregående hemligheten gäller till ${when}`,

  remove: "Ta bort",
  removeTitle: "Ta bort webhooken?",
  removeText: (name: string) => `Webhooken ${name} och dess sändningar tas bort. Det går inte att ångra.`,
  removed: "Webhooken har tagits bort",

  deliveries: "Sändningar",
  noDeliveries: "Inga sändningar under de senaste 30 dagarna",
  columns: {
    event: "Händelse",
    type: "Typ",
    at: "När",
    state: "Status",
    attempts: "Försök",
    next: "Nästa försök",
  },
  states: { waiting: "Väntar", delivered: "Framme", failed: "Gavs upp" },
  onlyFailed: "Bara de som gavs upp",
  resend: "Skicka igen",
  resendWhich: (type: string, id: number) => `Skicka igen: ${type}, ${id}`,
  resent: "Skickas igen",
  resendAll: "Skicka de uppgivna igen",
  resendAllTitle: "Skicka de uppgivna igen?",
  resendAllText: "Alla sändningar som har getts upp under 30 dagar skickas igen med samma id.",
  resentAll: (count: number) => `${count} sändningar skickas igen`,
};
