/** The chapters of the manual, by the anchor at which each stands: `/info/manual#uusi-tilaus`. Screens may link to them. */
export const manualChapters = [
  "kirjautuminen",
  "omat-tiedot",
  "liikkuminen",
  "luettelot",
  "haku",
  "tallennetut-haut",
  "raportit",
  "tapahtuman-sivu",
  "viestit-ja-liitteet",
  "ilmoitukset",
  "nappaimet",
  "uusi-tilaus",
  "saatavuus-ja-tarjous",
  "muutos-ja-irtisanominen",
  "vian-ilmoittaminen",
  "vastauksen-jalkeen",
  "tilausten-kasittely",
  "kyselyihin-vastaaminen",
  "valittaminen",
  "vikojen-korjaaminen",
  "kayttajat",
  "organisaation-tiedot",
  "tilausoikeudet",
  "tuotteet",
  "nni-tunnukset",
  "portaalin-yllapito",
  "tiedotteiden-kirjoittaminen",
  "yhteydenotot",
  "joukkosahkopostit",
  "lahteva-posti",
  "rajapinnan-kaytto",
  "rajapinnan-muutokset",
] as const;
export type ManualChapter = (typeof manualChapters)[number];

const manualPath = "/info/manual";
export const manualAddress = (chapter: ManualChapter): string => `${manualPath}#${chapter}`;
