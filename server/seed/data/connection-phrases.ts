import type { ProductCategory } from "@runko/domain/enumerations/product-categories";

/** A whole number between two, for phrases with figures in them. */
export type Figure = (least: number, most: number) => number;
export type Phrase = (figure: Figure) => string;

// prettier-ignore
export const passageInstructions: readonly Phrase[] = [
  () => "Talojakamo kellarissa, avain huoltoyhtiöltä. Soita puoli tuntia ennen saapumista.",
  (n) => `Laitetila ${n(1, 4)}. kerroksessa, kulku pääovesta ja ilmoittautuminen aulaan.`,
  () => "Portti on lukossa klo 16 jälkeen, ovikoodi annetaan asentajalle puhelimitse.",
  (n) => `Käynti sisäpihan kautta, tekninen tila rapussa ${["A", "B", "C", "D"][n(0, 3)]}. Avain putkilukossa.`,
  () => "Jakamo parkkihallin perällä. Vartija avaa oven, henkilökortti mukaan.",
  () => "Työmaa-alue: kypärä ja turvakengät pakolliset, perehdytys työmaatoimistossa ennen töiden alkua.",
  (n) => `Kiinteistön sähkötila on lukittu. Huoltomies paikalla arkisin klo 7–15, sisäänkäynti ${n(2, 5)}.`,
  () => "Sovi käynti etukäteen yhteyshenkilön kanssa. Koulun lomien aikana ovet avaa vahtimestari.",
  () => "Ajo mastolle metsätietä, puomin avain haettava ennen käyntiä. Talvella tie aurataan pyynnöstä.",
];

const fibreTechnologies = [
  "Kuitu, yksimuoto G.652D",
  "Kuitu, kaksi kuitua",
  "Valokuitu talojakamoon, sisäverkko kuparilla",
];
const copperTechnologies = ["Metallipari", "Metallipari, kaksi paria"];
const isFibre = (productName: string) => /kuitu/i.test(productName);

export function connectionTechnologiesOf(productName: string): readonly string[] {
  return isFibre(productName) ? fibreTechnologies : copperTechnologies;
}

// prettier-ignore
export const installations: readonly Phrase[] = [
  () => "Asennus virka-aikana, katkos sallittu ennen klo 7.",
  () => "Päätelaite asennetaan seinälle jakamon viereen, tilaaja toimittaa hyllyn.",
  (n) => `Kaapelointi ${n(5, 60)} m listaa pitkin, läpivienti palokatkolla.`,
  () => "Tilaajan asentaja on paikalla, toimittaja mittaa ja merkitsee kuidut.",
  () => "Laitteet tuodaan paikalle asennusta edeltävänä päivänä.",
];

// prettier-ignore
export const placementArguments: readonly Phrase[] = [
  (n) => `Sektoriantenni ${n(1, 3)} kpl, etäradioyksikkö ${n(1, 3)} kpl, tilantarve ${n(1, 2)} m² laitetilassa, tehontarve ${n(3, 18) * 100} W.`,
  (n) => `Reititin 1U ja kytkin 1U, syvyys 60 cm, tehontarve ${n(2, 12) * 50} W, kaksi sähkönsyöttöä.`,
  (n) => `Palvelin 2U ${n(1, 6)} kpl, jäähdytyksen tarve ${n(1, 4)} kW, kaksi eri syöttöä.`,
  (n) => `Linkkiantenni halkaisijaltaan ${n(3, 6) * 10} cm, suunta ${n(10, 350)}°, sisäyksikkö 1U laitetilaan.`,
];

// prettier-ignore
export const configurations: readonly Phrase[] = [
  (n) => `BGP, tilaajan AS ${n(64512, 65534)}, täydet reitit, max-prefix ${n(5, 40) * 10}.`,
  (n) => `BGP, oletusreitti riittää. Linkkiverkko 192.0.2.${n(1, 60) * 4}/30, BFD käytössä.`,
  () => "BGP IPv4 ja IPv6, blackhole-yhteisöt käyttöön, ylläpitoikkuna tiistaisin klo 2–5.",
];

// prettier-ignore
export const serviceDescriptions: readonly Phrase[] = [
  (n) => `Kuitupäätteen jatkaminen talojakamossa, ${n(2, 24)} kuitua, ja mittaus molemmista päistä.`,
  () => "Kytkentöjen tarkistus ja merkintä laitetilassa ennen päätelaitteen vaihtoa.",
  (n) => `Sisäverkon kartoitus, ${n(8, 60)} huoneistoa, raportti ja ehdotus parannuksista.`,
  () => "Laitteen uudelleenkäynnistys ja merkkivalojen tarkistus laitetilassa tilaajan ohjeen mukaan.",
  (n) => `Reittisuunnitelma uudelle kuituyhteydelle, arvio kaivuumatkasta ${n(2, 19) * 50} m.`,
  () => "Päätelaitteen vaihto asiakkaan tiloissa ja yhteyden testaus asiakkaan kanssa.",
];

// prettier-ignore
export const subscriberInfos: readonly Phrase[] = [
  () => "Asiakas muuttaa tiloihin kuun vaihteessa, yhteyden oltava käytössä ensimmäisenä päivänä.",
  () => "Nykyinen yhteys jää rinnalle kahdeksi viikoksi, irtisanotaan erikseen.",
  () => "Kohteessa on jo toimittajan kuitu, vapaita kuituja pitäisi olla.",
  (n) => `Liittyy hankkeeseen, jossa yhdistetään ${n(4, 22)} toimipistettä. Toivomme yhtenäistä nimeämistä.`,
  () => "Toimitus on sidottu rakennusluvan aikatauluun, päivä voi vielä tarkentua.",
  () => "Ilmoittakaa ajoissa, jos kaivulupa venyttää toimitusta.",
  () => "Asiakas toivoo asennusta iltapäivällä.",
];

// prettier-ignore
export const supplierInfos: readonly Phrase[] = [
  () => "Hinta sisältää asennuksen talojakamoon. Sisäverkko tilaajan vastuulla.",
  (n) => `Reitti vaatii ${n(2, 40) * 10} m kaivua, lupa haetaan kaupungilta.`,
  () => "Yhteys toteutetaan olemassa olevalla kuidulla, jatkosrasia kadun toisella puolella.",
  () => "Toimitusaika edellyttää, että talojakamo on auki sovittuna päivänä.",
  () => "Laajennus on jo rakenteilla, valmis seuraavan vuosineljänneksen aikana.",
  () => "Varmistus mahdollinen eri reittiä, pyydä erillinen tarjous.",
];

/** Goes with the answer to an order. */
// prettier-ignore
export const orderInfos: readonly Phrase[] = [
  () => "Asentaja ottaa yhteyttä edellisenä päivänä.",
  () => "Kytkentä tehdään aamulla ennen kello yhdeksää, lyhyt katkos on mahdollinen.",
  (n) => `Työnumero ${n(40_000, 79_999)}, mainitkaa se yhteydenotoissa.`,
  () => "Talojakamon on oltava auki sovittuna päivänä, turhasta käynnistä veloitetaan.",
];

/** Why a delivery is later than it was promised. */
// prettier-ignore
export const delayInfos: readonly Phrase[] = [
  () => "Kaivulupa viipyy, uusi päivä on arvio.",
  () => "Talojakamoon ei päästy sovittuna päivänä, käynti sovittu uudelleen.",
  () => "Laitetoimitus myöhässä, kytkentä heti laitteen saavuttua.",
  () => "Sairaustapaus asennusryhmässä, työ siirtyy seuraavalle vapaalle ajalle.",
];

/** Goes with the estimate "longer than four weeks". */
// prettier-ignore
export const longDeliveryInfos: readonly Phrase[] = [
  (n) => `Toimitus ${n(6, 14)} viikkoa tilauksesta: verkkoa on laajennettava ja kaivulupa haettava.`,
  () => "Maa on jäässä, rakentaminen on mahdollista vasta kevään jälkeen. Arvio toukokuun loppu.",
  (n) => `Keskittimen vaihto on käynnissä, portteja vapautuu arviolta ${n(5, 10)} viikon kuluttua.`,
];

const fibreDetails: readonly Phrase[] = [
  (n) =>
    `ODF ${n(1, 12)}, paikat ${n(1, 23)}–${n(24, 48)}. Vaimennus ${n(2, 9)},${n(0, 9)} dB (1310 nm), mitattu molemmista päistä.`,
  (n) => `Kuitu ${n(1, 96)}, jatkos JR-${n(100, 999)}. OTDR-pöytäkirja toimitettu, pituus ${n(3, 190) * 100} m.`,
];
const ethernetDetails: readonly Phrase[] = [
  (n) => `Kytketty porttiin ge-0/${n(0, 3)}/${n(0, 23)}, VLAN ${n(100, 3900)}. Läpäisytesti ajettu, häviötä ei ole.`,
  (n) => `Portti xe-${n(0, 3)}/0/${n(0, 11)}, MTU 9100. Viive ${n(1, 9)},${n(1, 9)} ms, mittaus RFC 2544 hyväksytty.`,
];
const copperDetails: readonly Phrase[] = [
  (n) => `Pari ${n(1, 100)}, jakamo ${n(10, 99)}. Silmukkavastus ${n(180, 690)} ohmia, ei vierasjännitettä.`,
  (n) => `Keskitin ${n(100, 480)}, portti ${n(1, 48)}. Linja tahdistuu ${n(60, 108)}/${n(20, 32)} Mbit/s.`,
];
const placementDetails: readonly Phrase[] = [
  (n) => `Kaappi K${n(1, 30)}, paikat U${n(1, 18)}–U${n(20, 40)}. Sulakkeet F${n(1, 24)} ja F${n(25, 48)}.`,
  (n) => `Antennit asennettu korkeudelle ${n(28, 88)} m, kaapelit merkitty. Maadoitus mitattu.`,
];
const workDetails: readonly Phrase[] = [
  (n) => `Työ tehty, aikaa kului ${n(1, 7)} h. Pöytäkirja ja kuvat toimitettu yhteyshenkilölle.`,
  () => "Työ tehty sovitusti, kohde siivottu ja avaimet palautettu.",
];

const detailsOfCategory: Record<ProductCategory, readonly Phrase[]> = {
  ANTENNA_DEVICE_PLACEMENT: placementDetails,
  DEVICE_PLACEMENT: placementDetails,
  ETHERNET_CONNECTION: ethernetDetails,
  IP_TRANSIT: ethernetDetails,
  OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS: copperDetails,
  SERVICES: workDetails,
  STATIC_AND_SUBSCRIBER_CONNECTIONS: copperDetails,
  STATIC_ETHERNET_CONNECTION: ethernetDetails,
  TRANSFER_CAPACITY: [...ethernetDetails, ...fibreDetails],
  WDM: fibreDetails,
};

/** How a delivery of this product was made. */
export function connectionDetailsOf({
  category,
  name,
}: {
  category: ProductCategory;
  name: string;
}): readonly Phrase[] {
  return detailsOfCategory[category] === copperDetails && /kuitu/i.test(name)
    ? fibreDetails
    : detailsOfCategory[category];
}
