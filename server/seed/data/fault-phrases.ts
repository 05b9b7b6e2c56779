import type { FaultType } from "@runko/domain/enumerations/fault-types";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import type { Phrase } from "./phrase.ts";

/** What is wrong, and what was done about it. */
export type FaultPhrase = { description: Phrase; correction: Phrase; only?: readonly ProductCategory[] };

const devices = ["DEVICE_PLACEMENT"] as const;
const antennas = ["ANTENNA_DEVICE_PLACEMENT"] as const;
const copper = ["OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS"] as const;
const services = ["SERVICES"] as const;
const transit = ["IP_TRANSIT"] as const;

// prettier-ignore
const faultPhrases: Record<FaultType, readonly FaultPhrase[]> = {
  fault: [
    { description: (n) => `Yhteys pätkii useita kertoja tunnissa, virheitä portissa ${n(200, 9000)} kpl vuorokaudessa.`, correction: () => "Likainen liitin puhdistettu ja häntäkuitu vaihdettu, virheet loppuivat." },
    { description: () => "Nopeus jää alle puoleen tilatusta, mitattu asiakkaan päästä kahdella laitteella.", correction: () => "Portin nopeusrajoitus oli väärin, asetettu tilauksen mukaiseksi ja mitattu uudelleen." },
    { description: (n) => `Pakettihävikkiä ${n(2, 9)} % ruuhka-aikaan, yöllä yhteys toimii.`, correction: () => "Runkolinkin kuorma jaettu toiselle reitille, hävikkiä ei enää mitattu." },
    { description: () => "Linja tahdistuu, mutta liikenne ei kulje. VLAN tarkistettu omasta päästä.", correction: (n) => `VLAN ${n(100, 3900)} puuttui välikytkimestä, lisätty.` },
    { description: () => "Metallipari kohisee ja yhteys putoaa sateella.", correction: () => "Jatkoskotelo avattu ja kuivattu, pari vaihdettu toiseen.", only: copper },
    { description: () => "Laitepaikan toinen sähkönsyöttö on poikki, laite toimii toisen varassa.", correction: (n) => `Sulake F${n(1, 48)} vaihdettu, kuormat tasattu.`, only: devices },
    { description: (n) => `Laitetilan lämpötila ${n(31, 38)} astetta, laitteet hälyttävät.`, correction: () => "Jäähdytyskoneen suodatin vaihdettu, lämpötila palautui normaaliksi.", only: devices },
    { description: () => "Antennin kaapeli on irronnut kiinnikkeestä ja hakkaa mastoon.", correction: () => "Kaapeli kiinnitetty uudelleen ja kiinnikkeet tarkistettu koko matkalta.", only: antennas },
    { description: () => "Työn jäljiltä jatkos on auki ja kaapeli roikkuu jakamossa.", correction: () => "Jatkos suljettu ja kaapeli kiinnitetty, kohde kuvattu.", only: services },
  ],
  urgentFault: [
    { description: () => "Yhteys kokonaan poikki, asiakkaan kassajärjestelmä ei toimi. Päätelaitteessa ei signaalia.", correction: (n) => `Kuitukaapeli poikki kaivutyön vuoksi, jatkettu kohdassa ${n(1, 9)},${n(1, 9)} km keskuksesta.` },
    { description: () => "Runkoyhteys alhaalla molempiin suuntiin, kymmeniä asiakkaita ilman palvelua.", correction: () => "Linjakortti rikkoutunut, vaihdettu varakortti ja palautettu asetukset." },
    { description: () => "BGP-istunto pudonnut eikä nouse, liikenne varareitillä täynnä.", correction: () => "Istunto palautui ohjelmiston uudelleenkäynnistyksellä, vikaraportti laitetoimittajalle.", only: transit },
    { description: () => "Mastossa sähkökatko, akusto loppumassa. Tukiasema sammuu tunnin sisällä.", correction: () => "Aggregaatti käynnistetty ja sähköyhtiö korjasi syötön, akusto ladattu.", only: antennas },
    { description: () => "Laitetilan molemmat sähkönsyötöt poikki, laitteet sammuneet.", correction: () => "Pääsulake vaihdettu ja syötöt palautettu, kuormat tarkistettu.", only: devices },
    { description: () => "Asentajakäynnin jälkeen koko rapun yhteydet ovat poikki.", correction: () => "Kytkentä oli irronnut jakamossa, palautettu ja testattu.", only: services },
  ],
  deliveryChecking: [
    { description: () => "Toimituksen mukaan valmis, mutta kuitupäätteessä ei ole valoa.", correction: () => "Kuidut olivat ristissä jakamossa, käännetty ja mitattu uudelleen." },
    { description: () => "Toimitettu portti ei vastaa tilausta: pyydetty LC, asennettu SC.", correction: () => "Välikaapeli vaihdettu LC-liittimiseen, merkinnät korjattu." },
    { description: () => "Mittauspöytäkirja puuttuu toimituksesta, vaimennus näyttää suurelta.", correction: (n) => `Mitattu uudelleen, vaimennus ${n(3, 8)},${n(0, 9)} dB. Pöytäkirja toimitettu.` },
    { description: () => "Yhteys kytketty väärään huoneistoon talojakamossa.", correction: () => "Kytkentä siirretty oikeaan huoneistoon ja testattu asukkaan kanssa." },
    { description: () => "Kaapista puuttuu toinen sähkönsyöttö, joka oli tilauksessa.", correction: (n) => `Toinen syöttö kytketty sulakkeelle F${n(1, 48)} ja mitattu.`, only: devices },
    { description: (n) => `Antenni on suunnattu väärin, poikkeama noin ${n(8, 40)} astetta.`, correction: () => "Antenni suunnattu uudelleen ja kuvattu.", only: antennas },
    { description: () => "Tilatusta työstä puuttuu mittauspöytäkirja.", correction: () => "Pöytäkirja toimitettu yhteyshenkilölle.", only: services },
  ],
};

// prettier-ignore
export const limitingActions: readonly string[] = ["Liikenne ohjattu varareitille vian ajaksi.", "Asiakkaille tiedotettu, väliaikainen mobiiliyhteys toimitettu.", "Vioittunut portti suljettu, kuorma siirretty toiseen."];
// prettier-ignore
export const severities: readonly string[] = ["Vähäinen", "Merkittävä", "Vakava", "Kriittinen"];
// prettier-ignore
export const serviceLevels: readonly string[] = ["SLA 24/7, 4 h", "SLA 24/7, 8 h", "Arkisin 8–16, 8 h", "Perus"];
// prettier-ignore
export const otherFaultInfos: readonly string[] = ["Päätelaite käynnistetty uudelleen kahdesti.", "Vika alkoi sähkökatkon jälkeen.", "Asiakkaalla on varayhteys, ei estä työskentelyä.", "Kohteeseen pääsee ympäri vuorokauden, soita päivystykseen.", "Sama vika oli myös viime kuussa."];

const hasOwnFaults = (category: ProductCategory) =>
  [...devices, ...antennas, ...services].some((one) => one === category);

/** The faults that a product of this category can have. */
export function faultPhrasesOf(type: FaultType, category: ProductCategory): readonly FaultPhrase[] {
  return faultPhrases[type].filter(({ only }) => (only ? only.includes(category) : !hasOwnFaults(category)));
}
