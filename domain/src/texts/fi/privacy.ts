import { invitationDays } from "../../accounts/invitations.ts";
import { joiningDays } from "../../accounts/joining.ts";
import { keptDays } from "../../operations/kept-days.ts";
import { makeYears, type PrivacyFacts } from "../any-language/privacy-words.ts";
import type { TextSection } from "../text-section.ts";

const years = makeYears({
  aDay: "yhden päivän",
  days: (days) => `${days} päivän`,
  aYear: "yhden vuoden",
  years: (amount) => `${amount} vuoden`,
});

const hours = (amount: number): string => (amount === 1 ? "yhden tunnin" : `${amount} tuntia`);

const sections = ({
  controller,
  retentionDays,
  securityLogDays,
  tokenHours,
  resetLinkMinutes,
}: PrivacyFacts): TextSection[] => [
  {
    title: "Rekisterinpitäjä",
    paragraphs: [
      controller ??
        "Rekisterinpitäjä on se yhtiö, joka ylläpitää tätä portaalia ja on tehnyt käyttösopimuksen organisaatiosi kanssa.",
      "Tietosuojaa koskevissa asioissa tavoitat rekisterinpitäjän portaalin yhteydenottolomakkeella. Jokainen portaalia käyttävä organisaatio vastaa itse tiedoista, joita sen käyttäjät kirjaavat tapahtumiin.",
    ],
  },
  {
    title: "Mihin tietoja käytetään",
    paragraphs: [
      "Runko on operaattoreiden välinen palvelu, jossa tilataan verkkoyhteyksiä ja -palveluja. Henkilötietoja käsitellään, jotta tilaaja ja toimittaja voivat hoitaa saatavuuskyselyt, tarjouspyynnöt, tilaukset, muutokset, irtisanomiset ja vikailmoitukset, ja jotta käyttäjät voidaan tunnistaa ja portaalin väärinkäyttö havaita.",
      "Käsittelyn peruste on rekisterinpitäjän ja organisaatioiden oikeutettu etu sekä niiden väliset sopimukset. Tietoja ei käytetä markkinointiin, profilointiin eikä automaattisiin päätöksiin.",
    ],
  },
  {
    title: "Mitä tietoja tallennetaan",
    paragraphs: [],
    list: [
      "Käyttäjästä: nimi, sähköpostiosoite, puhelinnumero, tehtävänimike, organisaatiot ja roolit, viimeisin kirjautuminen sekä viimeisimmän kutsun lähettäjä ja ajat. Salasanasta tallennetaan vain tiiviste, josta salasanaa ei voi palauttaa.",
      "Kutsusta organisaatioon: sähköpostiosoite, tarjotut roolit, lähettäjä ja vastaus.",
      "Tapahtumista: asiakkaan nimi, yhteyshenkilöiden nimet, puhelinnumerot ja sähköpostiosoitteet, liittymien osoitteet, seuraajien sähköpostiosoitteet, viestit ja liitteet sekä organisaation omat muistiinpanot.",
      "Voimassa olevista kirjautumisista: selain, käyttöjärjestelmä, verkko-osoite, alkamisaika ja viimeisin käyttö.",
      "Tapahtumalokista: kuka teki mitä ja milloin.",
      "Turvalokista: kirjautumiset ja niiden yritykset, evätyt pyynnöt ja ylläpidon muutokset aikoineen ja verkko-osoitteineen.",
      "Yhteydenotoista: lomakkeella annettu nimi, organisaatio, Y-tunnus, sähköpostiosoite, puhelinnumero ja viesti. Palautteesta lisäksi sivu ja virheen tunniste, joita se koskee.",
      "Sähköposteista: vastaanottaja, aihe, sisältö ja lähetyksen tulos.",
      "Portaalin käytöstä: saamasi ilmoitukset, luetut tiedotteet, tallennetut haut ja ilmoitusasetukset.",
    ],
  },
  {
    title: "Mistä tiedot saadaan",
    paragraphs: [
      "Tiedot antaa käyttäjä itse, hänen organisaationsa ylläpitäjä tai tapahtuman tehnyt organisaatio. Lokitiedot syntyvät portaalia käytettäessä.",
    ],
  },
  {
    title: "Kuinka kauan tietoja säilytetään",
    paragraphs: [],
    list: [
      `Tapahtuman yhteyshenkilöiden tiedot poistetaan ${years(retentionDays)} kuluttua siitä, kun tapahtuma on valmistunut tai peruutettu, tai aikaisemmin, jos tilaajan organisaatio on valinnut lyhyemmän ajan. Muut tapahtuman tiedot jäävät.`,
      `Käsitelty yhteydenotto poistetaan ${years(retentionDays)} kuluttua käsittelystä.`,
      `Kirjautuminen on voimassa ${hours(tokenHours)}, salasanan vaihtolinkki ${resetLinkMinutes} minuuttia ja kutsu ${invitationDays} päivää.`,
      `Lähetetyt sähköpostit poistetaan ${keptDays.mails} päivän, portaalin ilmoitukset, tuodut tiedostot ja kirjautumisten verkko-osoitteet ${keptDays.notices} päivän, tuotujen tiedostojen sarakeotsikot ${keptDays.importHeaders} päivän käyttämättömyyden ja joukkosähköpostien tulokset ${years(keptDays.massMails)} kuluttua.`,
      `Kutsu organisaatioon poistetaan ${joiningDays.kept} päivän kuluttua.`,
      "Liite, jota ei lähetetä minkään tapahtuman mukana, poistetaan vuorokauden kuluttua.",
      "Käyttäjätiedot säilyvät niin kauan kuin käyttäjätunnus on olemassa. Tunnuksen poistaa organisaation ylläpitäjä.",
      `Tapahtumaloki säilytetään, jotta tapahtumien kulku voidaan todentaa jälkikäteen. Turvaloki poistetaan kuukausi kerrallaan, kun kuukauden päättymisestä on kulunut ${years(securityLogDays)}.`,
    ],
  },
  {
    title: "Kuka tietoja näkee",
    paragraphs: [
      "Tapahtuman näkevät sen tilaaja ja toimittaja, yläorganisaatio, jolle näkyvyys on avattu, ja portaalin pääkäyttäjä. Käyttäjätietoja näkevät oman organisaation ylläpitäjät ja portaalin pääkäyttäjä. Tapahtuman lokia lukevat sen osapuolet, ylläpidon muutoksia organisaation ylläpitäjät, ja turvalokia, yhteydenottoja ja lähtevää postia portaalin pääkäyttäjä. Ilmoitukset tapahtumista lähetetään organisaation nimeämille vastaanottajille ja tapahtuman seuraajille.",
      "Tietoja ei luovuteta muille, ellei laki sitä vaadi. Portaali ei lataa sisältöä eikä lähetä tietoja ulkopuolisille palveluille.",
    ],
  },
  {
    title: "Miten tiedot suojataan",
    paragraphs: [
      "Yhteydet salataan, salasanoista säilytetään vain tiivisteet, kirjautumisyritykset rajoitetaan ja jokainen haku rajataan käyttäjän rooleihin. Lokeihin ei kirjoiteta salasanoja eikä vaihtolinkkejä, eikä lokien rivejä voi muuttaa.",
    ],
  },
  {
    title: "Selaimeen tallentuvat tiedot",
    paragraphs: [
      "Portaali ei seuraa käyttäjiään. Ainoa eväste kertoo valitsemasi kielen, ja se tallentuu vain, jos portaali tarjoaa useita kieliä. Selaimen muistiin tallentuvat kirjautuminen, valittu organisaatio, haut, näkymän valinnat ja lähettämättä jääneet luonnokset. Kirjautuminen poistuu, kun kirjaudut ulos, luonnoksista portaali silloin kysyy, ja loput voit poistaa tyhjentämällä selaimen sivustotiedot.",
    ],
  },
  {
    title: "Oikeutesi",
    paragraphs: [
      "Voit tarkistaa ja oikaista omat tietosi portaalin kohdassa Omat tiedot. Lisäksi sinulla on oikeus saada jäljennös tiedoistasi, pyytää niiden poistamista tai käsittelyn rajoittamista ja vastustaa käsittelyä. Esitä pyyntö organisaatiosi ylläpitäjälle tai rekisterinpitäjälle; vastaus annetaan kuukauden kuluessa.",
      "Jos katsot, että tietojasi käsitellään lain vastaisesti, voit tehdä valituksen tietosuojavaltuutetun toimistolle (tietosuoja.fi).",
    ],
  },
];

/** What is stored of people, why and for how long. */
export const privacy = { title: "Tietosuojaseloste", sections };
