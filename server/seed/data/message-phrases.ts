import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import { kindOf } from "./phrase.ts";

/** A conversation about a document; the first line is the opener's, the next the other side's, and so on. */
export type Conversation = {
  opener: "subscriber" | "supplier";
  subject: string;
  lines: readonly string[];
  /** Makes sense of connections alone, not of places and work. */
  ofLines?: true;
};

// prettier-ignore
const aboutDelivery: readonly Conversation[] = [
  { opener: "supplier", subject: "Pääsy talojakamoon", lines: ["Hei, kuka avaa talojakamon asennuspäivänä? Huoltoyhtiö ei vastaa numeroon.", "Hei, avain on noudettavissa isännöitsijältä arkisin klo 9–15. Ilmoitin teidän tulostanne.", "Kiitos, haemme avaimen huomenna aamulla."] },
  { opener: "subscriber", subject: "Toimituspäivä", lines: ["Onko toimituspäivä vielä voimassa? Asiakas suunnittelee muuttoa sen mukaan.", "On, asentaja on varattu. Ilmoitamme heti, jos jokin muuttuu."] },
  { opener: "supplier", subject: "Kaivulupa", lines: ["Kaupungin kaivulupa viipyy. Arvio on viikko lisää, vahvistamme päivän, kun lupa tulee.", "Selvä, välitän tiedon asiakkaalle. Onko väliaikainen yhteys mahdollinen?", "Valitettavasti ei tässä kohteessa."], ofLines: true },
  { opener: "subscriber", subject: "Yhteyshenkilö vaihtui", lines: ["Yhteyshenkilö on lomalla, paikalla on hänen sijaisensa samassa numerossa.", "Kiitos tiedosta, kirjaan asentajalle."] },
  { opener: "subscriber", subject: "VLAN-tunnus", lines: ["Voitteko vahvistaa VLAN-tunnuksen ennen kytkentää? Meillä sama tunnus on jo toisessa rajapinnassa.", "Vaihdamme tunnuksen, uusi on toimitustiedoissa.", "Hyvä, testaamme illalla."], ofLines: true },
  { opener: "supplier", subject: "Mittaustulokset", lines: ["Mittaus tehty, vaimennus on rajoissa. Pöytäkirja tulee perästä."], ofLines: true },
  { opener: "subscriber", subject: "Laskutusviite", lines: ["Lisättehän laskulle projektitunnuksen, muuten se palautuu meille.", "Lisätään, kiitos muistutuksesta."] },
];
// prettier-ignore
const aboutOffer: readonly Conversation[] = [
  { opener: "supplier", subject: "Tarkennus osoitteeseen", lines: ["Kummalla puolella katua rakennus on? Kuitu kulkee vain pohjoispuolella.", "Rakennus on pohjoispuolella, sisäänkäynti pihalta.", "Kiitos, tämä helpottaa."], ofLines: true },
  { opener: "subscriber", subject: "Kiireellinen vastaus", lines: ["Tarvitsemme vastauksen perjantaihin mennessä, asiakkaan tarjouskilpailu sulkeutuu.", "Yritämme ehtiä torstaina."] },
  { opener: "subscriber", subject: "Varmistettu reitti", lines: ["Saisiko hinnan myös kahta eri reittiä kulkevalle yhteydelle?", "Se on mahdollista, lisään hinnan lisätietoihin.", "Kiitos!"], ofLines: true },
  { opener: "supplier", subject: "Kapasiteetti", lines: ["Riittääkö 1 Gbit/s, vai varaudutaanko suoraan kymmeneen? Ero on pelkkä laite.", "Yksi riittää nyt, mutta kuitu kahdelle käytölle olisi hyvä."], ofLines: true },
  { opener: "subscriber", subject: "Sopimuskausi", lines: ["Miten hinta muuttuu, jos sopimuskausi on 60 kuukautta?"] },
];
// prettier-ignore
const aboutFault: readonly Conversation[] = [
  { opener: "supplier", subject: "Lisätietoja viasta", lines: ["Onko päätelaitteessa merkkivaloja? Meillä linja näyttää olevan ylhäällä.", "LINK palaa, mutta ACT ei vilku.", "Kiitos, vika on siis liikenteessä. Tutkimme asetukset."], ofLines: true },
  { opener: "subscriber", subject: "Tilannekatsaus", lines: ["Milloin on arvio korjauksesta? Asiakas kysyy tunnin välein.", "Asentaja on matkalla, arvio kaksi tuntia.", "Kiitos, tiedotan asiakasta."] },
  { opener: "supplier", subject: "Pääsy kohteeseen", lines: ["Asentaja on portilla, kuka avaa?", "Vartija tulee viidessä minuutissa."] },
  { opener: "subscriber", subject: "Vika uusiutui", lines: ["Yhteys katkesi uudestaan äsken. Onko korjaus vielä kesken?"], ofLines: true },
];
// prettier-ignore
const aboutEnding: readonly Conversation[] = [
  { opener: "supplier", subject: "Laitteiden palautus", lines: ["Päätelaite palautetaan meille. Lähetämmekö palautuspakkauksen?", "Kyllä kiitos, kohteen osoitteeseen.", "Pakkaus lähtee huomenna."], ofLines: true },
  { opener: "subscriber", subject: "Päättymispäivä", lines: ["Voiko päättymispäivää aikaistaa kuun loppuun?", "Irtisanomisaika on kuukausi, joten laskutus jatkuu sovittuun päivään."] },
  { opener: "supplier", subject: "Kuidun vapautus", lines: ["Vapautammeko samalla molemmat kuidut, vai jääkö toinen käyttöön?", "Molemmat voi vapauttaa."], ofLines: true },
];

const conversations: Record<DocumentType, readonly Conversation[]> = {
  AvailabilityRequest: aboutOffer,
  Inquiry: aboutOffer,
  Order: aboutDelivery,
  ChangeOrder: aboutDelivery,
  CancelOrder: aboutEnding,
  Fault: aboutFault,
};

/** The conversations that make sense about a document of this type for a product of this category. */
export function conversationsOf(type: DocumentType, category: ProductCategory): readonly Conversation[] {
  const all = conversations[type];
  return kindOf(category) === "line" ? all : all.filter(({ ofLines }) => !ofLines);
}
