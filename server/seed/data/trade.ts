import type { DocumentType } from "@runko/domain/enumerations/document-types";

/** Who subscribes to whose services, and how often a case comes of it compared with the others. */
export type TradeSketch = {
  subscriber: string;
  supplier: string;
  weight: number;
  /** Types left out of the subscription. */
  without?: readonly DocumentType[];
  /** Asked for, not yet activated by the supplier. */
  pending?: true;
};

// prettier-ignore
export const tradeSketches: readonly TradeSketch[] = [
  { subscriber: "kymijoki", supplier: "saimaa", weight: 110 },
  { subscriber: "kymijoki", supplier: "pohjanlahti", weight: 28 },
  { subscriber: "kymijoki", supplier: "vanajanselka", weight: 16 },
  { subscriber: "kymijoki", supplier: "lappi", weight: 8 },
  { subscriber: "kymijoki", supplier: "lansirannikko", weight: 8 },
  { subscriber: "kymijoki", supplier: "keharanta", weight: 8 },
  { subscriber: "kymijoki", supplier: "oulujoki", weight: 0, pending: true },
  { subscriber: "koria", supplier: "saimaa", weight: 22 },
  { subscriber: "koria", supplier: "paijanne", weight: 6 },
  { subscriber: "ruotsinsalmi", supplier: "saimaa", weight: 22 },
  { subscriber: "ruotsinsalmi", supplier: "pohjanlahti", weight: 5 },
  { subscriber: "elimaki", supplier: "saimaa", weight: 14, without: ["CancelOrder"] },
  { subscriber: "aurajoki", supplier: "saimaa", weight: 46 },
  { subscriber: "aurajoki", supplier: "pohjanlahti", weight: 30 },
  { subscriber: "aurajoki", supplier: "lansirannikko", weight: 14 },
  { subscriber: "aurajoki", supplier: "vanajanselka", weight: 8 },
  { subscriber: "saimaa", supplier: "pohjanlahti", weight: 44 },
  { subscriber: "saimaa", supplier: "lappi", weight: 14 },
  { subscriber: "saimaa", supplier: "savonselka", weight: 12 },
  { subscriber: "saimaa", supplier: "karjalanranta", weight: 12 },
  { subscriber: "saimaa", supplier: "oulujoki", weight: 8 },
  { subscriber: "lappi", supplier: "saimaa", weight: 12 },
  { subscriber: "lappi", supplier: "oulujoki", weight: 14 },
  { subscriber: "lappi", supplier: "jokkavuoma", weight: 8, without: ["Fault"] },
  { subscriber: "tammermaa", supplier: "vanajanselka", weight: 16 },
  { subscriber: "tammermaa", supplier: "harjunlaki", weight: 10, without: ["Fault"] },
  { subscriber: "tammermaa", supplier: "saimaa", weight: 14 },
  { subscriber: "pispala", supplier: "vanajanselka", weight: 10 },
  { subscriber: "pispala", supplier: "lansirannikko", weight: 6 },
  { subscriber: "lakeus", supplier: "pohjanlahti", weight: 24 },
  { subscriber: "lakeus", supplier: "merenkurkku", weight: 14 },
  { subscriber: "kallavesi", supplier: "savonselka", weight: 12 },
  { subscriber: "kallavesi", supplier: "saimaa", weight: 16 },
  { subscriber: "kallavesi", supplier: "keurusselka", weight: 8 },
  { subscriber: "porvoonjoki", supplier: "saimaa", weight: 14 },
  { subscriber: "porvoonjoki", supplier: "keharanta", weight: 8 },
  { subscriber: "hiidenvesi", supplier: "keharanta", weight: 10 },
  { subscriber: "hiidenvesi", supplier: "lansirannikko", weight: 8 },
  { subscriber: "vuoksi", supplier: "saimaa", weight: 18 },
  { subscriber: "pielinen", supplier: "karjalanranta", weight: 14, without: ["Inquiry"] },
  { subscriber: "kainuu", supplier: "oulujoki", weight: 14 },
  { subscriber: "kainuu", supplier: "saimaa", weight: 8 },
  { subscriber: "raumanmeri", supplier: "lansirannikko", weight: 12 },
  { subscriber: "loimijoki", supplier: "vanajanselka", weight: 10 },
  { subscriber: "loimijoki", supplier: "lansirannikko", weight: 6 },
  { subscriber: "suomenselka", supplier: "oulujoki", weight: 8, without: ["CancelOrder", "Fault"] },
  { subscriber: "suomenselka", supplier: "pohjanlahti", weight: 8, without: ["CancelOrder", "Fault"] },
  { subscriber: "pilvisatama", supplier: "keharanta", weight: 16 },
  { subscriber: "pilvisatama", supplier: "saimaa", weight: 14 },
  { subscriber: "pilvisatama", supplier: "lansirannikko", weight: 8 },
  { subscriber: "mobiililuoto", supplier: "harjunlaki", weight: 14, without: ["Fault"] },
  { subscriber: "mobiililuoto", supplier: "lappi", weight: 10 },
  { subscriber: "mobiililuoto", supplier: "saimaa", weight: 12 },
  { subscriber: "kaarna", supplier: "paijanne", weight: 12 },
  { subscriber: "kaarna", supplier: "keurusselka", weight: 8 },
  { subscriber: "etelansalmi", supplier: "saimaa", weight: 10 },
  { subscriber: "satakieli", supplier: "savonselka", weight: 8 },
  { subscriber: "satakieli", supplier: "paijanne", weight: 8 },
  { subscriber: "satakieli", supplier: "merenkurkku", weight: 0, pending: true },
];

/** What a supplier writes about a subscriber, beside customer and contract number (D-18). */
export const subscriberNotes: readonly string[] = [
  "Asennukset sovitaan aina asiakkaan yhteyshenkilön kanssa vähintään kaksi työpäivää ennen.",
  "Kuukausilaskutus kauden alussa, tilaukset koontilaskulle.",
  "Puitesopimus uusittu viime keväänä, hinnat liitteen 2 mukaan.",
  "Laitetilakäynnit: kulkulupa haettava valvomosta arkisin kello 8–16.",
  "Projektitoimituksissa käytetään projektitunnusta kaikissa viesteissä.",
  "Kiireelliset tilaukset on vahvistettava myös puhelimitse.",
  "",
];
