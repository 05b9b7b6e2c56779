import type { NewsletterAudience } from "@runko/domain/newsletters/newsletter-states";

type NewsletterSketch = {
  /** Days before today, at nine in the morning; below zero: still to come; null: a draft. */
  daysAgo: number | null;
  audience: NewsletterAudience;
  withdrawn?: true;
  title: string;
  body: string;
};

/** What those who keep the portal have told its users. */
export const newsletterSketches: readonly NewsletterSketch[] = [
  {
    daysAgo: 2,
    audience: "public",
    title: "Huoltokatko lauantaina klo 6–8",
    body: `Runkoa päivitetään **lauantaina klo 6–8**. Portaali ja rajapinta ovat sinä aikana poissa käytöstä.

- Lähettämättömät luonnokset säilyvät selaimessasi.
- Kiireellisessä viassa soita suoraan toimittajan vianhoitoon.
- Katkon jälkeen portaali lataa uuden version itsestään.`,
  },
  {
    daysAgo: 9,
    audience: "users",
    title: "Asian kulku näkyy nyt tapahtuman sivulla",
    body: `Tapahtuman sivulla on uusi kohta **Asian kulku**. Siitä näet, mistä kyselystä tai tarjouksesta tilaus on syntynyt ja mitä muutoksia siihen on tehty.

## Mikä muuttui

1. Saman asian tapahtumat ovat allekkain.
2. Valmiista tilauksesta pääset suoraan tekemään muutostilauksen, irtisanomisen tai vikailmoituksen.
3. Edelleen välitetty tapahtuma näkyy vain niille, jotka ovat osapuolina molemmissa.`,
  },
  {
    daysAgo: 24,
    audience: "public",
    title: "Uusia toimittajia: aallonpituudet ja siirtokapasiteetti",
    body: `Runkoon on liittynyt toimittajia, joilta voi tilata **aallonpituuksia** ja **siirtokapasiteettia** koko maassa.

Tilausoikeuden pyytää organisaatiosi ylläpitäjä hallinnassa. Kun toimittaja on hyväksynyt pyynnön, toimittaja näkyy uuden tilauksen ensimmäisessä vaiheessa.`,
  },
  {
    daysAgo: 61,
    audience: "users",
    title: "Toimitusajat juhlapyhien aikaan",
    body: `Normaalin toimituksen vähimmäisaika lasketaan **työpäivinä**, joten juhlapyhien yli tilattaessa aikaa kannattaa varata enemmän.

| Toimitustapa | Milloin |
| --- | --- |
| Normaali | toimittajan vähimmäisajan jälkeen |
| Määräpäivä | sovittuna päivänä |
| Kiireellinen | erikseen sovittaessa |`,
  },
  {
    daysAgo: 118,
    audience: "public",
    title: "Tervetuloa uudistuneeseen Runkoon",
    body: `Runko on uudistunut. Samat tunnukset toimivat, ja vanhat tapahtumat ovat tallessa.

> Kun kaikki tilaavat samalla tavalla, aikaa jää verkon rakentamiseen.

Uutta ovat muun muassa näppäinkomennot (paina \`?\`), neljä väripalettia, tumma teema ja puhelimella toimivat näkymät.`,
  },
  {
    daysAgo: 40,
    audience: "users",
    withdrawn: true,
    title: "Postinumeroiden päivitys siirtyy",
    body: "Postinumeroaineiston päivitys siirtyy viikolla. Tiedote korvataan uudella, kun aikataulu on varmistunut.",
  },
  {
    daysAgo: -3,
    audience: "users",
    title: "Tilausoikeuksien tarkistus vuodenvaihteessa",
    body: `Tarkistakaa organisaationne tilausoikeudet ja sopimusnumerot vuodenvaihteeseen mennessä.

- Tilaajan ylläpitäjä näkee oikeudet hallinnan organisaatioista.
- Toimittajan ylläpitäjä päättää oikeuden, jota ei enää tarvita.`,
  },
  {
    daysAgo: null,
    audience: "users",
    title: "Raportit uudistuvat",
    body: "Luonnos: kerrotaan uusista raporteista, kun ne ovat käytössä.",
  },
];
