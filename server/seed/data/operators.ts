import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { proposedTargets, type ServiceClass } from "@runko/domain/service-times/service-targets";
import type { ProductGroupKey } from "./product-groups.ts";

export type OperatorSketch = {
  key: string;
  name: string;
  /** Of its e-mail addresses, without the ending. */
  domain: string;
  town: string;
  roles: readonly OrganizationRole[];
  parent?: string;
  backboneOperator?: true;
  publicSupplier?: true;
  multiproduct?: true;
  /** Working days before a normal delivery, and days after a delivery to ask for its checking, where they differ from the usual. */
  minimumNormalDeliveryDays?: number;
  deliveryCheckDays?: number;
  /** Where it has chosen other than the portal. */
  editLockMinutes?: number;
  retentionDays?: number;
  /** Types that it may not create, or does not take as a supplier. */
  without?: readonly DocumentType[];
  offers?: readonly ProductGroupKey[];
  /** SLA classes by which it serves some of them. */
  classes?: readonly ServiceClass[];
  staff: number;
};

const buys = ["SUBSCRIBER", "SUBSCRIBER_ADMIN"] as const;
const sells = ["SUPPLIER", "SUPPLIER_ADMIN", "ERROR_HANDLER"] as const;
const sellsWithoutFaults = ["SUPPLIER", "SUPPLIER_ADMIN"] as const;

const fast: ServiceClass = { name: "Nopea", targets: proposedTargets };

/** Invented operators; parents stand before their children. */
// prettier-ignore
export const operatorSketches: readonly OperatorSketch[] = [
  { key: "saimaa", name: "Saimaan Runkoverkko Oy", domain: "saimaanrunko", town: "Lappeenranta", roles: [...sells, ...buys], backboneOperator: true, multiproduct: true, staff: 11, classes: [fast],
    offers: ["antennas", "devices", "ethernet", "ethernetTransport", "transit", "operatorLines", "services", "subscriberLines", "darkFibre", "staticEthernet", "capacity", "wdm"] },
  { key: "savonselka", name: "Savonselän Kuitu Oy", domain: "savonselkakuitu", town: "Savonlinna", roles: sells, parent: "saimaa", staff: 4, offers: ["subscriberLines", "darkFibre", "operatorLines"] },
  { key: "karjalanranta", name: "Karjalanrannan Verkko Oy", domain: "karjalanranta", town: "Joensuu", roles: sells, parent: "saimaa", staff: 4, offers: ["subscriberLines", "ethernet", "services"] },
  { key: "pohjanlahti", name: "Pohjanlahden Kuitu Oy", domain: "pohjanlahdenkuitu", town: "Vaasa", roles: sells, staff: 7, minimumNormalDeliveryDays: 8,
    offers: ["ethernet", "subscriberLines", "darkFibre", "capacity", "staticEthernet", "devices", "services", "wdm"] },
  { key: "lappi", name: "Lapin Valoyhteydet Oy", domain: "lapinvalo", town: "Rovaniemi", roles: [...sells, ...buys], backboneOperator: true, minimumNormalDeliveryDays: 15, editLockMinutes: 30, staff: 6,
    offers: ["antennas", "darkFibre", "subscriberLines", "ethernet", "capacity", "wdm"] },
  { key: "jokkavuoma", name: "Jokkavuoman Verkko Oy", domain: "jokkavuoma", town: "Sodankylä", roles: sellsWithoutFaults, parent: "lappi", staff: 3, without: ["Fault"], offers: ["subscriberLines", "antennas"] },
  { key: "vanajanselka", name: "Vanajanselän Valokaapeli Oy", domain: "vanajanvalo", town: "Hämeenlinna", roles: sells, staff: 5, offers: ["darkFibre", "subscriberLines", "staticEthernet", "operatorLines"] },
  { key: "lansirannikko", name: "Länsirannikon Siirtoyhteydet Oy", domain: "lansisiirto", town: "Pori", roles: sells, publicSupplier: true, staff: 5, offers: ["capacity", "wdm", "transit", "ethernet"] },
  { key: "paijanne", name: "Päijänteen Verkkopalvelu Oy", domain: "paijanneverkko", town: "Jyväskylä", roles: sells, publicSupplier: true, multiproduct: true, staff: 5, offers: ["subscriberLines", "operatorLines", "services", "ethernet"] },
  { key: "keharanta", name: "Kehärannan Laitetilat Oy", domain: "keharanta", town: "Vantaa", roles: sells, staff: 4, minimumNormalDeliveryDays: 5, offers: ["devices", "transit", "services"] },
  { key: "harjunlaki", name: "Harjunlaen Mastot Oy", domain: "harjunlaki", town: "Tampere", roles: sellsWithoutFaults, staff: 3, minimumNormalDeliveryDays: 20, without: ["Fault"], offers: ["antennas", "devices"] },
  { key: "keurusselka", name: "Keurusselän Kuituverkko Oy", domain: "keurusselka", town: "Jyväskylä", roles: sells, staff: 4, deliveryCheckDays: 21, offers: ["darkFibre", "subscriberLines", "ethernet"] },
  { key: "oulujoki", name: "Oulujoen Kuituverkko Oy", domain: "oulujokikuitu", town: "Oulu", roles: sells, staff: 5, offers: ["darkFibre", "ethernet", "staticEthernet", "subscriberLines"] },
  { key: "merenkurkku", name: "Merenkurkun Yhteydet Ab", domain: "merenkurkku", town: "Kokkola", roles: sells, staff: 4, offers: ["subscriberLines", "operatorLines", "ethernet"] },

  { key: "kymijoki", name: "Kymijoen Verkko Oy", domain: "kymijoenverkko", town: "Kotka", roles: buys, staff: 7 },
  { key: "koria", name: "Korian Yhteydet Oy", domain: "korianyhteydet", town: "Kouvola", roles: buys, parent: "kymijoki", staff: 3 },
  { key: "ruotsinsalmi", name: "Ruotsinsalmen Netti Oy", domain: "ruotsinsalminetti", town: "Kotka", roles: buys, parent: "kymijoki", staff: 3 },
  { key: "elimaki", name: "Elimäen Tietoverkko Oy", domain: "elimaenverkko", town: "Kouvola", roles: buys, parent: "kymijoki", staff: 2, without: ["CancelOrder"] },
  { key: "aurajoki", name: "Aurajoen Tietoliikenne Oy", domain: "aurajokitele", town: "Turku", roles: buys, staff: 5 },
  { key: "tammermaa", name: "Tammermaan Operointi Oy", domain: "tammermaa", town: "Tampere", roles: buys, staff: 4 },
  { key: "pispala", name: "Pispalanharjun Netti Oy", domain: "pispalanetti", town: "Tampere", roles: buys, parent: "tammermaa", staff: 2 },
  { key: "lakeus", name: "Lakeuden Laajakaista Oy", domain: "lakeuslaajakaista", town: "Seinäjoki", roles: buys, staff: 3 },
  { key: "kallavesi", name: "Kallaveden Data Oy", domain: "kallavedendata", town: "Kuopio", roles: buys, staff: 3 },
  { key: "porvoonjoki", name: "Porvoonjoen Puhelin Oy", domain: "porvoonjoki", town: "Porvoo", roles: buys, staff: 3 },
  { key: "hiidenvesi", name: "Hiidenveden Yritysverkot Oy", domain: "hiidenverkot", town: "Lohja", roles: buys, staff: 2 },
  { key: "vuoksi", name: "Vuoksen Datapalvelu Oy", domain: "vuoksendata", town: "Imatra", roles: buys, staff: 2 },
  { key: "pielinen", name: "Pielisen Laajakaista Osk", domain: "pielislaajakaista", town: "Joensuu", roles: buys, staff: 2, without: ["Inquiry"] },
  { key: "kainuu", name: "Kainuunmeren Netti Oy", domain: "kainuunmeri", town: "Kajaani", roles: buys, staff: 2 },
  { key: "raumanmeri", name: "Raumanmeren Yhteydet Oy", domain: "raumanmeri", town: "Rauma", roles: buys, staff: 2 },
  { key: "loimijoki", name: "Loimijoen Puhelin Oy", domain: "loimijoki", town: "Forssa", roles: buys, staff: 2 },
  { key: "suomenselka", name: "Suomenselän Verkko-osuuskunta", domain: "suomenselka", town: "Ylivieska", roles: buys, staff: 2, without: ["CancelOrder", "Fault"] },
  { key: "pilvisatama", name: "Pilvisatama Oy", domain: "pilvisatama", town: "Helsinki", roles: buys, retentionDays: 300, staff: 3 },
  { key: "mobiililuoto", name: "Mobiililuoto Oy", domain: "mobiililuoto", town: "Espoo", roles: buys, staff: 3 },
  { key: "kaarna", name: "Kaupunkikuitu Kaarna Oy", domain: "kaarnakuitu", town: "Lahti", roles: buys, staff: 2 },
  { key: "etelansalmi", name: "Etelänsalmen ICT Oy", domain: "etelansalmi", town: "Loviisa", roles: buys, staff: 2 },
  { key: "satakieli", name: "Satakielen Verkko Oy", domain: "satakielinet", town: "Iisalmi", roles: buys, staff: 2 },
];
