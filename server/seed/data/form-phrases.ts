import type { Phrase, PhrasesByKind } from "./phrase.ts";

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
  () => "Pihassa on puomi, avain haettava ennen käyntiä. Talvella tie aurataan pyynnöstä.",
];

const fibreTechnologies = [
  "Kuitu, yksimuoto G.652D",
  "Kuitu, kaksi kuitua",
  "Valokuitu talojakamoon, sisäverkko kuparilla",
];
const copperTechnologies = ["Metallipari", "Metallipari, kaksi paria"];

export function connectionTechnologiesOf(productName: string): readonly string[] {
  return /kuitu/i.test(productName) ? fibreTechnologies : copperTechnologies;
}

// prettier-ignore
export const installations: readonly Phrase[] = [
  () => "Asennus virka-aikana, katkos sallittu ennen klo 7.",
  (n) => `Kaapelointi ${n(5, 60)} m listaa pitkin, läpivienti palokatkolla.`,
  () => "Tilaajan asentaja on paikalla, toimittaja mittaa ja merkitsee kytkennät.",
  () => "Laitteet tuodaan paikalle asennusta edeltävänä päivänä.",
];

/** What is to be placed. */
// prettier-ignore
export const placementArguments: Pick<PhrasesByKind, "devices" | "antennas"> = {
  antennas: [
    (n) => `Sektoriantenni ${n(1, 3)} kpl, etäradioyksikkö ${n(1, 3)} kpl, tilantarve ${n(1, 2)} m² laitetilassa, tehontarve ${n(3, 18) * 100} W.`,
    (n) => `Linkkiantenni halkaisijaltaan ${n(3, 6) * 10} cm, suunta ${n(10, 350)}°, sisäyksikkö 1U laitetilaan.`,
  ],
  devices: [
    (n) => `Reititin 1U ja kytkin 1U, syvyys 60 cm, tehontarve ${n(2, 12) * 50} W, kaksi sähkönsyöttöä.`,
    (n) => `Palvelin 2U ${n(1, 6)} kpl, jäähdytyksen tarve ${n(1, 4)} kW, kaksi eri syöttöä.`,
  ],
};

// prettier-ignore
export const configurations: readonly Phrase[] = [
  (n) => `BGP, tilaajan AS ${n(64_512, 65_534)}, täydet reitit, max-prefix ${n(5, 40) * 10}.`,
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

const anySubscriberInfos: readonly Phrase[] = [
  (n) => `Liittyy hankkeeseen, jossa on ${n(4, 22)} kohdetta. Toivomme yhtenäistä nimeämistä.`,
  () => "Toimitus on sidottu rakennusluvan aikatauluun, päivä voi vielä tarkentua.",
  () => "Asiakas toivoo asennusta iltapäivällä.",
  () => "Ilmoittakaa heti, jos päivä ei pidä.",
];

// prettier-ignore
export const subscriberInfos: PhrasesByKind = {
  line: [
    ...anySubscriberInfos,
    () => "Asiakas muuttaa tiloihin kuun vaihteessa, yhteyden oltava käytössä ensimmäisenä päivänä.",
    () => "Nykyinen yhteys jää rinnalle kahdeksi viikoksi, irtisanotaan erikseen.",
    () => "Kohteessa on jo toimittajan kuitu, vapaita kuituja pitäisi olla.",
    () => "Ilmoittakaa ajoissa, jos kaivulupa venyttää toimitusta.",
  ],
  devices: [...anySubscriberInfos, () => "Laitteet vaihdetaan vanhojen paikalle, vanhat puretaan samalla käynnillä.", () => "Tarvitsemme kulkuluvan kahdelle asentajalle."],
  antennas: [...anySubscriberInfos, () => "Lujuuslaskelma on tehty viime vuonna, toimitamme sen pyydettäessä.", () => "Vanhat antennit puretaan uusien tultua käyttöön."],
  work: [...anySubscriberInfos, () => "Työ tehtävä ennen laitevaihtoa, jonka aika on sovittu asiakkaan kanssa.", () => "Kuvat kohteesta lähetetään asentajalle etukäteen."],
};
