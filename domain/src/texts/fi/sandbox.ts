import type { RobotTexts } from "../../sandbox/robot-move.ts";
import type { RobotWord } from "../../sandbox/robot-words.ts";

const words: Record<RobotWord, string> = {
  HYLKÄÄ: "Hylkää tapahtuman. Vikailmoituksen korjaa",
  KYSY: "Kysyy tarkennusta ja jatkaa, kun olet vastannut",
  PALAUTA: "Palauttaa täydennettäväksi, kunnes sana on poissa",
  MYÖHÄSSÄ: "Vahvistaa tilauksen, siirtää toimituspäivää viikolla ja toimittaa",
  PERU: "Vahvistaa tilauksen ja peruu sen toimittajana",
  ODOTA: "Ei tee mitään, ennen kuin sana on poissa. Voit perua tapahtuman",
};

const robot: RobotTexts = {
  question: "Mikä on kohteen kerros?",
  answer: "Hiekkalaatikon robotin vastaus",
  reason: "Osoitteessa tai tekstissä oleva sana käski",
  delay: "Osoitteessa tai tekstissä oleva sana siirsi päivää",
  details: "Hiekkalaatikon robotti toimitti",
  corrector: "Hiekkalaatikon robotti",
};

/** Where an organization tries its systems with a robot. */
export const sandbox = {
  words,
  robot,
  nameOfTwin: (name: string) => `Hiekkalaatikko: ${name}`,
  nameOfRobot: "Hiekkalaatikon robotti",
  nameOfClient: "Hiekkalaatikon asiakas",

  title: "Hiekkalaatikko",
  banner: "Hiekkalaatikko: kaikki täällä on kokeilua robotin kanssa, eikä sitä näy eikä lasketa muualla",
  what: "Hiekkalaatikossa kokeilet järjestelmääsi ilman toista osapuolta. Sillä on oma organisaatio, jossa saat kaikki roolit, ja robotti, joka on sen toimittaja ja tilaaja. Mikään siellä tehty ei näy muille, ei ole raporteissa eikä lähetä sähköpostia.",
  open: "Ota hiekkalaatikko käyttöön",
  opened: "Hiekkalaatikko on käytössä",
  enter: "Hae roolit hiekkalaatikkoon",
  entered: "Sait roolit hiekkalaatikossa. Vaihda siihen organisaatiovalikosta.",
  makeToken: "Tee tunnus hiekkalaatikkoon",
  fields: {
    twin: "Organisaatio",
    twinId: "Organisaation tunniste",
    robot: "Robotti",
    robotId: "Robotin tunniste (supplierId)",
    documents: "Tapahtumia",
  },
  wordsTitle: "Sanat, joilla robotti toimii",
  wordsWhat:
    "Kirjoita sana kadun nimeen tai lisätietoihin. Ilman sanaa robotti ottaa käsittelyyn, vahvistaa ja toimittaa: jokainen vaihe kestää muutaman sekunnin. Sanan voi kirjoittaa myös ilman pisteitä.",
  word: "Sana",
  does: "Mitä robotti tekee",
  sendTitle: "Robotin tapahtuma sinulle",
  sendWhat: "Robotti tekee tapahtuman, johon hiekkalaatikon organisaatio vastaa toimittajana.",
  documentType: "Tapahtuman tyyppi",
  send: "Lähetä koetapahtuma",
  sent: (eventId: number) => `Robotti lähetti tapahtuman ${eventId}`,
  empty: "Tyhjennä hiekkalaatikko",
  emptyText: "Robotti peruu keskeneräiset tapahtumat ja arkistoi kaikki. Toimitetut liittymät jäävät rekisteriin.",
  emptied: "Robotti tyhjentää hiekkalaatikkoa",
  emptying: "Tyhjennetään",
};
