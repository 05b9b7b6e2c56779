import type { DocumentAction } from "../../documents/document-actions.ts";
import type { FieldGroup, FieldName } from "../../documents/document-fields.ts";
import type { ShownState } from "../../documents/document-states.ts";
import type { DocumentType } from "../../enumerations/document-types.ts";

type TypeWords = { one: string; many: string; added: string };

const types: Record<DocumentType, TypeWords> = {
  AvailabilityRequest: {
    one: "Saatavuuskysely",
    many: "Saatavuuskyselyt",
    added: "Saatavuuskysely lähetetty",
  },
  Inquiry: {
    one: "Tarjouspyyntö",
    many: "Tarjouspyynnöt",
    added: "Tarjouspyyntö lähetetty",
  },
  Order: { one: "Tilaus", many: "Tilaukset", added: "Tilaus lähetetty" },
  ChangeOrder: {
    one: "Muutostilaus",
    many: "Muutostilaukset",
    added: "Muutostilaus lähetetty",
  },
  CancelOrder: {
    one: "Irtisanominen",
    many: "Irtisanomiset",
    added: "Irtisanominen lähetetty",
  },
  Fault: { one: "Vikailmoitus", many: "Vikailmoitukset", added: "Vikailmoitus lähetetty" },
};

const states: Record<ShownState, string> = {
  OPEN: "Avoin",
  IN_PROCESSING: "Käsittelyssä",
  CONFIRMED: "Vahvistettu",
  IN_DELIVERY: "Toimituksessa",
  READY: "Valmis",
  CANCELLED: "Peruutettu",
  ARCHIVED: "Arkistoitu",
};

const manyInState: Record<ShownState, string> = {
  OPEN: "Avoimet",
  IN_PROCESSING: "Käsittelyssä",
  CONFIRMED: "Vahvistetut",
  IN_DELIVERY: "Toimituksessa",
  READY: "Valmiit",
  CANCELLED: "Peruutetut",
  ARCHIVED: "Arkistoidut",
};

type OfType = (type: DocumentType) => string;

const genitives: Record<DocumentType, string> = {
  AvailabilityRequest: "Saatavuuskyselyn",
  Inquiry: "Tarjouspyynnön",
  Order: "Tilauksen",
  ChangeOrder: "Muutostilauksen",
  CancelOrder: "Irtisanomisen",
  Fault: "Vikailmoituksen",
};

const genitiveFirst =
  (rest: string): OfType =>
  (type) =>
    `${genitives[type]} ${rest}`;

const dayOf = (type: DocumentType, form?: "partitive") =>
  `${type === "CancelOrder" ? "päättymispäivä" : "toimituspäivä"}${form ? "ä" : ""}`;

/** The button of each action; `type` is the document's. Source: screens.md, Words. */
const actions: Record<DocumentAction, OfType> = {
  create: (type) => `Lähetä ${objectForm[type]}`,
  edit: () => "Muokkaa",
  cancel: (type) => `Peruuta ${objectForm[type]}`,
  startProcessing: () => "Ota käsittelyyn",
  returnForCompletion: () => "Palauta täydennettäväksi",
  confirm: (type) => `Vahvista ${objectForm[type]}`,
  deliver: () => "Siirrä toimitukseen",
  signReady: () => "Kuittaa valmiiksi",
  reject: () => "Hylkää",
  cancelBySupplier: (type) => `Peruuta ${objectForm[type]}`,
  editAnswer: () => "Muokkaa vastausta",
  confirmCancellation: () => "Kuittaa peruutus",
  archive: () => "Arkistoi",
  markProcessed: () => "Merkitse käsitellyksi",
  unmarkProcessed: () => "Kumoa käsitelty-merkintä",
  orderFrom: () => "Tee tilaus",
  copy: () => "Kopioi",
  createChangeOrder: () => "Tee muutostilaus",
  createCancelOrder: () => "Irtisano",
  createFault: () => "Ilmoita vika",
  forward: () => "Välitä edelleen",
  transferToOriginal: () => "Siirrä toimitustiedot alkuperäiselle",
  askQuestion: () => "Kysy",
  answerQuestion: () => "Vastaa kysymykseen",
  withdrawQuestion: () => "Peru kysymys",
  requestCancel: () => "Pyydä peruutusta",
  requestAmend: () => "Pyydä muutosta",
  acceptRequest: () => "Hyväksy pyyntö",
  acceptWithCharge: () => "Hyväksy maksua vastaan",
  refuseRequest: () => "Hylkää pyyntö",
  acceptCharge: () => "Hyväksy maksu",
  withdrawRequest: () => "Peru pyyntö",
  lapseRequest: () => "Anna pyynnön raueta",
  reportJeopardy: () => "Ilmoita viivästysvaara",
  take: () => "Ota itsellesi",
  assign: () => "Vaihda käsittelijä",
  acceptRepair: () => "Hyväksy korjaus",
  reopenFault: () => "Avaa uudelleen",
  acceptDate: (type) => `Hyväksy uusi ${dayOf(type)}`,
  proposeDate: (type) => `Ehdota toista ${dayOf(type, "partitive")}`,
  acceptProposedDate: () => "Hyväksy ehdotettu päivä",
  refuseProposedDate: () => "Hylkää ehdotettu päivä",
  handOver: () => "Siirrä toiselle toimittajalle",
  anonymize: () => "Poista henkilötiedot",
};

/** The button that does two steps at one press, by the latter of them; others read like the latter alone. */
const inOnePress: Partial<Record<DocumentAction, string>> = { confirm: "Ota käsittelyyn ja vahvista" };

/** The object case of each type's name: "Peruuta tilaus". */
const objectForm: Record<DocumentType, string> = {
  AvailabilityRequest: "saatavuuskysely",
  Inquiry: "tarjouspyyntö",
  Order: "tilaus",
  ChangeOrder: "muutostilaus",
  CancelOrder: "irtisanominen",
  Fault: "vikailmoitus",
};

/** Told when an action has succeeded: what became of the document. Source: specification §8, suffixes. */
const done: Partial<Record<DocumentAction, OfType>> = {
  edit: (type) => `${types[type].one} tallennettu`,
  cancel: (type) => `${types[type].one} peruutettu`,
  startProcessing: (type) => `${types[type].one} otettu käsittelyyn`,
  returnForCompletion: (type) => `${types[type].one} palautettu täydennettäväksi`,
  confirm: (type) => `${types[type].one} vahvistettu`,
  deliver: (type) => `${types[type].one} siirretty toimitukseen`,
  signReady: (type) => `${types[type].one} kuitattu valmiiksi`,
  reject: (type) => `${types[type].one} hylätty`,
  cancelBySupplier: (type) => `${types[type].one} peruutettu`,
  editAnswer: genitiveFirst("vastaus tallennettu"),
  confirmCancellation: genitiveFirst("peruutus kuitattu"),
  archive: (type) => `${types[type].one} arkistoitu`,
  askQuestion: () => "Kysymys lähetetty",
  answerQuestion: () => "Vastaus lähetetty",
  withdrawQuestion: () => "Kysymys peruttu",
  requestCancel: () => "Peruutuspyyntö lähetetty",
  requestAmend: () => "Muutospyyntö lähetetty",
  acceptRequest: () => "Pyyntö hyväksytty",
  acceptWithCharge: () => "Maksu lähetetty tilaajan hyväksyttäväksi",
  refuseRequest: () => "Pyyntö hylätty",
  acceptCharge: () => "Maksu hyväksytty",
  withdrawRequest: () => "Pyyntö peruttu",
  reportJeopardy: genitiveFirst("viivästysvaarasta ilmoitettu"),
  take: (type) => `${types[type].one} on nyt sinulla`,
  assign: genitiveFirst("käsittelijä vaihdettu"),
  acceptRepair: genitiveFirst("korjaus hyväksytty"),
  reopenFault: (type) => `${types[type].one} avattu uudelleen`,
  acceptDate: genitiveFirst("uusi päivä hyväksytty"),
  proposeDate: genitiveFirst("uutta päivää ehdotettu"),
  acceptProposedDate: genitiveFirst("ehdotettu päivä hyväksytty"),
  refuseProposedDate: genitiveFirst("ehdotettu päivä hylätty"),
};

const groups: Record<FieldGroup, string> = {
  connection: "Tuote ja liittymä",
  addresses: "Osoitteet",
  customer: "Asiakas ja yhteyshenkilö",
  schedule: "Toimitusajankohta ja sopimus",
  fault: "Vika",
  billing: "Laskutus",
  references: "Viitteet",
  answer: "Toimitus",
  correction: "Vian korjaus",
  closing: "Päättyminen",
};

const fields: Record<FieldName, string> = {
  subscriberConnectionId: "Tilaajan liittymätunnus",
  modificationTypes: "Muutoksen tyypit",
  description: "Kuvaus",
  connectionTechnology: "Liittymätekniikka",
  dslType: "DSL-tyyppi",
  capacity: "Kapasiteetti",
  interface: "Rajapinta",
  connector: "Liitin",
  otherEndInterface: "B-pään rajapinta",
  otherEndConnector: "B-pään liitin",
  wavelengthTx: "Aallonpituus TX",
  wavelengthRx: "Aallonpituus RX",
  plannedLength: "Yhteyden arvioitu pituus",
  cableY: "Kaapeli Y",
  targetExchange: "Kohdekeskus",
  targetHub: "Kohdekeskitin",
  nniFromId: "NNI-tunnus, mistä",
  nniToId: "NNI-tunnus, mihin",
  connectionConfiguration: "Liittymän konfiguraatio",
  arguments: "Laite, tila ja sähkö",
  installation: "Asennus",
  targetAddress: "A-pään osoite",
  otherEndAddress: "B-pään osoite",
  passageInstructions: "Kulkuohjeet",
  customerName: "Asiakkaan nimi",
  contactName: "Yhteyshenkilön nimi",
  contactPhone: "Yhteyshenkilön puhelin",
  contactEmail: "Yhteyshenkilön sähköposti",
  requestedDate: "Toivottu päivä",
  deliveryType: "Toimitustapa",
  contractLength: "Sopimuskausi",
  endReason: "Irtisanomisen syy",
  subscriberInfo: "Lisätietoja toimittajalle",
  faultType: "Vian tyyppi",
  faultTime: "Vian alkamisaika",
  ticketNumber: "Tikettinumero",
  terminalChecked: "Päätelaitteen toiminta tarkistettu",
  configurationChecked: "Liittymän konfiguraatio tarkistettu",
  terminalLightsChecked: "Päätelaitteen valot tarkistettu",
  sla: "Palvelutaso (SLA)",
  technicalContact: "Tekninen yhteyshenkilö",
  otherInfo: "Muut tiedot",
  invoiceType: "Laskutustapa",
  billingGroupId: "Laskutusryhmä",
  billingAddress: "Laskutusosoite",
  customBillingReference: "Oma laskutusviite",
  projectId: "Projektitunnus",
  contractNumber: "Sopimusnumero",
  orderNumber: "Tilausnumero",
  followers: "Seuraajat",
  supplierConnectionId: "Toimittajan liittymätunnus",
  estimatedDeliveryTime: "Arvioitu toimitusaika",
  estimatedDeliveryDate: "Vahvistettu toimituspäivä",
  actualDeliveryDate: "Toteutunut toimituspäivä",
  connectionLength: "Yhteyden pituus",
  connectionDetails: "Liittymän tiedot",
  connectFee: "Kytkentämaksu yhteensä",
  monthlyFee: "Kuukausimaksu yhteensä",
  validUntilDate: "Voimassa asti",
  supplierInfo: "Toimittajan lisätiedot",
  correctorName: "Korjaajan nimi",
  correctionActions: "Korjaustoimenpiteet",
  correctionTime: "Korjausaika",
  severity: "Vakavuus",
  limitingActions: "Vian rajaus",
  correctionPrice: "Korjauksen hinta",
  cancelReason: "Peruutuksen syy",
  cancelledBySupplierReason: "Toimittajan peruutuksen syy",
  rejectReason: "Hylkäyksen syy",
  inProgressReason: "Palautuksen syy",
  reasonExplanation: "Syyn tarkennus",
  reopenReason: "Miksi avattiin uudelleen",
};

/** Labels that read otherwise on one type. */
const fieldsOfType: Partial<Record<DocumentType, Partial<Record<FieldName, string>>>> = {
  CancelOrder: {
    requestedDate: "Toivottu päättymispäivä",
    estimatedDeliveryDate: "Vahvistettu päättymispäivä",
    actualDeliveryDate: "Toteutunut päättymispäivä",
  },
  Fault: { description: "Vian kuvaus" },
};

export const documents = {
  types,
  objectForm,
  states,
  manyInState,
  actions,
  inOnePress,
  /** Of what was refused. */
  sendAgain: "Korjaa ja lähetä uudelleen",
  done,
  groups,
  fields,
  fieldsOfType,
  derived: {
    unconfirmedCancellation: "Peruutettu, kuittaamatta",
    returned: "Palautettu täydennettäväksi",
    reopened: "Avattu uudelleen",
    held: "Viivästyy",
    modified: "Muutettu",
    disconnected: "Irtikytketty",
    imported: "Tilaajan tuoma",
    rejected: "Hylätty",
    urgent: "Kiireellinen",
    faultBeingHandled: "Vikaa käsitellään",
    processed: "Käsitelty",
    unprocessed: "Käsittelemättä",
  },
  connection: {
    title: "Liittymä",
    titles: { faulty: "Viallinen liittymä", changed: "Liittymä, jota tämä koskee" },
    order: "Tilaus",
    forwarded: "Tilaus on välitetty:",
    orderedProduct: "Tilattu",
    none: "ei tietoa",
    ordered: (before: string, now: string) => `${now} (tilattu: ${before})`,
    changing: (before: string, next: string) => `nyt ${before} → uusi ${next}`,
  },
  tid: "Tapahtumatunnus (TID)",
  tidShort: "TID",
  cid: "Asiatunnus (CID)",
  product: "Tuote",
  products: "Tuotteet",
  price: { initial: "Kytkentämaksu", monthly: "Kuukausimaksu" },
  subscriber: "Tilaaja",
  supplier: "Toimittaja",
  state: "Tila",
  /** Of an action that is not possible yet: from which state on it is. */
  notBefore: (state: string) => `Vasta kun tila on ${state}`,
  yes: "Kyllä",
  no: "Ei",
  meters: (length: string) => `${length} m`,
};
