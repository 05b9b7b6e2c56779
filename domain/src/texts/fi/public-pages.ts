import { makePublicLinks } from "../any-language/public-links.ts";
import type { TextSection } from "../text-section.ts";

const moreInfo: readonly TextSection[] = [
  {
    title: "Mikä Runko on",
    paragraphs: [
      "Runko on teleoperaattoreiden yhteinen portaali, jossa operaattorit tilaavat verkkoyhteyksiä ja -palveluja toisiltaan. Tilaaja tekee tapahtuman, toimittaja vastaa siihen, ja kumpikin näkee koko ajan, missä vaiheessa asia on.",
      "Sama operaattori voi olla yhdessä asiassa tilaaja ja toisessa toimittaja. Pyynnön voi myös välittää edelleen omalle toimittajalle ja palauttaa vastauksen alkuperäiselle tilaajalle.",
    ],
  },
  {
    title: "Mitä Rungossa tehdään",
    paragraphs: [],
    list: [
      "Saatavuuskysely: saako osoitteeseen yhteyden, millaisen ja kuinka nopeasti.",
      "Tarjouspyyntö: mitä yhteys maksaa ja kuinka kauan tarjous on voimassa.",
      "Tilaus: tuote, osoitteet, rajapinta ja toivottu päivä. Toimittaja vahvistaa toimitusajan ja kuittaa tilauksen valmiiksi.",
      "Muutostilaus: osoitteen, nopeuden tai kytkennän muutos valmiiseen tilaukseen.",
      "Irtisanominen: yhteyden päättäminen toivottuna päivänä.",
      "Vikailmoitus: vian ilmoittaminen, kiireellisenäkin, ja sen seuranta korjaukseen asti.",
    ],
  },
  {
    title: "Millaisia tuotteita tilataan",
    paragraphs: [
      "Tilaaja- ja kiinteät yhteydet, DSL- ja kuituyhteydet, Ethernet-liittymät ja kiinteät Ethernet-yhteydet, siirtokapasiteetti ja aallonpituudet, IP-transit, laite- ja antennipaikat sekä palvelut. Jokainen toimittaja pitää tuoteluettelonsa itse ja päättää, kenelle tuotteet näkyvät.",
    ],
  },
  {
    title: "Mitä käyttö edellyttää",
    paragraphs: [
      "Tarvitset organisaatiosi tunnukset ja ajantasaisen selaimen. Mitään ei asenneta. Portaali toimii myös puhelimella ja näppäimistöllä, ja omat järjestelmänne voi liittää siihen rajapinnalla.",
      "Jos organisaatiosi käyttää jo Runkoa, pyydä tunnus sen ylläpitäjältä. Muussa tapauksessa tilaa tunnukset lomakkeella.",
    ],
  },
];

const partnering: readonly TextSection[] = [
  {
    title: "Kenelle",
    paragraphs: [
      "Runkoon voi liittyä jokainen Suomessa toimiva teleoperaattori, verkon omistaja tai palveluntarjoaja, joka ostaa tai myy verkkoyhteyksiä muille operaattoreille. Koolla ei ole väliä: mukaan tullaan tilaajana, toimittajana tai molempina.",
    ],
  },
  {
    title: "Mitä tilaaja saa",
    paragraphs: [],
    list: [
      "Yhden tavan kysyä, tilata ja muuttaa yhteyksiä kaikilta toimittajilta.",
      "Toimittajan vahvistuksen, toimituspäivän ja viestit samassa paikassa kuin tilauksen.",
      "Kopioinnin ja luonnokset, joilla toistuvat tilaukset syntyvät hetkessä.",
    ],
  },
  {
    title: "Mitä toimittaja saa",
    paragraphs: [],
    list: [
      "Tilaukset aina samassa muodossa ja tarkistettuina: osoitteet, liitynnät ja päivämäärät ovat kohdallaan.",
      "Oman tuoteluettelon, hinnat ja NNI-tunnukset, joiden näkyvyydestä päättää itse.",
      "Vikailmoitukset suoraan vianhoidolle, kiireelliset erikseen merkittyinä.",
    ],
  },
  {
    title: "Näin pääset alkuun",
    paragraphs: [],
    list: [
      "Tilaa tunnukset lomakkeella ja kerro, oletteko tilaaja, toimittaja vai molempia.",
      "Portaalin pääkäyttäjä avaa organisaationne ja tekee sille ensimmäisen ylläpitäjän.",
      "Ylläpitäjänne lisää käyttäjät, ilmoitusten vastaanottajat ja laskutustiedot. Toimittaja lisää myös tuotteet ja NNI-tunnukset.",
      "Tilaaja pyytää tilausoikeudet toimittajilta, ja toimittaja hyväksyy ne. Sen jälkeen ensimmäinen tapahtuma voi lähteä.",
    ],
  },
  {
    title: "Sopimukset",
    paragraphs: [
      "Runko välittää tapahtumat, mutta yhteyksien hinnoista ja ehdoista sovitaan tilaajan ja toimittajan kesken. Sopimusnumero kirjataan tilausoikeuteen, jolloin se näkyy tilauksilla.",
    ],
  },
];

/** Pages that are read without a login. */
export const publicPages = {
  toLogin: "Kirjaudu sisään",
  toPortal: "Siirry portaaliin",
  links: makePublicLinks({
    moreInfo: "Lisätietoja",
    news: "Tiedotteet",
    partnering: "Kumppaniksi",
    orderCredentials: "Tilaa tunnukset",
    privacy: "Tietosuojaseloste",
  }),
  moreInfo: {
    title: "Tietoa Rungosta",
    lead: "Operaattorien väliset yhteystilaukset yhdessä paikassa, kyselystä valmiiseen yhteyteen.",
    sections: moreInfo,
  },
  partnering: {
    title: "Kumppaniksi Runkoon",
    lead: "Kun kaikki tilaavat samalla tavalla, aikaa jää verkon rakentamiseen.",
    sections: partnering,
  },
  orderCredentials: "Tilaa tunnukset",
};
