// prettier-ignore
export const cancelReasons: readonly string[] = [
  "Asiakas perui muuton, palvelua ei tarvita.", "Tilattu vahingossa kahteen kertaan.", "Asiakas valitsi toisen ratkaisun.", "Hanke siirtyy ensi vuoteen.",
  "Väärä osoite, teemme uuden tilauksen.", "Budjetti ei toteudu tänä vuonna.", "Rakennus puretaan, kohdetta ei oteta käyttöön.",
];
// prettier-ignore
export const supplierCancelReasons: readonly string[] = [
  "Lupaa töihin ei myönnetty, toimitusta ei voida tehdä.", "Kohteeseen ei saatu pääsyä sovittuna aikana kolmesta yrityksestä huolimatta.", "Tilaa tai kapasiteettia ei ollutkaan jäljellä, kartoitus oli vanhentunut.",
  "Kiinteistön omistaja ei anna lupaa asennukselle.", "Kohteen kartoitus osoitti, ettei toimitus ole mahdollinen luvatulla hinnalla.",
];
// prettier-ignore
export const otherReasonExplanations: readonly string[] = [
  "Pyydetty kapasiteetti ylittää kohteen laitteiden tehon.", "Kohde on toisen verkkoyhtiön alueella, ehdotamme uutta kyselyä heille.", "Toivottu päivä on mahdoton, tehkää uusi tilaus kuukautta myöhemmäksi.", "Laitetila poistetaan käytöstä syksyllä.",
];
// prettier-ignore
export const completionExplanations: readonly string[] = [
  "B-pään osoite puuttuu tai on epäselvä.", "Tarvitsemme huoneiston numeron.", "Yhteyshenkilön puhelinnumero ei vastaa.", "Vahvistakaa liitintyyppi ja nopeus.", "Ilmoittakaa isännöitsijän yhteystiedot.",
];
// prettier-ignore
export const endReasons: readonly string[] = [
  "Toimipiste suljetaan.", "Korvataan suuremmalla.", "Asiakkaan sopimus päättyy.", "Kohde siirtyy omaan verkkoon.", "Laitteet siirretään toiseen laitetilaan.",
];
