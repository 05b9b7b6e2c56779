import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import type { Phrase, PhrasesByKind } from "./phrase.ts";

/** Goes with the answer to a question. */
// prettier-ignore
export const supplierInfos: PhrasesByKind = {
  line: [
    () => "Hinta sisältää asennuksen talojakamoon. Sisäverkko tilaajan vastuulla.",
    (n) => `Reitti vaatii ${n(2, 40) * 10} m kaivua, lupa haetaan kaupungilta.`,
    () => "Yhteys toteutetaan olemassa olevalla kuidulla, jatkosrasia kadun toisella puolella.",
    () => "Toimitusaika edellyttää, että talojakamo on auki sovittuna päivänä.",
    () => "Laajennus on jo rakenteilla, valmis seuraavan vuosineljänneksen aikana.",
    () => "Varmistus mahdollinen eri reittiä, pyydä erillinen tarjous.",
  ],
  devices: [(n) => `Vapaana ${n(1, 6)} kaappia, sähköä enintään ${n(2, 8)} kW kaappia kohti.`, () => "Kulkuluvat ja kaapin lukitus sisältyvät hintaan.", () => "Kaapelointi muihin laitetiloihin tarjotaan erikseen."],
  antennas: [(n) => `Vapaa korkeus ${n(24, 60)}–${n(61, 85)} m. Lujuuslaskelma sisältyy hintaan.`, () => "Nosturi tarvitaan, hinta sisältää yhden nostopäivän.", () => "Asennus tehdään omalla mastoryhmällämme."],
  work: [() => "Hinta sisältää matkat ja tarvikkeet.", () => "Yli kahden tunnin työstä veloitetaan tuntihinta.", () => "Iltatyö tarjotaan pyynnöstä."],
};

/** Goes with the estimate "longer than four weeks". */
// prettier-ignore
export const longDeliveryInfos: PhrasesByKind = {
  line: [
    (n) => `Toimitus ${n(6, 14)} viikkoa tilauksesta: verkkoa on laajennettava ja kaivulupa haettava.`,
    () => "Maa on jäässä, rakentaminen on mahdollista vasta kevään jälkeen. Arvio toukokuun loppu.",
    (n) => `Keskittimen vaihto on käynnissä, portteja vapautuu arviolta ${n(5, 10)} viikon kuluttua.`,
  ],
  devices: [(n) => `Laitetilaa laajennetaan, uusia kaappeja on käytössä ${n(6, 12)} viikon kuluttua.`],
  antennas: [(n) => `Maston lujuuslaskelma ja vahvistus vievät ${n(6, 16)} viikkoa.`],
  work: [(n) => `Asentajat on varattu, seuraava vapaa aika on ${n(5, 9)} viikon kuluttua.`],
};

const anyOrderInfos: readonly Phrase[] = [
  () => "Asentaja ottaa yhteyttä edellisenä päivänä.",
  (n) => `Työnumero ${n(40_000, 79_999)}, mainitkaa se yhteydenotoissa.`,
];

/** Goes with the answer to an order. */
// prettier-ignore
export const orderInfos: PhrasesByKind = {
  line: [
    ...anyOrderInfos,
    () => "Kytkentä tehdään aamulla ennen kello yhdeksää, lyhyt katkos on mahdollinen.",
    () => "Talojakamon on oltava auki sovittuna päivänä, turhasta käynnistä veloitetaan.",
  ],
  devices: [...anyOrderInfos, () => "Laitteet voi toimittaa vastaanottoon arkisin klo 8–15."],
  antennas: [...anyOrderInfos, () => "Nostopäivä riippuu tuulesta, varapäivä on seuraava arkipäivä."],
  work: anyOrderInfos,
};

const anyDelays: readonly Phrase[] = [
  () => "Sairaustapaus asennusryhmässä, työ siirtyy seuraavalle vapaalle ajalle.",
  () => "Kohteeseen ei päästy sovittuna päivänä, käynti sovittu uudelleen.",
];

/** Why a delivery is later than it was promised. */
// prettier-ignore
export const delayInfos: PhrasesByKind = {
  line: [...anyDelays, () => "Kaivulupa viipyy, uusi päivä on arvio.", () => "Laitetoimitus myöhässä, kytkentä heti laitteen saavuttua."],
  devices: [...anyDelays, () => "Sähkötyöt laitetilassa kesken, kaappi käytössä niiden jälkeen."],
  antennas: [...anyDelays, () => "Nosto siirtyi kovan tuulen vuoksi."],
  work: anyDelays,
};

// prettier-ignore
const fibreDetails: readonly Phrase[] = [
  (n) => `ODF ${n(1, 12)}, paikat ${n(1, 23)}–${n(24, 48)}. Vaimennus ${n(2, 9)},${n(0, 9)} dB (1310 nm), mitattu molemmista päistä.`,
  (n) => `Kuitu ${n(1, 96)}, jatkos JR-${n(100, 999)}. OTDR-pöytäkirja toimitettu, pituus ${n(3, 190) * 100} m.`,
];
const ethernetDetails: readonly Phrase[] = [
  (n) => `Kytketty porttiin ge-0/${n(0, 3)}/${n(0, 23)}, VLAN ${n(100, 3900)}. Läpäisytesti ajettu, häviötä ei ole.`,
  (n) => `Portti xe-${n(0, 3)}/0/${n(0, 11)}, MTU 9100. Viive ${n(1, 9)},${n(1, 9)} ms, mittaus RFC 2544 hyväksytty.`,
];
const copperDetails: readonly Phrase[] = [
  (n) => `Pari ${n(1, 100)}, jakamo ${n(10, 99)}. Silmukkavastus ${n(180, 690)} ohmia, ei vierasjännitettä.`,
  (n) => `Keskitin ${n(100, 480)}, portti ${n(1, 48)}. Mittaus hyväksytty, ei häiriöitä.`,
];
const deviceDetails: readonly Phrase[] = [
  (n) => `Kaappi K${n(1, 30)}, paikat U${n(1, 18)}–U${n(20, 40)}. Sulakkeet F${n(1, 24)} ja F${n(25, 48)}.`,
  (n) => `Kaappi K${n(1, 30)} luovutettu, avaimet ${n(1, 3)} kpl. Lämpötila ${n(19, 24)} astetta.`,
];
const antennaDetails: readonly Phrase[] = [
  (n) => `Antennit asennettu korkeudelle ${n(28, 88)} m, kaapelit merkitty. Maadoitus mitattu.`,
  (n) => `Paikka ${n(1, 9)} mastossa, kaapelireitti kulkee tikkaita pitkin laitetilaan ${n(1, 3)}.`,
];
const workDetails: readonly Phrase[] = [
  (n) => `Työ tehty, aikaa kului ${n(1, 7)} h. Pöytäkirja ja kuvat toimitettu yhteyshenkilölle.`,
  () => "Työ tehty sovitusti, kohde siivottu ja avaimet palautettu.",
];

const detailsOfCategory: Record<ProductCategory, readonly Phrase[]> = {
  ANTENNA_DEVICE_PLACEMENT: antennaDetails,
  DEVICE_PLACEMENT: deviceDetails,
  ETHERNET_CONNECTION: ethernetDetails,
  IP_TRANSIT: ethernetDetails,
  OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS: copperDetails,
  SERVICES: workDetails,
  STATIC_AND_SUBSCRIBER_CONNECTIONS: copperDetails,
  STATIC_ETHERNET_CONNECTION: ethernetDetails,
  TRANSFER_CAPACITY: [...ethernetDetails, ...fibreDetails],
  WDM: fibreDetails,
};

type Delivered = { category: ProductCategory; name: string };

/** How a delivery of this product was made. */
export function connectionDetailsOf({ category, name }: Delivered): readonly Phrase[] {
  const details = detailsOfCategory[category];
  return details === copperDetails && /kuitu/i.test(name) ? fibreDetails : details;
}
