import type { HeardRole, WebhookFields, WebhookFormat } from "../../webhooks/check-webhook.ts";
import type { AttemptError } from "../../webhooks/delivery-schedule.ts";

const fields: Record<keyof WebhookFields | "off", string> = {
  name: "Nimi",
  url: "Osoite",
  role: "Kenen silmin",
  types: "Mistä kerrotaan",
  excludeOwn: "Jätä pois omat tekemiset",
  format: "Mitä lähetetään",
  off: "Pois päältä",
};

const roles: Record<HeardRole, string> = {
  SUBSCRIBER: "Tilaajana",
  SUPPLIER: "Toimittajana",
  BOTH: "Kumpanakin osapuolena",
};

const formats: Record<WebhookFormat, string> = { thin: "Viite tapahtumaan", full: "Koko tapahtuma", tmf: "TM Forum" };

const errors: Record<AttemptError, string> = {
  DNS: "nimeä ei löydy",
  CONNECT: "yhteyttä ei saatu",
  TLS: "varmenne ei kelpaa",
  TIMEOUT: "aika loppui",
  BLOCKED_ADDRESS: "osoite ei ole sallittu",
  SECRET: "salaisuus on tehtävä uudelleen",
  MESSAGE: "viestiä ei saatu muodostettua, vika on portaalissa",
};

/** Where an organization's systems are told of events: a part of the tab of its API. */
export const webhooks = {
  fields,
  roles,
  formats,
  hubApi: "TM Forumin rajapinta",
  hubQuery: "Rajaus",
  errors,
  title: "Webhookit",
  what: "Webhook kertoo organisaation omalle järjestelmälle heti, kun tapahtuma muuttuu. Viesti on allekirjoitettu (Standard Webhooks), ja kertoo, mikä tapahtuma muuttui: järjestelmä hakee loput rajapinnasta, tai webhook lähettää koko tapahtuman. API-asiakkaan tekemä TM Forumin hub kertoo koko resurssin, henkilöineen ja viesteineen.",
  none: "Webhookeja ei ole",
  add: "Lisää webhook",
  edit: "Muokkaa",
  editWhich: (name: string) => `Muokkaa: ${name}`,
  added: (name: string) => `Webhook ${name} lisätty`,
  saved: (name: string) => `Webhook ${name} tallennettu`,
  urlHelp: "Alkaa https://. Osoitteen on oltava julkinen",
  fullHelp: "Koko tapahtumassa ovat mukana yhteyshenkilöt ja tekstit sellaisina kuin ne ovat lähetettäessä",
  excludeOwnHelp: "Vain toisen osapuolen ja portaalin tekemiset kerrotaan",
  offHelp: "Mitään ei lähetetä",
  all: "Kaikki tapahtumat",

  on: "Päällä",
  failingNow: "Ei vastaa",
  offReasons: {
    admin: "Pois päältä",
    gone: "Pois päältä: vastaanottaja lopetti",
    failing: "Pois päältä: ei vastannut viiteen päivään",
  },
  failingSince: (when: string) => `Jokainen yritys on epäonnistunut ${when} alkaen`,
  paused: (when: string) => `Vastaanottaja pyysi taukoa: jatkuu ${when}`,
  waiting: "Odottaa",
  failed: "Luovutettu",
  open: "Lähetykset",
  openWhich: (name: string) => `Lähetykset: ${name}`,
  back: "Kaikki webhookit",

  turnOn: "Käynnistä",
  turnOnTitle: "Käynnistä webhook?",
  turnOnText: "Lähetetäänkö myös se, mitä poissa ollessa tapahtui (enintään 30 päivältä)?",
  missed: { send: "Lähetä myös väliin jäänyt", skip: "Aloita tästä hetkestä" },
  turnedOn: "Webhook käynnistetty",

  test: "Lähetä testi",
  tested: (status: number, ms: number) => `Vastaus ${status}, ${ms} ms`,
  testFailed: (why: string) => `Ei vastausta: ${why}`,

  newSecret: "Uusi salaisuus",
  newSecretTitle: "Tee uusi salaisuus?",
  newSecretText:
    "Viestit allekirjoitetaan vuorokauden ajan kummallakin salaisuudella. Vaihda uusi järjestelmään sinä aikana.",
  makeSecret: "Tee uusi salaisuus",
  secretMade: "Salaisuus tehty",
  secretOnce:
    "Kopioi salaisuus nyt: sitä ei näytetä toista kertaa. Sillä järjestelmä tarkistaa, että viesti on portaalin.",
  copySecret: "Kopioi salaisuus",
  formerUntil: (when: string) => `Edellinen salaisuus käy ${when} asti`,

  remove: "Poista",
  removeTitle: "Poista webhook?",
  removeText: (name: string) => `Webhook ${name} ja sen lähetykset poistetaan. Poistoa ei voi perua.`,
  removed: "Webhook poistettu",

  deliveries: "Lähetykset",
  noDeliveries: "Ei lähetyksiä viimeisen 30 päivän ajalta",
  columns: {
    event: "Tapahtuma",
    type: "Tyyppi",
    at: "Milloin",
    state: "Tila",
    attempts: "Yritykset",
    next: "Seuraava yritys",
  },
  states: { waiting: "Odottaa", delivered: "Perillä", failed: "Luovutettu" },
  onlyFailed: "Vain luovutetut",
  resend: "Lähetä uudelleen",
  resendWhich: (type: string, id: number) => `Lähetä uudelleen: ${type}, ${id}`,
  resent: "Lähetetään uudelleen",
  resendAll: "Lähetä luovutetut uudelleen",
  resendAllTitle: "Lähetä luovutetut uudelleen?",
  resendAllText: "Kaikki 30 päivän aikana luovutetut lähetykset lähetetään uudelleen samoilla tunnuksilla.",
  resentAll: (count: number) => `${count} lähetystä lähetetään uudelleen`,
};
