import type { ApiScope } from "../../api-clients/api-scopes.ts";
import type { OldTokenEnd, TokenState } from "../../api-clients/api-tokens.ts";

const scopes: Record<ApiScope, string> = {
  "documents:read": "Lukee tapahtumia ja liittymiä",
  "availability:write": "Tekee ja muuttaa saatavuuspyyntöjä",
  "inquiries:write": "Tekee ja muuttaa tiedusteluja",
  "orders:write": "Tekee ja muuttaa tilauksia, muutostilauksia ja päättämistilauksia",
  "faults:write": "Tekee ja muuttaa vikailmoituksia",
  "answers:write": "Käsittelee saapuneita tapahtumia toimittajana",
  "messages:write": "Kirjoittaa viestejä",
  "files:read": "Lukee liitteitä",
  "files:write": "Lisää ja poistaa liitteitä",
  "catalogue:read": "Lukee toimittajien tuotteita ja saatavuutta",
  "catalogue:write": "Ylläpitää tuotteita ja NNI-tunnuksia",
  "reports:read": "Lukee raportteja",
  "webhooks:manage": "Kuuntelee tapahtumia TM Forumin rajapinnassa (hub), tekstit ja yhteyshenkilöt mukana",
};

const ends: Record<OldTokenEnd, string> = { now: "Heti", day: "Vuorokauden kuluttua", week: "Viikon kuluttua" };

const states: Record<TokenState, string> = { live: "Voimassa", expired: "Vanhentunut", revoked: "Mitätöity" };

/** The machines of an organization and their tokens: the tab of the control area, and the name of a machine in logs. */
export const apiClients = {
  scopes,
  ends,
  states,
  /** Before the name of a machine, wherever a person's first name stands. */
  machine: "Järjestelmä:",

  clients: "API-asiakkaat",
  what: "API-asiakas on organisaation oma järjestelmä, joka käyttää portaalin rajapintaa tunnuksella. Se tekee vain sen, minkä sille sallit, eikä sillä voi kirjautua portaaliin.",
  none: "API-asiakkaita ei ole",
  add: "Lisää API-asiakas",
  edit: "Muokkaa",
  editWhich: (name: string) => `Muokkaa: ${name}`,
  added: (name: string) => `API-asiakas ${name} lisätty`,
  saved: (name: string) => `API-asiakas ${name} tallennettu`,
  disabledNow: "Poissa käytöstä",
  fields: {
    name: "Nimi",
    scopes: "Mitä saa tehdä",
    networks: "Sallitut verkot",
    disabled: "Poissa käytöstä",
  },
  nameHelp: "Näkyy lokissa muodossa Järjestelmä: nimi, myös toiselle osapuolelle",
  networksHelp: "Yksi riviä kohti, esimerkiksi 192.0.2.0/24. Tyhjä: mistä tahansa",
  disabledHelp: "Mikään sen tunnuksista ei kelpaa",
  anywhere: "Mistä tahansa",
  expiresAt: "Voimassa asti",

  tokens: "Tunnukset",
  noTokens: "Tunnuksia ei ole",
  newToken: "Uusi tunnus",
  newTokenWhich: (name: string) => `Uusi tunnus: ${name}`,
  days: "Voimassaolo",
  daysOf: (days: number) => `${days} päivää`,
  oldEnds: "Nykyinen tunnus lakkaa",
  oldEndsHelp: "Sen aikana järjestelmään ehtii vaihtaa uuden. Tätä vanhempi tunnus lakkaa heti.",
  make: "Tee tunnus",
  made: "Tunnus tehty",
  onceOnly: "Kopioi tunnus nyt: sitä ei näytetä toista kertaa. Säilytä sitä kuin salasanaa.",
  copy: "Kopioi tunnus",
  until: (date: string) => `${date} asti`,
  usedAt: (when: string, address: string) => `käytetty ${when} osoitteesta ${address}`,
  unused: "ei käytetty",
  revoke: "Mitätöi",
  revokeWhich: (token: string) => `Mitätöi tunnus ${token}`,
  revokeTitle: "Mitätöi tunnus?",
  revokeText: (token: string, client: string) =>
    `Järjestelmä ${client} ei enää pääse portaaliin tunnuksella ${token}. Mitätöintiä ei voi perua.`,
  revoked: "Tunnus mitätöity",
};
